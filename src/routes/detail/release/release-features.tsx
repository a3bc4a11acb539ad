import { FeatureLinks } from '#routes/detail/detail-aside.tsx'
import type { FeatureRef } from '#routes/detail/record-queries.ts'
import { featureRef } from '#routes/detail/record-queries.ts'

import type { ReleaseProps } from './release-data.ts'

import styles from '../detail.module.css'

/** The features that became usable, those that became Baseline by it, and those of which it brought a part. */
export function ReleaseFeatures({ record: release, features, neighbours }: ReleaseProps) {
  // The features that the record names, as far as they are there.
  const known = neighbours.hits(featureRef)
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => known.find(({ objectID }) => objectID === id) ?? [])
  const complete = features.length > 0 ? features : named(release.features)
  const inPart = release.touched.filter((id) => !complete.some(({ objectID }) => objectID === id))
  return (
    <>
      <FeatureSection
        id="baseline"
        title="Became Baseline"
        remark="This release completed Baseline support."
        count={release.completesCount}
        features={named(release.completesBaseline)}
      />
      <FeatureSection
        id="features"
        title={release.first ? 'Features already supported' : 'Newly supported features'}
        count={release.featureCount}
        features={complete}
      />
      {!release.first && (
        <FeatureSection
          id="touched"
          title="Partial additions"
          count={inPart.length + release.touchedCount - release.touched.length}
          features={named(inPart)}
        />
      )}
    </>
  )
}

type FeatureSectionProps = {
  readonly id: string
  readonly title: string
  readonly remark?: string
  /** All there are, of which `features` may be a part. */
  readonly count: number
  readonly features: readonly FeatureRef[]
}

function FeatureSection({ id, title, remark, count, features }: FeatureSectionProps) {
  if (features.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title} <span className={styles.count}>{count.toLocaleString('en')}</span>
      </h2>
      {remark !== undefined && <p className={styles.remark}>{remark}</p>}
      <div className={styles.wide}>
        <FeatureLinks features={features} />
      </div>
      {features.length < count && (
        <p className={styles.remark}>Showing the first {features.length.toLocaleString('en')}.</p>
      )}
    </section>
  )
}
