import type { ReleaseDates } from '#catalogue/content.ts'
import type { BaselineStep } from '#routes/detail/baseline-way.tsx'
import { BaselineWay } from '#routes/detail/baseline-way.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { SupportTable } from '#ui/support/support-table.tsx'

import type { FeaturePart } from './feature-data.ts'
import type { SupportedFeature } from './support-rows.ts'
import { supportRows } from './support-rows.ts'

import styles from '../detail.module.css'

type FeatureSupportProps = {
  readonly feature: SupportedFeature
  readonly parts: readonly FeaturePart[]
  readonly dates: ContentState<ReleaseDates>
  /** `YYYY-MM-DD`: the day of the data. */
  readonly today: string
  /** On its way to Baseline. */
  readonly steps: readonly BaselineStep[]
}

/** From which version on, in each browser: the whole feature, and most of it; then its way to Baseline. */
export function FeatureSupport(props: FeatureSupportProps) {
  return (
    <section className={styles.section} aria-labelledby="support">
      <h2 id="support" className={styles.heading}>
        Support
      </h2>
      <SupportTable
        caption="First version of each browser with support, and its release date"
        rowsAre="How much of it"
        columns={browserColumns}
        rows={supportRows(props)}
        roomy
      />
      {props.dates.status === 'failed' && (
        <p className={styles.remark}>
          Some release dates could not be loaded; reload the page to see them.
        </p>
      )}
      <BaselineWay steps={props.steps} />
    </section>
  )
}
