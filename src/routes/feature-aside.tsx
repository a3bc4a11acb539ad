import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { baselineWords } from '#catalogue/baseline.ts'
import type { SpecLink } from '#catalogue/features/record.ts'
import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'
import { BaselineShape } from '#ui/baseline-shape.tsx'
import { LeaveIcon } from '#ui/icon.tsx'
import { NameText } from '#ui/name-text.tsx'
import { formatPercent } from '#ui/usage-bar.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import type { FeatureDetail, FeatureNeighbour, FeatureSpec } from './feature-data.ts'
import { paths } from './paths.ts'
import type { FeatureNeighbours } from './use-feature.ts'

import styles from './feature.module.css'

type FeatureAsideProps = {
  readonly feature: FeatureDetail
  readonly neighbours: FeatureNeighbours
  /** The query string of the list that led here. */
  readonly from: string | undefined
}

/** What the feature points at, beside its support. */
export function FeatureAside({ feature, neighbours, from }: FeatureAsideProps) {
  return (
    <aside className={styles.aside} aria-label="More about this feature">
      {feature.specs.length > 0 && (
        <AsideSection title={feature.specs.length === 1 ? 'Specification' : 'Specifications'}>
          <ul className={styles.links}>
            {feature.specs.map((link) => (
              <SpecItem key={link.url} link={link} specs={neighbours.specs} />
            ))}
          </ul>
        </AsideSection>
      )}
      <Documentation feature={feature} />
      <AsideSection title="Usage">
        <p>
          <strong className={styles.figure}>{formatPercent(feature.usage)}</strong>
          of visitors can use every part, of {formatPercent(content.summary.trackedUsage)} whose
          browser is known.
          <span className={styles.linkNote}>Approximate; StatCounter through caniuse.</span>
        </p>
      </AsideSection>
      <Related feature={feature} neighbours={neighbours.features} from={from} />
    </aside>
  )
}

function AsideSection({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

type SpecItemProps = { readonly link: SpecLink; readonly specs: readonly FeatureSpec[] }

function SpecItem({ link, specs }: SpecItemProps) {
  const spec = specs.find((candidate) => candidate.objectID === link.id)
  // A line of its height until it is known, so that nothing below it moves.
  const known = spec === undefined ? '\u00A0' : `${spec.org} · ${spec.maturity ?? spec.status}`
  const standing = link.id === undefined ? 'Explainer or proposal' : known
  return (
    <li>
      <LeavingLink address={safeUrl(link.url)}>{link.title}</LeavingLink>
      <span className={styles.linkNote}>{standing}</span>
    </li>
  )
}

function Documentation({ feature }: { readonly feature: FeatureDetail }) {
  const mdn = feature.mdn && safeUrlOn('https://developer.mozilla.org', feature.mdn)
  const caniuse = (feature.caniuse ?? []).map(
    (id) => `https://caniuse.com/${encodeURIComponent(id)}`,
  )
  if (!mdn && caniuse.length === 0) return null
  return (
    <AsideSection title="Documentation">
      <ul className={styles.links}>
        {mdn && (
          <li>
            <LeavingLink address={mdn}>MDN</LeavingLink>
          </li>
        )}
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
  readonly neighbours: readonly FeatureNeighbour[]
  readonly from: string | undefined
}

/** In the order of the record, which is by how much they share; those that the index does not know are left out. */
function Related({ feature, neighbours, from }: RelatedProps) {
  const related = feature.related.flatMap(
    (id) => neighbours.find((neighbour) => neighbour.objectID === id) ?? [],
  )
  if (related.length === 0) return null
  return (
    <AsideSection title="Related">
      <ul className={styles.links}>
        {related.map(({ objectID, name, baseline }) => (
          <li key={objectID} className={styles.related}>
            <Link to={paths.feature(objectID)} state={{ from }}>
              <NameText value={name} />
            </Link>
            <span className={styles.shape} data-status={baseline} title={baselineWords[baseline]}>
              <BaselineShape name={baseline} />
              <VisuallyHidden>{baselineWords[baseline]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </AsideSection>
  )
}

type LeavingLinkProps = {
  /** Undefined where the record's address is no harmless one: then the words stay, without a link. */
  readonly address: string | undefined
  readonly children: ReactNode
}

function LeavingLink({ address, children }: LeavingLinkProps) {
  if (address === undefined) return <bdi>{children}</bdi>
  return (
    <a href={address} className={styles.leaving}>
      <bdi>{children}</bdi>
      <span className={styles.glued} aria-hidden="true">
        {'\u2060'}
        <LeaveIcon />
      </span>
    </a>
  )
}
