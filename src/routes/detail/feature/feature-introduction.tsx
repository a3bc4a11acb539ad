import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'
import { OtherStep } from '#routes/detail/baseline-way.tsx'
import { LeavingLink } from '#routes/detail/detail-aside.tsx'
import { VerdictBand } from '#routes/detail/verdict-band.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { CodeText } from '#ui/text/code-text.tsx'

import type { FeatureContent, FeaturePreview } from './feature-data.ts'
import type { FeatureDetail } from './feature-queries.ts'

import styles from '#routes/detail/detail.module.css'

type FeatureIntroductionProps = {
  readonly shown: FeaturePreview
  readonly content: FeatureContent | undefined
}

export function FeatureIntroduction({ shown: feature, content }: FeatureIntroductionProps) {
  const { baseline, description, groups, areas } = feature
  const path = groups?.lvl2?.[0] ?? groups?.lvl1?.[0] ?? groups?.lvl0?.[0] ?? areas?.[0]
  return (
    <>
      <div className={styles.facts}>
        <Badge status={baseline} label={baselineLabels[baseline]} since={baselineDay(feature)} />
        <div className={styles.context}>
          <OtherStep dates={content?.record ?? feature} />
          {path !== undefined && <span>{path.replaceAll(' > ', ' › ')}</span>}
          {content?.record.secureContext && <span>Only on https</span>}
          {content && <FeatureLinks feature={content.record} />}
        </div>
      </div>
      <p className={styles.lead}>
        <bdi>
          <CodeText value={description} />
        </bdi>
      </p>
      <VerdictBand
        support={feature.support}
        platforms={feature.platforms}
        parts={content && unnamedParts(content.record)}
        usage={content?.record.usage}
      />
    </>
  )
}

/** The reason of the status names the parts that are missing. */
function unnamedParts({ parts }: Pick<FeatureDetail, 'parts'>) {
  const { lacking: _, ...counts } = parts
  return counts
}

/** The specification, if there is one, and the documentation: what most visitors open next. */
function FeatureLinks({ feature: { specs, mdn } }: { readonly feature: FeatureDetail }) {
  const [spec, ...others] = specs
  const address = mdn && safeUrlOn('https://developer.mozilla.org', mdn)
  return (
    <>
      {spec !== undefined && others.length === 0 && (
        <LeavingLink address={safeUrl(spec.url)} opens="spec">
          Specification
        </LeavingLink>
      )}
      {address && (
        <LeavingLink address={address} opens="mdn">
          MDN
        </LeavingLink>
      )}
    </>
  )
}
