import { changeLabels } from '#catalogue/history/support-state.ts'
import { formatCount } from '#lib/format-count.ts'
import { ExpandableEntries } from '#routes/detail/expandable-entries.tsx'

import type { ReleaseProps } from './release-data.ts'
import { changedShapes, countOfChange, type OtherChange, otherChanges } from './release-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** What the release removed, and the entries whose support changed in another way. */
export function ReleaseChanges({ record, neighbours }: ReleaseProps) {
  return otherChanges
    .map((kind) => ({ kind, count: countOfChange(record, kind) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => (
      <ChangeSection
        key={kind}
        kind={kind}
        count={count}
        entries={neighbours.hits(changedShapes[kind])}
      />
    ))
}

type ChangeSectionProps = {
  readonly kind: OtherChange
  readonly count: number
  readonly entries: readonly { readonly objectID: string; readonly name: string }[]
}

function ChangeSection({ kind, count, entries }: ChangeSectionProps) {
  const isCut = entries.length > 0 && entries.length < count
  return (
    <section className={styles.section} aria-labelledby={kind}>
      <h2 id={kind} className={styles.heading}>
        <span>{changeLabels[kind]}</span> <span className={styles.count}>{formatCount(count)}</span>
      </h2>
      <ExpandableEntries
        entries={entries}
        more={`Show ${isCut ? 'the first' : 'all'} ${formatCount(entries.length)}`}
        fewer="Show fewer"
      />
      {isCut && (
        <p
          className={styles.remark}
        >{`Showing the ${formatCount(entries.length)} most popular.`}</p>
      )}
    </section>
  )
}
