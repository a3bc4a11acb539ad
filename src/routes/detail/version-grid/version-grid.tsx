import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { ReleaseDates, UsageShares } from '#contracts/content.ts'
import { roundedShares } from '#lib/rounded-shares.ts'
import { joinWords } from '#lib/sentence.ts'
import { withIndex } from '#lib/with-index.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { GRID_LINES } from './grid-lines.ts'
import { useUsageShares } from './usage-shares.ts'
import type { NoteOf, StateMeanings, StateOf, VersionCell, VersionState } from './version-cells.ts'
import { datedVersions, sharesByState, versionCells, versionStates } from './version-cells.ts'

import detailStyles from '#routes/detail/detail.module.css'
import styles from './version-grid.module.css'

export type VersionGridProps = {
  readonly stateOf: StateOf
  readonly meanings: StateMeanings
  readonly noteOf?: NoteOf
  readonly dates: ContentState<ReleaseDates>
  /** `YYYY-MM-DD`. */
  readonly today: string
}

const stateNames: Readonly<Record<VersionState, string>> = {
  full: 'Yes',
  part: 'Partly',
  none: 'No',
  unknown: 'Unknown',
}

/** Usage by support: a bar for all visitors, then the versions of each browser. */
export function VersionGrid({ dates, ...rest }: VersionGridProps) {
  const shares = useUsageShares()
  if (shares.status === 'ready' && dates.status === 'ready') {
    return <LoadedGrid {...rest} shares={shares.value} dates={dates.value} />
  }
  if (shares.status !== 'failed' && dates.status !== 'failed') {
    return <SkeletonRows count={GRID_LINES} size="line" />
  }
  return (
    <p className={detailStyles.remark}>
      Usage by version could not be loaded. Reload the page to try again.
    </p>
  )
}

type LoadedGridProps = Omit<VersionGridProps, 'dates'> & {
  readonly shares: UsageShares
  readonly dates: ReleaseDates
}

function LoadedGrid({ shares, dates, stateOf, meanings, noteOf = noNote, today }: LoadedGridProps) {
  const columns = coreBrowsers.map((browser) => {
    const dated = datedVersions(shares.core[browser], dates[browser] ?? {}, today)
    const cells = versionCells(dated.versions, {
      stateOf: (version) => stateOf(browser, version),
      noteOf: (version) => noteOf(browser, version),
      timeOf: dated.timeOf,
    })
    return { browser, cells, lacking: dated.lacking }
  })
  const lacking = columns.flatMap(({ browser, lacking: version }) =>
    version === undefined ? [] : [`${browserLabels[browser].name} ${version}`],
  )
  return (
    <>
      <StateShares shares={sharesByState(shares, stateOf)} meanings={meanings} />
      <table className={styles.grid}>
        <caption>
          <VisuallyHidden>Support and global usage of each browser version</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Support</th>
            <th scope="col">Usage</th>
          </tr>
        </thead>
        {columns.map(({ browser, cells }) => (
          <BrowserColumn key={browser} browser={browser} cells={cells} />
        ))}
      </table>
      <OtherBrowsers shares={shares} stateOf={stateOf} lacking={lacking} />
    </>
  )
}

const noNote: NoteOf = () => ''

type StateSharesProps = {
  readonly shares: Readonly<Record<VersionState, number>>
  readonly meanings: StateMeanings
}

/** The bar of all users by support; its legend also explains the cells. */
function StateShares({ shares, meanings }: StateSharesProps) {
  const figures = roundedShares(versionStates.map((state) => shares[state]))
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {versionStates.map((state) => (
          <svg
            key={state}
            className={styles.swatch}
            data-state={state}
            width={`${shares[state]}%`}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {versionStates.map((state, place) => (
          <li key={state}>
            <span className={styles.swatch} data-state={state} aria-hidden="true" />
            <span>{`${stateNames[state]}: ${meanings[state]}`}</span>{' '}
            <b>{formatPercent(figures[place] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

type BrowserColumnProps = {
  readonly browser: CoreBrowser
  readonly cells: readonly VersionCell[]
}

function BrowserColumn({ browser, cells }: BrowserColumnProps) {
  const { name, brand, device } = browserLabels[browser]
  const isComing = cells.some(({ time }) => time === 'coming')
  return (
    <tbody className={styles.column}>
      <tr className={styles.browser}>
        <th scope="rowgroup" colSpan={3} title={name}>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden="true">
            <span>{brand}</span>
            <small>{device || '\u00A0'}</small>
          </span>
        </th>
      </tr>
      {!isComing && <tr className={styles.gap} aria-hidden="true" />}
      {withIndex(cells).map(({ place, item }) => (
        <GridCell key={place} cell={item} />
      ))}
    </tbody>
  )
}

function GridCell({ cell: { label, state, note, share, time } }: { readonly cell: VersionCell }) {
  return (
    <tr
      className={styles.cell}
      data-state={state}
      data-time={time}
      data-share={time === 'coming' ? undefined : powersOfTwo(share)}
    >
      <td className={styles.version}>
        <span>{label.replace(/[–-]/, '–\u200B')}</span>
        {time !== 'past' && (
          <VisuallyHidden>{time === 'coming' ? ', upcoming' : ', current'}</VisuallyHidden>
        )}
      </td>
      <td className={styles.state}>
        <span>{stateNames[state]}</span>
        {note !== '' && <small className={styles.note}>{note}</small>}
      </td>
      <td className={styles.share}>
        {share >= 0.05 ? formatPercent(share) : <VisuallyHidden>under 0.1 %</VisuallyHidden>}
      </td>
    </tr>
  )
}

/**
 * The powers of two that add up to a rounded percentage: "1 4" for 5.2. The style sheet adds them up
 * to the height of a cell, because the policy of the page forbids style attributes in markup.
 */
function powersOfTwo(percent: number): string {
  return [1, 2, 4, 8, 16, 32, 64].filter((power) => Math.round(percent) & power).join(' ')
}

type OtherBrowsersProps = {
  readonly shares: UsageShares
  readonly stateOf: StateOf
  /** Releases without usage data: "Edge 158". */
  readonly lacking: readonly string[]
}

/** Users with support in other Chromium-based browsers, of which the data knows few versions. */
function OtherBrowsers({ shares: { others }, stateOf, lacking }: OtherBrowsersProps) {
  const rows = others.map(({ name, as, versions }) => {
    const total = versions.reduce((sum, [, , share]) => sum + share, 0)
    const can = versions.reduce((sum, [, place, share]) => {
      return stateOf(as, place) === 'full' ? sum + share : sum
    }, 0)
    return { name, total, can }
  })
  const lag = lacking.length > 0 ? `, which does not know ${joinWords(lacking)} yet` : ''
  return (
    <p className={detailStyles.remark}>
      {`Upcoming versions are above the current one. Height shows global usage (StatCounter via caniuse${lag}). Users with support in other Chromium browsers, by engine version: ${rows
        .filter(({ total }) => total >= 0.05)
        .toSorted((a, b) => b.total - a.total)
        .map(({ name, total, can }) => `${name} ${formatPercent(can)} of ${formatPercent(total)}`)
        .join(', ')}.`}
    </p>
  )
}
