import type { ReactNode } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/indices.ts'
import { SaveToggle } from '#search/saved/save-toggle.tsx'
import type { SnapshotSource } from '#search/saved/saved-changes.ts'
import { SetSlot } from '#search/set/set-slot.tsx'
import { useLinks } from '#search/state/links.ts'
import type { Elements } from '#ui/text/elements.ts'

import type { MatchPlaces } from './highlight.ts'
import { MatchNote } from './match-note.tsx'
import type { RowProps } from './row-definition.ts'
import { RowName } from './row-name.tsx'

import styles from './result-row.module.css'

type ResultRowProps = RowProps<IndexRecord & SnapshotSource> & {
  readonly list: ListName
  /** The prefix of the link's id; the table has the same, so that Back focuses either. */
  readonly anchor: string
  readonly name: string
  /** The name with its matches. */
  readonly title: ReactNode
  /** Stands after the name. */
  readonly badge: Elements
  /** The one line below the name, cut at its end. */
  readonly line: Elements
  /** What neither badge nor cells say. */
  readonly why?: Elements
  /** Absent for rows without a verdict; null until its code is there. */
  readonly verdict?: Elements
  readonly places: MatchPlaces
  readonly cells: Elements
  /** Whether it can be added to a set. */
  readonly settable?: boolean
}

/** A result: name and badge, one line, what neither says, and cells beside them. */
export function ResultRow({ list, hit, name, savable = true, ...row }: ResultRowProps) {
  const { HitLink } = useLinks()
  const { objectID } = hit
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <RowName>
          <HitLink list={list} hit={hit} id={`${row.anchor}-${objectID}`}>
            {row.title}
          </HitLink>
        </RowName>
        {row.badge}
      </div>
      <div className={styles.line}>
        <p className={styles.text}>{row.line}</p>
        <span className={styles.tools} data-print="no">
          {savable && <SaveToggle kind={list} thing={hit} name={name} />}
          {row.settable && <SetSlot id={objectID} name={name} />}
        </span>
      </div>
      {row.why && <p className={styles.why}>{row.why}</p>}
      {row.verdict !== undefined && <p className={styles.verdict}>{row.verdict}</p>}
      <MatchNote hit={hit} places={row.places} />
      {row.cells && <div className={styles.support}>{row.cells}</div>}
    </article>
  )
}
