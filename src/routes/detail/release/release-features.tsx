import { useState } from 'react'
import { Link } from 'react-router-dom'

import { baselineLabels } from '#catalogue/baseline.ts'
import { formatCount } from '#lib/format-count.ts'
import { paths } from '#routes/paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { ReleaseProps } from './release-data.ts'
import { groupedFeatures, type ShippedGroup } from './release-groups.ts'
import { releaseFeature } from './release-queries.ts'

import detailStyles from '#routes/detail/detail.module.css'
import styles from './release.module.css'

/** The features that became Baseline, became usable, or gained a part in the release. */
export function ReleaseFeatures({ record: release, features, neighbours }: ReleaseProps) {
  // Most features that became Baseline are also first supported in this release. Looking there too
  // keeps the section from appearing late and pushing down the rest.
  const named = [...features, ...neighbours.hits(releaseFeature)]
  const { baseline, supported, partial } = groupedFeatures(release, { features, named })
  return (
    <>
      <FeatureSection
        id="baseline"
        title="Became Baseline"
        remark="This release completed Baseline support."
        group={baseline}
      />
      <FeatureSection
        id="features"
        title={release.first ? 'Features already supported' : 'Newly supported features'}
        group={supported}
      />
      {!release.first && <FeatureSection id="touched" title="Partial additions" group={partial} />}
    </>
  )
}

type FeatureSectionProps = {
  readonly id: string
  readonly title: string
  readonly remark?: string
  readonly group: ShippedGroup
}

const FEW = 20
const ALL = 30

function FeatureSection({ id, title, remark, group: { features, count } }: FeatureSectionProps) {
  const [isOpen, setOpen] = useState(false)
  if (features.length === 0) return null
  const isLong = features.length > ALL
  const shown = isLong && !isOpen ? features.slice(0, FEW) : features
  const known = formatCount(features.length)
  return (
    <section className={detailStyles.section} aria-labelledby={id}>
      <h2 id={id} className={detailStyles.heading}>
        <span>{title}</span> <span className={detailStyles.count}>{formatCount(count)}</span>
      </h2>
      {remark !== undefined && <p className={detailStyles.remark}>{remark}</p>}
      <ul className={styles.features}>
        {shown.map(({ objectID, name, description, baseline }) => (
          <li key={objectID} className={styles.feature}>
            <Link to={paths.feature(objectID)}>
              <NameText value={name} />
            </Link>
            <p className={styles.description}>
              <CodeText value={description} />
            </p>
            <Badge status={baseline} label={baselineLabels[baseline]} />
          </li>
        ))}
      </ul>
      {isLong && (
        <p className={detailStyles.more}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer features' : `Show all ${known} features`}
          </Button>
        </p>
      )}
      {features.length < count && (isOpen || !isLong) && (
        <p className={detailStyles.remark}>{`Showing the first ${known}.`}</p>
      )}
    </section>
  )
}
