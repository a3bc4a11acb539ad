import { Link } from 'react-router-dom'

import type { FeatureNotes, NotedParts } from '#catalogue/content.ts'
import { withIndex } from '#lib/with-index.ts'
import { BugLink, NoteText } from '#routes/detail/notes.tsx'
import { paths } from '#routes/paths.ts'
import { browserList } from '#search/rows/status-reason.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { FeaturePart } from './feature-data.ts'
import type { Remark } from './feature-notes.ts'
import { bugsByBrowser, useFeatureNotes, whereText } from './feature-notes.ts'

import detailStyles from '../detail.module.css'
import styles from './known-issues.module.css'

export type KnownIssuesProps = {
  readonly id: string
  /** For the names of the parts that notes are about. */
  readonly parts: readonly Pick<FeaturePart, 'objectID' | 'name'>[]
}

/** What is known of a feature beside its support: issues, notes and bugs. Nothing where nothing is known. */
export function KnownIssues({ id, parts }: KnownIssuesProps) {
  const notes = useFeatureNotes(id)
  if (notes.status === 'loading') return null
  if (notes.status === 'ready' && Object.keys(notes.value).length === 0) return null
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
      {issues.length > 0 && (
        <ul className={styles.notes} aria-label="Known issues">
          {withIndex(issues).map(({ place, item }) => (
            <li key={place}>
              <NoteText note={item} />
            </li>
          ))}
        </ul>
      )}
      <Remarks title="Notes on current versions" remarks={current} />
      {past.length > 0 && (
        <div className={styles.past}>
          <Disclosure label="Notes on earlier versions" hint={past.length}>
            <RemarkList label="Notes on earlier versions" remarks={past} />
          </Disclosure>
        </div>
      )}
      <PartNotes notes={notes} parts={parts} />
      <TrackedBugs notes={notes} parts={parts} />
      <Attribution notes={notes} />
    </>
  )
}

type RemarksProps = { readonly title: string; readonly remarks: readonly Remark[] }

function Remarks({ title, remarks }: RemarksProps) {
  if (remarks.length === 0) return null
  return (
    <>
      <h3 className={detailStyles.subheading}>{title}</h3>
      <RemarkList label={title} remarks={remarks} />
    </>
  )
}

type RemarkListProps = { readonly label: string; readonly remarks: readonly Remark[] }

function RemarkList({ label, remarks }: RemarkListProps) {
  return (
    <ul className={styles.notes} aria-label={label}>
      {withIndex(remarks).map(({ place, item: { note, where } }) => (
        <li key={place}>
          {where.length > 0 && <strong>{whereText(where)}: </strong>}
          <NoteText note={note} />
        </li>
      ))}
    </ul>
  )
}

function PartNotes({ notes: { parts: noted, partsTotal }, parts }: AllNotesProps) {
  if (noted === undefined) return null
  return (
    <>
      <h3 className={detailStyles.subheading}>Notes on parts</h3>
      <ul className={styles.notes} aria-label="Notes on parts">
        {withIndex(noted).map(({ place, item }) => (
          <li key={place}>
            <strong>{browserList(item.browsers).join(', ')}: </strong>
            <NoteText note={item.note} /> <PartLinks of={item} parts={parts} />
          </li>
        ))}
      </ul>
      {partsTotal !== undefined && (
        <p className={detailStyles.remark}>
          {`Showing ${noted.length} of ${partsTotal.toLocaleString('en')} notes. The page of each part has its notes.`}
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
            <strong>{name}: </strong>
            {bugs.map((bug, index) => (
              <span key={bug.url}>
                {index > 0 && '; '}
                <BugLink address={bug.url} /> <PartLinks of={bug} parts={parts} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

type PartLinksProps = Pick<KnownIssuesProps, 'parts'> & { readonly of: NotedParts }

/** The parts that something is said of, in brackets; a feature with one part needs no name of it. */
function PartLinks({ of: { keys, count }, parts }: PartLinksProps) {
  if (parts.length === 1) return null
  const named = keys.flatMap((key) => parts.find(({ objectID }) => objectID === key) ?? [])
  if (named.length === 0) return null
  return (
    <span className={styles.parts}>
      (
      {named.map(({ objectID, name }, index) => (
        <span key={objectID}>
          {index > 0 && ', '}
          <Link to={paths.compatEntry(objectID)}>
            <NameText value={name} code />
          </Link>
        </span>
      ))}
      {count > named.length && ` and ${(count - named.length).toLocaleString('en')} more`})
    </span>
  )
}

function Attribution({ notes: { caniuse, parts, tracked } }: Pick<AllNotesProps, 'notes'>) {
  const isCompat = parts !== undefined || tracked !== undefined
  return (
    <p className={detailStyles.remark}>
      {caniuse !== undefined && (
        <>
          Known issues and notes on versions: caniuse (
          {caniuse.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={`https://caniuse.com/${encodeURIComponent(id)}`}>{title}</a>
            </span>
          ))}
          ), <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.{' '}
        </>
      )}
      {isCompat && 'Parts and bugs: browser-compat-data by MDN.'}
    </p>
  )
}
