import { content } from 'virtual:content'

import { baselineSteps } from '#routes/detail/baseline-steps.ts'
import { isReleaseDates } from '#routes/detail/content-shapes.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'

import { FeatureAside } from './feature-aside.tsx'
import { FeatureCallout } from './feature-callout.tsx'
import { copyOffers } from './feature-copies.ts'
import type { FeatureDetail } from './feature-data.ts'
import { FeaturePartsTable } from './feature-parts.tsx'
import { FeatureSupport } from './feature-support.tsx'
import { NewerPartsNote } from './newer-parts-note.tsx'
import type { FeatureParts } from './use-feature.ts'
import { useFeatureNeighbours } from './use-feature.ts'

import styles from '../detail.module.css'

type FeatureBodyProps = {
  readonly feature: FeatureDetail
  readonly parts: FeatureParts
  /** The query string of the list that led here. */
  readonly from: string | undefined
}

/** Everything below the introduction, the record at hand. */
export function FeatureBody({ feature, parts, from }: FeatureBodyProps) {
  const neighbours = useFeatureNeighbours(feature)
  const dates = useContent(content.urls.releaseDates, isReleaseDates)
  const today = content.summary.asOf
  const support = { feature, parts: parts.shown, dates, today }
  return (
    <>
      <div className={styles.body}>
        <FeatureCallout feature={feature} neighbours={neighbours.features} today={today} />
        <NewerPartsNote feature={feature} parts={parts} />
        <div className={styles.actions}>
          <CopyButtons offers={copyOffers(feature)} />
        </div>
        <FeatureSupport {...support} steps={baselineSteps(feature)} />
        <FeaturePartsTable {...support} total={parts.total} />
      </div>
      <FeatureAside feature={feature} neighbours={neighbours} from={from} />
    </>
  )
}
