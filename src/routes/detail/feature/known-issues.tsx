import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { browserList } from '#catalogue/browser-list.ts'
import type { FeatureNotes, NotedParts } from '#contracts/feature-notes.ts'
import type { Note } from '#contracts/note.ts'
import { formatCount } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import { BugLink, NoteText, bugsByBrowser } from '#routes/detail/notes.tsx'
import { paths } from '#routes/paths.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { FeaturePart } from './feature-data.ts'
import { hasNoNotes, type Remark, useFeatureNotes, whereText } from './feature-notes.ts'

import detailStyles from '#routes/detail/detail.module.css'
import styles from './known-issues.module.css'

export type KnownIssuesProps = {
  readonly id: string
  readonly parts: readonly Pick<FeaturePart, 'objectID' | 'name'>[]
}

/** Known issues, notes and bugs of a feature. Renders nothing if there are none. */
export function KnownIssues({ id, parts }: KnownIssuesProps) {
  const notes = useFeatureNotes(id)
  if (notes.status === 'loading') return null
  if (notes.status === 'ready' && hasNoNotes(notes.value)) return null
  return (
    <section className={detailStyles.section} aria-labelledby="issues">
      <h2 id="issues" className={detailStyles.heading}>
        Known issues and notes
      </h2>
      {notes.status === 'ready' ? (
        <AllNotes notes={notes.value} parts={parts} />
      ) : (
        <p className={detailStyles.remark}>
          Known issues could not be loaded. Reload the page to try again.
        </p>
      )}
    </section>
  )
}

type AllNotesProps = Pick<KnownIssuesProps, 'parts'> & { readonly notes: FeatureNotes }

function AllNotes({ notes, parts }: AllNotesProps) {
  const { issues = [], remarks = [] } = notes
  const current = remarks.filter(({ past }) => past !== true)
  const past = remarks.filter((remark) => remark.past === true)
  return (
    <>
      {issues.length > 0 && <FoldedList label="Known issues" items={issues.map(noteItem)} />}
      {current.length > 0 && (
        <>
          <h3 className={detailStyles.subheading}>Notes on current versions</h3>
          <FoldedList label="Notes on current versions" items={current.map(remarkItem)} />
        </>
      )}
      {past.length > 0 && (
        <div className={styles.folded}>
          <Disclosure label="Notes on earlier versions" hint={past.length}>
            <NoteList label="Notes on earlier versions" items={past.map(remarkItem)} />
          </Disclosure>
        </div>
      )}
      <PartNotes notes={notes} parts={parts} />
      <TrackedBugs notes={notes} parts={parts} />
      <Attribution notes={notes} />
    </>
  )
}

type NoteListProps = { readonly label: string; readonly items: readonly ReactNode[] }

function NoteList({ label, items }: NoteListProps) {
  return (
    <ul className={styles.notes} aria-label={label}>
      {withIndex(items).map(({ place, item }) => (
        <li key={place}>
          <p>{item}</p>
        </li>
      ))}
    </ul>
  )
}

const FEW = 4

function FoldedList({ label, items }: NoteListProps) {
  const isLong = items.length > FEW + 1
  const rest = isLong ? items.slice(FEW) : []
  return (
    <>
      <NoteList label={label} items={isLong ? items.slice(0, FEW) : items} />
      {isLong && (
        <div className={styles.folded}>
          <Disclosure label={`More ${label.toLowerCase()}`} hint={rest.length}>
            <NoteList label={`More ${label.toLowerCase()}`} items={rest} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

function noteItem(note: Note): ReactNode {
  return <NoteText note={note} />
}

function remarkItem({ note, where }: Remark): ReactNode {
  return (
    <>
      {where.length > 0 && <strong>{`${whereText(where)}: `}</strong>}
      <NoteText note={note} />
    </>
  )
}

function PartNotes({ notes: { parts: noted, partsTotal }, parts }: AllNotesProps) {
  if (noted === undefined) return null
  return (
    <>
      <h3 className={detailStyles.subheading}>Notes on parts</h3>
      <FoldedList
        label="Notes on parts"
        items={noted.map((item) => (
          <>
            <strong>{`${browserList(item.browsers).join(', ')}: `}</strong>
            <NoteText note={item.note} /> <PartLinks of={item} parts={parts} />
          </>
        ))}
      />
      {partsTotal !== undefined && (
        <p className={detailStyles.remark}>
          {`Showing ${noted.length} of ${formatCount(partsTotal)} notes. The page of each part has its notes.`}
        </p>
      )}
    </>
  )
}

function TrackedBugs({ notes: { tracked }, parts }: AllNotesProps) {
  if (tracked === undefined) return null
  return (
    <>
      <h3 className={detailStyles.subheading}>Missing parts are tracked in</h3>
      <ul className={styles.notes} aria-label="Missing parts are tracked in">
        {bugsByBrowser(tracked).map(({ name, bugs }) => (
          <li key={name}>
            <p>
              <strong>{`${name}: `}</strong>
              {bugs.map((bug, index) => (
                <span key={bug.url}>
                  {index > 0 && <span>; </span>}
                  <BugLink address={bug.url} /> <PartLinks of={bug} parts={parts} />
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

type PartLinksProps = Pick<KnownIssuesProps, 'parts'> & { readonly of: NotedParts }

/** The parts that a note concerns, in brackets; omitted for a feature with one part. */
function PartLinks({ of: { keys, count }, parts }: PartLinksProps) {
  if (parts.length === 1) return null
  const named = keys.flatMap((key) => parts.find(({ objectID }) => objectID === key) ?? [])
  if (named.length === 0) return null
  return (
    <span className={styles.parts}>
      (
      {named.map(({ objectID, name }, index) => (
        <span key={objectID}>
          {index > 0 && <span>, </span>}
          <Link to={paths.compatEntry(objectID)}>
            <NameText value={name} code />
          </Link>
        </span>
      ))}
      <span>{`${count > named.length ? ` and ${formatCount(count - named.length)} more` : ''})`}</span>
    </span>
  )
}

function Attribution({ notes: { caniuse, parts, tracked } }: Pick<AllNotesProps, 'notes'>) {
  const isCompat = parts !== undefined || tracked !== undefined
  return (
    <p className={detailStyles.remark}>
      {caniuse !== undefined && (
        <>
          <span>Known issues and notes on versions: caniuse (</span>
          {caniuse.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && <span>, </span>}
              <a href={`https://caniuse.com/${encodeURIComponent(id)}`}>{title}</a>
            </span>
          ))}
          <span>), </span>
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
          <span>.</span>{' '}
        </>
      )}
      {isCompat && <span>Parts and bugs: browser-compat-data by MDN.</span>}
    </p>
  )
}
