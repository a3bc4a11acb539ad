import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'

import type { PageSummary } from '#contracts/content.ts'
import { views } from '#contracts/views.ts'
import { formatCount } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { capitalized } from '#lib/sentence.ts'
import { type KeptState, keptState } from '#offline/page/kept-state.ts'
import { offlineHref } from '#offline/page/offline-place.ts'
import { lists } from '#search/lists/all.ts'
import { useStore } from '#search/state/use-store.ts'

import type { StatusFinding } from './status-check.ts'
import { differenceText, type IndexState, relativeAge } from './status-data.ts'

import styles from './status.module.css'

type FactProps = { readonly name: string; readonly children: ReactNode }

export function Fact({ name, children }: FactProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  )
}

/** The packages whose versions are named; the others are beside their sources. */
const namedPackages = new Set(['web-features', '@mdn/browser-compat-data'])

type DataFactProps = {
  readonly summary: PageSummary
  /** `YYYY-MM-DD` on which the packages were the newest. */
  readonly checkedOn: string | undefined
}

/** The day and the versions of the data that the page was built with. */
export function DataFact({ summary: { asOf, packages }, checkedOn }: DataFactProps) {
  const [now] = useState(() => Date.now() / 1000)
  const versions = packages
    .filter(({ name }) => namedPackages.has(name))
    .map(({ name, version }) => `${name} ${version}`)
  return (
    <Fact name="Data">
      <p>
        As of <time dateTime={asOf}>{formatDay(asOf)}</time>
        <span>{`, ${relativeAge(asOf, now)}: ${versions.join(', ')}.`}</span>{' '}
        <Link to={views.about.path}>All packages</Link>
        <span>.</span>
      </p>
      {checkedOn !== undefined && (
        <p>
          Checked on <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>: npm had no newer
          versions.
        </p>
      )}
    </Fact>
  )
}

type IndicesFactProps = { readonly finding: StatusFinding | null; readonly summary: PageSummary }

/** The size of each index, and how it differs from the data that the page was built with. */
export function IndicesFact({ finding, summary }: IndicesFactProps) {
  const { indices = [], failure = null } = finding ?? {}
  const rows = indices.map((index) => ({ index, difference: differenceText(index, summary) }))
  const isWhole = rows.every(({ difference }) => difference === '')
  return (
    <Fact name="Indices">
      {indices.length === 0 ? (
        <p>Shown when the search answers.</p>
      ) : (
        <>
          <p>
            {`${failure === null ? '' : 'From an earlier check. '}${isWhole ? 'All match the data of this page.' : 'Not all match the data of this page.'}`}
          </p>
          <ul className={styles.indices}>
            {rows.map(({ index, difference }) => (
              <IndexItem key={index.name} index={index} difference={difference} />
            ))}
          </ul>
        </>
      )}
    </Fact>
  )
}

type IndexItemProps = { readonly index: IndexState; readonly difference: string }

function IndexItem({ index: { name, records }, difference }: IndexItemProps) {
  const title = lists.find(({ id }) => id === name)?.title ?? capitalized(name)
  return (
    <li>
      <span>{`${title}: ${formatCount(records)}`}</span>
      {difference !== '' && <span className={styles.odd}>{` (${difference})`}</span>}
    </li>
  )
}

/** Whether this device keeps the site, and where to see and change what it stores. */
export function DeviceFact() {
  const state = useStore(keptState)
  return (
    <Fact name="This device">
      <p>
        <span>{deviceText(state)}</span> <Link to={offlineHref}>Offline use</Link>
        <span>,</span> <Link to={views.privacy.path}>what is stored</Link>
        <span>.</span>
      </p>
    </Fact>
  )
}

function deviceText(state: KeptState): string {
  if (state.kind === 'kept') {
    return `Keeps this site for offline use, with data as of ${formatDay(state.day)}.`
  }
  if (state.kind === 'keeping') return 'Is downloading this site for offline use.'
  if (state.kind === 'unknown') return 'Checking…'
  return 'Does not keep this site, and needs a network connection for it.'
}
