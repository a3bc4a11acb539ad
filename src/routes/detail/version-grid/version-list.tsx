import { browserLabels } from '#catalogue/browsers.ts'
import { withIndex } from '#lib/with-index.ts'
import { StateWord } from '#ui/support/state-word.tsx'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import {
  mergedCells,
  type VersionCell,
  type VersionColumn,
  type VersionColumns,
  wordOf,
} from './version-cells.ts'

import styles from './version-list.module.css'

/** The versions by browser, one line for each state: seven columns are too narrow on a phone. */
export function VersionList({ columns, total }: VersionColumns) {
  return (
    <ul className={styles.list}>
      {columns.map((column) => (
        <BrowserItem key={column.browser} column={column} total={total} />
      ))}
    </ul>
  )
}

type BrowserItemProps = { readonly column: VersionColumn; readonly total: number }

function BrowserItem({ column: { browser, cells }, total }: BrowserItemProps) {
  const { name, brand, device } = browserLabels[browser]
  return (
    <li className={styles.browser}>
      <span>
        <VisuallyHidden>{name}</VisuallyHidden>
        <span aria-hidden="true">
          <b>{brand}</b>
          <small className={styles.device}>{device}</small>
        </span>
      </span>
      <ul className={styles.versions}>
        {withIndex(cells.reduce(joinStates, [])).map(({ place, item }) => {
          const note = item.state === 'yes' ? fewerParts(item, cells, total) : ''
          return (
            <li key={place} className={styles.version}>
              <span>{item.label}</span>{' '}
              <StateWord state={item.state} word={wordOf(item)} size={14} />{' '}
              <span className={styles.share}>
                {item.share >= 0.05 && formatPercent(item.share)}
              </span>
              {note !== '' && <small className={styles.note}>{note}</small>}
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** Upcoming versions with the state of the current one need no line of their own. */
function joinStates(cells: readonly VersionCell[], cell: VersionCell): readonly VersionCell[] {
  const last = cells.at(-1)
  if (last?.state !== cell.state) return [...cells, cell]
  return [...cells.slice(0, -1), { ...mergedCells(last, cell), time: cell.time }]
}

/** "10–12 of 13 parts before 129"; empty if all parts have always worked. */
function fewerParts(
  { places: [oldest, newest] }: VersionCell,
  cells: readonly VersionCell[],
  total: number,
): string {
  const own = cells.filter(({ places }) => places[0] >= oldest && places[1] <= newest)
  const fewer = own.filter(({ parts }) => parts[0] < total)
  if (fewer.length === 0) return ''
  const least = Math.min(...fewer.map(({ parts }) => parts[0]))
  const most = Math.max(...fewer.map(({ parts }) => parts[1]))
  const share = `${least === most ? most : `${least}–${most}`} of ${total} parts`
  const whole = own.findLast(({ parts }) => parts[0] >= total)
  return whole === undefined ? share : `${share} before ${whole.places[0]}`
}
