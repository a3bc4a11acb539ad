import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'
import {
  AsideSection,
  DetailAside,
  FeatureLinks,
  LeavingLink,
} from '#routes/detail/detail-aside.tsx'
import { paths } from '#routes/paths.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'

import type { CompatDetail } from './compat-entry-data.ts'
import type { CompatNeighbours } from './use-compat-entry.ts'

import styles from '../detail.module.css'

type CompatEntryAsideProps = {
  readonly entry: CompatDetail
  readonly neighbours: CompatNeighbours
}

/** What the entry points at, beside its support. */
export function CompatEntryAside({ entry, neighbours }: CompatEntryAsideProps) {
  const mdn = entry.mdn && safeUrlOn('https://developer.mozilla.org', entry.mdn)
  return (
    <DetailAside label="More about this entry">
      {neighbours.features.length > 0 && (
        <AsideSection title={neighbours.features.length === 1 ? 'Part of' : 'Part of several'}>
          <FeatureLinks features={neighbours.features} />
        </AsideSection>
      )}
      <Specifications entry={entry} neighbours={neighbours} />
      {mdn && (
        <AsideSection title="Documentation">
          <LeavingLink address={mdn}>MDN</LeavingLink>
        </AsideSection>
      )}
      {entry.interface !== undefined && (
        <AsideSection title="Interface">
          <Link to={paths.compatEntry(entry.interface)}>{entry.interface.replace('api.', '')}</Link>
        </AsideSection>
      )}
      <AsideSection title="Usage">
        <p>
          <strong className={styles.figure}>{formatPercent(entry.usage)}</strong>
          of visitors can use it, of {formatPercent(content.summary.trackedUsage)} whose browser is
          known.
          <span className={styles.linkNote}>Approximate; StatCounter through caniuse.</span>
        </p>
      </AsideSection>
    </DetailAside>
  )
}

function Specifications({ entry, neighbours }: CompatEntryAsideProps) {
  const { specs } = neighbours
  if (specs.length === 0 && entry.specUrl === undefined) return null
  return (
    <AsideSection title={specs.length > 1 ? 'Specifications' : 'Specification'}>
      <ul className={styles.links}>
        {specs.map(({ objectID, title, org, status, maturity }) => (
          <li key={objectID}>
            <Link to={paths.spec(objectID)}>{title}</Link>
            <span className={styles.linkNote}>{`${org} · ${maturity ?? status}`}</span>
          </li>
        ))}
        {entry.specUrl !== undefined && (
          <li>
            <LeavingLink address={safeUrl(entry.specUrl)}>Where it is defined</LeavingLink>
          </li>
        )}
      </ul>
    </AsideSection>
  )
}
