import { Link } from 'react-router-dom'

import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'
import {
  AsideSection,
  DetailAside,
  FeatureLinks,
  LeavingLink,
  UsageSection,
} from '#routes/detail/detail-aside.tsx'
import { featureRef, specRef } from '#routes/detail/record-queries.ts'
import { paths } from '#routes/paths.ts'

import type { CompatProps } from './compat-entry-data.ts'

import styles from '../detail.module.css'

/** What the entry points at, beside its support. */
export function CompatEntryAside(props: CompatProps) {
  const { record: entry, neighbours } = props
  const features = neighbours.hits(featureRef)
  const mdn = entry.mdn && safeUrlOn('https://developer.mozilla.org', entry.mdn)
  return (
    <DetailAside label="More about this entry">
      {features.length > 0 && (
        <AsideSection title={features.length === 1 ? 'Part of' : 'Part of several'}>
          <FeatureLinks features={features} />
        </AsideSection>
      )}
      <Specifications {...props} />
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
      <UsageSection usage={entry.usage} what="it" />
    </DetailAside>
  )
}

function Specifications({ record: { specUrl }, neighbours }: CompatProps) {
  const specs = neighbours.hits(specRef)
  if (specs.length === 0 && specUrl === undefined) return null
  return (
    <AsideSection title={specs.length > 1 ? 'Specifications' : 'Specification'}>
      <ul className={styles.links}>
        {specs.map(({ objectID, title, org, status, maturity }) => (
          <li key={objectID}>
            <Link to={paths.spec(objectID)}>{title}</Link>
            <span className={styles.linkNote}>{`${org} · ${maturity ?? status}`}</span>
          </li>
        ))}
        {specUrl !== undefined && (
          <li>
            <LeavingLink address={safeUrl(specUrl)}>Where it is defined</LeavingLink>
          </li>
        )}
      </ul>
    </AsideSection>
  )
}
