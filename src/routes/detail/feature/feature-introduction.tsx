import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import { DetailVerdict } from '#routes/detail/detail-verdict.tsx'
import { SaveToggle } from '#search/saved/save-toggle.tsx'
import { SetSlot } from '#search/set/set-slot.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { CodeText } from '#ui/text/code-text.tsx'

import type { FeaturePreview } from './feature-data.ts'

import styles from '#routes/detail/detail.module.css'

type FeatureIntroductionProps = {
  readonly shown: FeaturePreview
}

export function FeatureIntroduction({ shown: feature }: FeatureIntroductionProps) {
  const { baseline, description, groups, areas } = feature
  const path = groups?.lvl2?.[0] ?? groups?.lvl1?.[0] ?? groups?.lvl0?.[0] ?? areas?.[0]
  return (
    <>
      <div className={styles.facts}>
        <Badge status={baseline} label={baselineLabels[baseline]} since={baselineDay(feature)} />
        {path !== undefined && <span>{path.replaceAll(' > ', ' › ')}</span>}
        <SaveToggle kind="features" thing={feature} name={feature.name} worded />
        <span className={styles.tool}>
          <SetSlot id={feature.objectID} name={feature.name} worded />
        </span>
      </div>
      <p className={styles.lead}>
        <bdi>
          <CodeText value={description} />
        </bdi>
      </p>
      <DetailVerdict support={feature.support} platforms={feature.platforms} />
    </>
  )
}
