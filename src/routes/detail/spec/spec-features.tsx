import { Link } from 'react-router-dom'

import { formatCount } from '#lib/format-count.ts'
import { FeatureLinks } from '#routes/detail/detail-aside.tsx'
import type { FeatureRef } from '#routes/detail/record-requests.ts'
import { paths } from '#routes/paths.ts'

import { inOrderOfIds } from './spec-data.ts'
import type { SpecDetail } from './spec-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** The number of features shown here; more would push the entries out of reach. */
const FEW = 24

type SpecFeaturesProps = {
  readonly spec: SpecDetail
  readonly features: readonly FeatureRef[]
}

/** The features of a specification, with their Baseline status. */
export function SpecFeatures({ spec, features }: SpecFeaturesProps) {
  const few = spec.features.slice(0, FEW)
  if (few.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        <span>{spec.featureCount === 1 ? 'Feature' : 'Features'}</span>{' '}
        <span className={styles.count}>{formatCount(spec.featureCount)}</span>
      </h2>
      <div className={styles.columns}>
        {features.length > 0 ? (
          <FeatureLinks features={inOrderOfIds(few, features)} />
        ) : (
          <ul className={styles.links} aria-hidden="true">
            {/* Room for those that are loading. */}
            {few.map((id) => (
              <li key={id} className={styles.related} />
            ))}
          </ul>
        )}
      </div>
      {few.length < spec.featureCount && (
        <p className={styles.remark}>
          <Link to={paths.featuresWith({ facets: { spec: [spec.shortTitle] } })}>
            {`Browse all ${formatCount(spec.featureCount)}`}
          </Link>
        </p>
      )}
    </section>
  )
}
