import { Link } from 'react-router-dom'

import { usualFile } from '#catalogue/compat/source-file.ts'
import { pathLevels, pathLabels } from '#catalogue/path.ts'
import { formatCount } from '#lib/format-count.ts'
import { safeUrl } from '#lib/safe-url.ts'
import {
  AsideSection,
  DetailAside,
  FeatureLinks,
  LeavingLink,
  EntryLinks,
} from '#routes/detail/detail-aside.tsx'
import { ExpandableEntries } from '#routes/detail/expandable-entries.tsx'
import { featureRef, specRef } from '#routes/detail/record-requests.ts'
import { SourceLinks } from '#routes/detail/source-links.tsx'
import { paths } from '#routes/paths.ts'

import { type CompatProps, siblingsOf } from './compat-entry-data.ts'
import { countShape, sectionOf, relativeShape } from './compat-entry-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** Links of the entry, shown beside its support. */
export function CompatEntryAside(props: CompatProps) {
  const { record: entry, neighbours } = props
  const features = neighbours.hits(featureRef)
  return (
    <DetailAside label="More about this entry">
      {features.length > 0 && (
        <AsideSection title="Part of">
          <FeatureLinks features={features} />
        </AsideSection>
      )}
      <Specifications {...props} />
      {entry.interface !== undefined && (
        <AsideSection title="Interface">
          <Link to={paths.compatEntry(entry.interface)}>{entry.interface.replace('api.', '')}</Link>
        </AsideSection>
      )}
      <SourceLinks
        project="browser-compat-data"
        file={entry.file ?? usualFile(entry.objectID)}
        id={entry.objectID}
      />
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
            <LeavingLink address={safeUrl(specUrl)} opens="spec">
              Definition in the spec
            </LeavingLink>
          </li>
        )}
      </ul>
    </AsideSection>
  )
}

const FEW = 24

/** The siblings of an entry: the other members of an interface, the other values of a property. */
export function CompatSiblings({ record, neighbours }: CompatProps) {
  const siblings = siblingsOf(record.objectID, neighbours.hits(relativeShape))
  // A section with hundreds of entries; the loaded siblings are the most popular ones.
  const section = sectionOf(record)
  if (siblings.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="siblings">
      <h2 id="siblings" className={styles.heading}>
        See also
      </h2>
      {section === undefined ? (
        <ExpandableEntries
          entries={siblings}
          more={`Show all ${formatCount(siblings.length)}`}
          fewer="Show fewer"
        />
      ) : (
        <>
          <EntryLinks entries={siblings.slice(0, FEW)} />
          <p className={styles.remark}>
            <span>{`Popular ${pathLabels(section)}.`}</span>{' '}
            <Link to={paths.compatWith({ tree: pathLevels(section) })}>
              {`Browse all ${formatCount(neighbours.total(countShape))}`}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
