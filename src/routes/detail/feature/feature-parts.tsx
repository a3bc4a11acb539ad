import type { ReleaseDates } from '#catalogue/content.ts'
import { PartsTable } from '#routes/detail/parts-table.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'

import type { FeatureDetail, FeaturePart } from './feature-data.ts'
import { blockingFirst } from './odd-parts.ts'

import styles from '../detail.module.css'

type FeaturePartsTableProps = {
  readonly feature: FeatureDetail
  readonly parts: readonly FeaturePart[]
  readonly dates: ContentState<ReleaseDates>
  /** `YYYY-MM-DD`: the day of the data. */
  readonly today: string
  /** All parts, of which `parts` may be the first thousand. */
  readonly total: number
}

/** The compat entries that make up the feature, those that keep it back first. */
export function FeaturePartsTable({ feature, parts, ...rest }: FeaturePartsTableProps) {
  if (parts.length === 0) return <NoParts count={feature.compatCount} />
  return (
    <PartsTable
      title="Parts"
      rowsAre="Part"
      caption="Support of each part"
      entries={blockingFirst(parts)}
      {...rest}
    />
  )
}

function NoParts({ count }: { readonly count: number }) {
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts" className={styles.heading}>
        Parts
      </h2>
      <p className={styles.remark}>
        {count === 0
          ? 'The compatibility data does not break this feature down into parts.'
          : 'The parts of this feature are no longer in the compatibility data.'}
      </p>
    </section>
  )
}
