import { vendorNames } from '#catalogue/features/opinions.ts'
import type { FeatureElsewhere, VendorPosition } from '#contracts/feature-notes.ts'
import { pluralize } from '#lib/format-count.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { LeavingLink } from '#routes/detail/detail-aside.tsx'
import { bugName, bugsByBrowser } from '#routes/detail/notes.tsx'
import type { Elements } from '#ui/text/elements.ts'

import {
  chromeStatusLinks,
  type ElsewhereLink,
  elsewhereTitle,
  shareText,
  useElsewhere,
} from './feature-elsewhere.ts'
import type { FeatureDetail } from './feature-queries.ts'

import styles from '#routes/detail/detail.module.css'

type ElsewhereSectionProps = { readonly feature: FeatureDetail }

/**
 * What vendors, developers and tests say about the feature. Renders nothing if they say nothing,
 * and only links if the feature is everywhere.
 */
export function ElsewhereSection({ feature }: ElsewhereSectionProps) {
  const elsewhere = useElsewhere(feature.objectID)
  if (elsewhere === undefined) return null
  const title = elsewhereTitle(elsewhere, feature.baseline)
  return (
    <section className={styles.section} aria-labelledby="elsewhere">
      <h2 id="elsewhere" className={styles.heading}>
        {title ?? 'Further links'}
      </h2>
      {title === undefined ? <Links of={elsewhere} /> : <Facts of={elsewhere} />}
    </section>
  )
}

type PartProps = { readonly of: FeatureElsewhere }

function Links({ of: elsewhere }: PartProps) {
  const { positions = [], interop = [], pageLoads, tests } = elsewhere
  const [entry] = chromeStatusLinks(elsewhere)
  const links: readonly ElsewhereLink[] = [
    ...(tests === undefined ? [] : [{ label: 'web-platform-tests', address: tests }]),
    ...(entry === undefined ? [] : [{ ...entry, label: 'Chrome Platform Status' }]),
    ...(pageLoads === undefined ? [] : [{ label: 'Use in Chrome', address: pageLoads.url }]),
    ...interop.slice(-1).map(({ year, url }) => ({ label: `Interop ${year}`, address: url })),
    ...positions.map(({ vendor, url }) => ({
      label: `Position of ${vendorNames[vendor]}`,
      address: url,
    })),
  ]
  return (
    <ul className={styles.columns}>
      {links.map(({ label, address }) => (
        <li key={address}>
          <LeavingLink address={safeUrl(address)}>{label}</LeavingLink>
        </li>
      ))}
    </ul>
  )
}

function Facts({ of: elsewhere }: PartProps) {
  const { positions = [], bugs = [], votes, interop = [], pageLoads, tests } = elsewhere
  const years = interop.map(({ year, url }) => ({ label: String(year), address: url }))
  const entries = chromeStatusLinks(elsewhere)
  return (
    <ul className={styles.links}>
      {positions.map((position) => (
        <Position key={position.url} position={position} />
      ))}
      {bugsByBrowser(bugs).map(({ name, bugs: of }) => (
        <Fact key={name} name={of.length === 1 ? `Bug in ${name}` : `Bugs in ${name}`}>
          <Row links={of.map(({ url }) => ({ label: bugName(url), address: url }))} />
        </Fact>
      ))}
      {votes !== undefined && (
        <Fact name="Developers">
          <Row links={[{ label: votesText(votes.count), address: votes.url }]} />
        </Fact>
      )}
      {pageLoads !== undefined && (
        <Fact name="Use">
          <Row
            links={[
              {
                label: `${shareText(pageLoads.share)} of page loads in Chrome`,
                address: pageLoads.url,
              },
            ]}
          />
        </Fact>
      )}
      {years.length > 0 && (
        <Fact name="Interop">
          <Row links={years} />
        </Fact>
      )}
      {entries.length > 0 && (
        <Fact name="Chrome Platform Status">
          <Row links={entries} />
        </Fact>
      )}
      {tests !== undefined && (
        <Fact name="Test results">
          <Row links={[{ label: 'web-platform-tests', address: tests }]} />
        </Fact>
      )}
    </ul>
  )
}

function votesText(count: number): string {
  return count === 0 ? 'be the first to vote' : `${pluralize(count, 'vote', 'votes')}, add yours`
}

type FactProps = { readonly name: string; readonly children: Elements }

function Fact({ name, children }: FactProps) {
  return (
    <li>
      <strong>{`${name}: `}</strong>
      {children}
    </li>
  )
}

/** The vendor's own word, with what it is concerned about. */
function Position({ position: { vendor, position, concerns, url } }: PositionProps) {
  return (
    <Fact name={vendorNames[vendor]}>
      <Row links={[{ label: position === '' ? 'no position yet' : position, address: url }]} />
      {concerns.length > 0 && <span>{`, concerned about ${concerns.join(', ')}`}</span>}
    </Fact>
  )
}

type PositionProps = { readonly position: VendorPosition }

function Row({ links }: { readonly links: readonly ElsewhereLink[] }) {
  return links.map(({ label, address }, index) => (
    <span key={address}>
      {index > 0 && <span>, </span>}
      <LeavingLink address={safeUrl(address)}>{label}</LeavingLink>
    </span>
  ))
}
