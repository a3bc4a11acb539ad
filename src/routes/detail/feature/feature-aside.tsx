import type { SpecLink } from '#catalogue/features/record.ts'
import { safeUrl } from '#lib/safe-url.ts'
import {
  AsideSection,
  DetailAside,
  FeatureItems,
  FeatureLinks,
  LeavingLink,
  type ListedFeature,
} from '#routes/detail/detail-aside.tsx'
import {
  type FeatureRef,
  featureRef,
  type SpecRef,
  specRef,
} from '#routes/detail/record-requests.ts'
import { SourceLinks } from '#routes/detail/source-links.tsx'
import { lazyAfterLoad } from '#routes/layout/lazy-after-load.tsx'

import type { FeatureProps } from './feature-data.ts'
import type { FeatureDetail } from './feature-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** Links of the feature, shown beside its support. */
export function FeatureAside({ record: feature, neighbours, from }: FeatureProps) {
  const specs = neighbours.hits(specRef)
  return (
    <DetailAside label="More about this feature">
      {feature.specs.length > 0 && (
        <AsideSection title={feature.specs.length === 1 ? 'Specification' : 'Specifications'}>
          <ul className={styles.links}>
            {feature.specs.map((link) => (
              <SpecItem key={link.url} link={link} specs={specs} />
            ))}
          </ul>
        </AsideSection>
      )}
      <Documentation feature={feature} />
      <SourceLinks
        project="web-features"
        file={`features/${feature.objectID}.yml`}
        id={feature.objectID}
      />
      <Related feature={feature} neighbours={neighbours.hits(featureRef)} from={from} />
    </DetailAside>
  )
}

type SpecItemProps = { readonly link: SpecLink; readonly specs: readonly SpecRef[] }

function SpecItem({ link, specs }: SpecItemProps) {
  const spec = specs.find((candidate) => candidate.objectID === link.id)
  // An empty line until the note is loaded, so that nothing below it moves.
  const known = spec === undefined ? '\u00A0' : `${spec.org} · ${spec.maturity ?? spec.status}`
  const standing = link.id === undefined ? 'Explainer or proposal' : known
  return (
    <li>
      <LeavingLink address={safeUrl(link.url)} opens="spec">
        {link.title}
      </LeavingLink>
      <span className={styles.linkNote}>{standing}</span>
    </li>
  )
}

function Documentation({ feature }: { readonly feature: FeatureDetail }) {
  const caniuse = (feature.caniuse ?? []).map(
    (id) => `https://caniuse.com/${encodeURIComponent(id)}`,
  )
  if (caniuse.length === 0) return null
  return (
    <AsideSection title="Documentation">
      <ul className={styles.links}>
        {caniuse.map((address, index) => (
          <li key={address}>
            <LeavingLink address={address}>
              {caniuse.length === 1 ? 'caniuse' : `caniuse: ${feature.caniuse?.[index]}`}
            </LeavingLink>
          </li>
        ))}
      </ul>
    </AsideSection>
  )
}

type RelatedProps = {
  readonly feature: FeatureDetail
  readonly neighbours: readonly FeatureRef[]
  readonly from: string | undefined
}

const MOST_RECOMMENDED = 6

/**
 * The record's related features in its order, by how much they share, without those missing from
 * the index; then the provider's recommendations. At the end of the column, so that nothing moves
 * when they load. The first ones stand outside `Recommended`, which replaces what it has rendered.
 */
function Related({ feature, neighbours, from }: RelatedProps) {
  const related = feature.related.flatMap(
    (id) => neighbours.find((neighbour) => neighbour.objectID === id) ?? [],
  )
  const more = (
    <Recommended relatedTo={feature.objectID} most={MOST_RECOMMENDED}>
      {(recommended) => {
        const others = without(recommended, related)
        if (related.length > 0) return <FeatureItems features={others} from={from} />
        return (
          others.length > 0 && (
            <AsideSection title="Related">
              <FeatureLinks features={others} from={from} />
            </AsideSection>
          )
        )
      }}
    </Recommended>
  )
  if (related.length === 0) return feature.related.length === 0 ? more : null
  return (
    <AsideSection title="Related">
      <ul className={styles.links}>
        <FeatureItems features={related} from={from} />
        {more}
      </ul>
    </AsideSection>
  )
}

function without(
  features: readonly ListedFeature[],
  known: readonly ListedFeature[],
): readonly ListedFeature[] {
  return features.filter(({ objectID }) => !known.some((other) => other.objectID === objectID))
}

/** Passes the recommended features to its children; an empty list until they are loaded. */
const Recommended = lazyAfterLoad(
  async () => (await import('#search/insights/recommended-features.tsx')).RecommendedFeatures,
  ({ children }) => children([]),
)
