import { useState } from 'react'

import { changeLabels } from '#catalogue/history/support-state.ts'
import { formatCount } from '#lib/format-count.ts'
import { EntryLinks } from '#routes/detail/detail-aside.tsx'
import { ExpandableEntries } from '#routes/detail/expandable-entries.tsx'

import { entriesByArea, type EntriesOfArea, type ReleaseProps } from './release-data.ts'
import { filterEntries } from './release-groups.ts'

import detailStyles from '#routes/detail/detail.module.css'
import styles from './release.module.css'

const FEW = 12

/** The added compat entries by area. */
export function ReleaseEntries({ record: release, entries }: ReleaseProps) {
  const [filter, setFilter] = useState('')
  const { compatCount, first } = release
  if (compatCount === 0) return null
  const areas = entriesByArea(release.compatByArea, entries)
  const found = filterEntries(entries, filter)
  return (
    <section className={detailStyles.section} aria-labelledby="shipped">
      <h2 id="shipped" className={detailStyles.heading}>
        <span>{first ? 'Already supported' : changeLabels.added}</span>{' '}
        <span className={detailStyles.count}>{formatCount(compatCount)}</span>
      </h2>
      {entries.length > FEW && (
        <EntryFilter
          value={filter}
          onChange={setFilter}
          found={found.length}
          total={entries.length}
        />
      )}
      {areas.map((area) => (
        <AreaEntries key={area.area} area={area} filter={filter} />
      ))}
    </section>
  )
}

type EntryFilterProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly found: number
  readonly total: number
}

function EntryFilter({ value, onChange, found, total }: EntryFilterProps) {
  const text = value.trim()
  const all = formatCount(total)
  const count = `${formatCount(found)} of ${all} ${total === 1 ? 'change' : 'changes'}`
  return (
    <div className={styles.filter} data-print="no">
      <input
        type="text"
        aria-label="Filter changes"
        placeholder="Filter changes"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('')
        }}
      />
      <output>{text !== '' && (found === 0 ? `No changes match “${text}”.` : count)}</output>
    </div>
  )
}

type AreaEntriesProps = { readonly area: EntriesOfArea; readonly filter: string }

function AreaEntries({ area: { area, count, entries }, filter }: AreaEntriesProps) {
  const isFiltered = filter.trim() !== ''
  const found = filterEntries(entries, filter)
  const all = entries.length === count ? 'all' : 'the first'
  if (isFiltered && found.length === 0) return null
  return (
    <>
      <h3 className={detailStyles.subheading}>
        <span>{area}</span>{' '}
        <span className={detailStyles.count}>{formatCount(isFiltered ? found.length : count)}</span>
      </h3>
      {isFiltered ? (
        <EntryLinks entries={found} />
      ) : (
        <ExpandableEntries
          entries={entries}
          more={`Show ${all} ${formatCount(entries.length)} ${area} changes`}
          fewer={`Show fewer ${area} changes`}
        />
      )}
      {entries.length > 0 && entries.length < count && (
        <p className={detailStyles.remark}>
          {`Showing the ${formatCount(entries.length)} most popular.`}
        </p>
      )}
    </>
  )
}
