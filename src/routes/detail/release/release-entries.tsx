import { ExpandableEntries } from '#routes/detail/expandable-entries.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { EntriesOfArea, ReleaseDetail, ReleaseProps } from './release-data.ts'
import { entriesByArea } from './release-data.ts'

import styles from '../detail.module.css'

/** The compat entries that shipped, by area; of browsers outside the core only their names are known. */
export function ReleaseEntries({ record: release, entries }: ReleaseProps) {
  const { compatCount, first } = release
  if (compatCount === 0) return null
  const areas = entriesByArea(release.compatByArea, entries)
  return (
    <section className={styles.section} aria-labelledby="shipped">
      <h2 id="shipped" className={styles.heading}>
        {first ? 'Already supported' : 'Changes'}{' '}
        <span className={styles.count}>{compatCount.toLocaleString('en')}</span>
      </h2>
      {entries.length === 0 ? (
        <Terms release={release} areas={areas} />
      ) : (
        areas.map((area) => <AreaEntries key={area.area} area={area} />)
      )}
    </section>
  )
}

function AreaEntries({ area: { area, count, entries } }: { readonly area: EntriesOfArea }) {
  const all = entries.length === count ? 'all' : 'the first'
  return (
    <>
      <h3 className={styles.subheading}>
        {area} <span className={styles.count}>{count.toLocaleString('en')}</span>
      </h3>
      <ExpandableEntries
        entries={entries}
        more={`Show ${all} ${entries.length.toLocaleString('en')} ${area} changes`}
        fewer={`Show fewer ${area} changes`}
      />
      {entries.length > 0 && entries.length < count && (
        <p className={styles.remark}>
          {`Showing the ${entries.length.toLocaleString('en')} most popular.`}
        </p>
      )}
    </>
  )
}

type TermsProps = {
  readonly release: ReleaseDetail
  readonly areas: readonly EntriesOfArea[]
}

function Terms({ release: { terms, compatCount }, areas }: TermsProps) {
  return (
    <>
      <p className={styles.remark}>
        {areas.map(({ area, count }) => `${area} ${count.toLocaleString('en')}`).join(' · ')}
      </p>
      <ul className={styles.columns}>
        {Array.from(new Set(terms), (term) => (
          <li key={term}>
            <NameText value={term} code />
          </li>
        ))}
      </ul>
      {terms.length < compatCount && (
        <p className={styles.remark}>Showing the {terms.length} most popular.</p>
      )}
    </>
  )
}
