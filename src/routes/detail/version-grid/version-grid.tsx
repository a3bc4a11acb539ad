import { content } from 'virtual:content'

import { coreBrowsers } from '#catalogue/browsers.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import { type UsageShares, usageSharesSchema } from '#contracts/usage-shares.ts'
import { roundedShares } from '#lib/rounded-shares.ts'
import { withIndex } from '#lib/with-index.ts'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useTargetsInForce } from '#search/targets/use-targets-in-force.ts'
import { StateWord } from '#ui/support/state-word.tsx'
import { SupportTableHead } from '#ui/support/support-table.tsx'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { GRID_LINES } from './grid-lines.ts'
import {
  datedVersions,
  partsNote,
  type PartsOf,
  sharesByState,
  type StateOf,
  type VersionCell,
  versionCells,
  type VersionColumn,
  type VersionColumns,
  versionRows,
  type VersionState,
  versionStates,
  wordOf,
} from './version-cells.ts'
import { VersionList } from './version-list.tsx'

import detailStyles from '#routes/detail/detail.module.css'
import styles from './version-grid.module.css'

export type VersionGridProps = {
  readonly stateOf: StateOf
  /** Absent for a record without parts, or if not all are loaded. */
  readonly parts?: PartsOf | undefined
  readonly dates: ContentState<ReleaseDates>
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** The state of every version of the core browsers, and how many people use it. */
export function VersionGrid({ dates, ...rest }: VersionGridProps) {
  const shares = useContent(content.urls.usage, usageSharesSchema)
  if (shares.status === 'ready' && dates.status === 'ready') {
    return <LoadedGrid {...rest} shares={shares.value} dates={dates.value} />
  }
  if (shares.status !== 'failed' && dates.status !== 'failed') {
    return <SkeletonRows count={GRID_LINES} size="line" />
  }
  return (
    <p className={detailStyles.remark}>
      The versions could not be loaded. Reload the page to try again.
    </p>
  )
}

const noParts: PartsOf = { total: 0, working: () => 0 }

type LoadedGridProps = Omit<VersionGridProps, 'dates'> & {
  readonly shares: UsageShares
  readonly dates: ReleaseDates
}

function LoadedGrid({ shares, dates, stateOf, parts = noParts, today }: LoadedGridProps) {
  const known = useTargetsInForce()
  const isJudged = known !== undefined && known !== 'pending' && known.status === 'known'
  const targets = isJudged ? known.targets : {}
  const columns = coreBrowsers.map((browser) => {
    const dated = datedVersions(shares.core[browser], dates[browser] ?? {}, today)
    const cells = versionCells(dated.versions, {
      stateOf: (version) => stateOf(browser, version),
      partsOf: (version) => parts.working(browser, version),
      total: parts.total,
      timeOf: dated.timeOf,
    })
    return { browser, cells, target: targets[browser] }
  })
  return (
    <>
      <VersionTable columns={columns} total={parts.total} />
      <VersionList columns={columns} total={parts.total} />
      <StateShares shares={sharesByState(shares, stateOf)} />
      <p className={detailStyles.remark}>
        {`Shares are of users worldwide (StatCounter via caniuse). They lag some weeks behind the releases, and count Chrome and Firefox on Android as one version each.${Object.keys(targets).length > 0 ? ' Outlined: your browsers.' : ''}`}
      </p>
    </>
  )
}

const times = { coming: 'Coming', current: 'Current', past: 'Earlier' } as const

function VersionTable({ columns, total }: VersionColumns) {
  const rows = versionRows(columns.map(({ cells }) => cells))
  return (
    // Without a caption: on paper its box would be the first row, which decides the widths.
    <table className={styles.grid} aria-label="Support and global usage of each browser version">
      <SupportTableHead columns={browserColumns} rowsAre="Versions" isRepeated />
      <tbody>
        {withIndex(rows).map(({ place, item: { time, cells } }) => (
          <tr key={place} className={styles.row}>
            <th scope="row" className={styles.time}>
              {rows[place - 1]?.time === time ? (
                <VisuallyHidden>{times[time]}</VisuallyHidden>
              ) : (
                times[time]
              )}
            </th>
            {columns.map((column, index) => (
              <GridCell key={column.browser} cell={cells[index]} column={column} total={total} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type GridCellProps = {
  readonly cell: VersionCell | undefined
  readonly column: VersionColumn
  readonly total: number
}

function GridCell({ cell, column: { cells, target }, total }: GridCellProps) {
  if (cell === undefined) return <td aria-label="No such version" />
  const place = cells.indexOf(cell)
  const isAlike = (other: VersionCell | undefined) => other?.state === cell.state
  const note = partsNote(cell, total)
  const yours = target && cells.find(({ places: [oldest] }) => oldest <= target)
  return (
    <td
      className={styles.cell}
      data-state={cell.state}
      data-first={isAlike(cells[place - 1]) ? undefined : true}
      data-last={isAlike(cells[place + 1]) ? undefined : true}
      data-yours={cell === yours || undefined}
    >
      <span className={styles.version}>
        <b>{cell.label.replace(/[–-]/, '–\u200B')}</b>{' '}
        {cell.share >= 0.05 && <span className={styles.share}>{formatPercent(cell.share)}</span>}
      </span>
      <span className={styles.state}>
        <StateWord state={cell.state} word={wordOf(cell)} size={12} />
      </span>
      {note !== '' && <small className={styles.note}>{note}</small>}
    </td>
  )
}

type StateSharesProps = { readonly shares: Readonly<Record<VersionState, number>> }

/** The share of users by what their version has. */
function StateShares({ shares }: StateSharesProps) {
  const figures = roundedShares(versionStates.map((state) => shares[state]))
  return (
    <ul className={styles.legend} aria-label="Share of users">
      {withIndex(versionStates)
        .filter(({ item }) => shares[item] >= 0.05)
        .map(({ place, item }) => (
          <li key={item}>
            <StateWord
              state={item}
              word={item === 'unknown' ? 'Unknown version' : wordOf({ state: item, time: 'past' })}
              size={12}
            />{' '}
            <span>{formatPercent(figures[place] ?? 0)}</span>
          </li>
        ))}
    </ul>
  )
}
