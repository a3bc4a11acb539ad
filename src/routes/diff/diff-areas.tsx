import { useState } from 'react'

import type { ChangeKind } from '#catalogue/history/support-state.ts'
import { formatCount } from '#lib/format-count.ts'
import { paths } from '#routes/paths.ts'
import { useLinks } from '#search/state/links.ts'
import { Button } from '#ui/controls/button.tsx'
import { SpokenSupportMark } from '#ui/support/support-mark.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { AreaRows, DiffRow } from './diff-rows.ts'
import { partsIn } from './diff-rows.ts'
import type { Pair } from './diff-text.ts'
import { cellOf, kindLabel } from './diff-text.ts'

import styles from './diff.module.css'

const LONG = 100
const ALL = 120

type AreaSectionProps = { readonly area: AreaRows; readonly pair: Pair }

/** The changes of one area as a table; each entry links to its page. */
export function AreaSection({ area: { area, rows }, pair }: AreaSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = rows.length > ALL
  const shown = isLong && !isOpen ? rows.slice(0, LONG) : rows
  const parts = partsIn(rows)
  const id = `area-${area.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className={styles.area} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <span>{area}</span> <span className={styles.count}>{formatCount(rows.length)}</span>
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">{pair.from.browser === pair.to.browser ? 'Change' : 'Difference'}</th>
            <th scope="col" className={styles.release}>
              {pair.from.name}
            </th>
            <th scope="col" className={styles.release}>
              {pair.to.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ChangeRow key={row.key} row={row} pair={pair} isPart={parts.has(row.key)} />
          ))}
        </tbody>
      </table>
      {isLong && (
        <p className={styles.more}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? `Show fewer of ${area}` : `Show all ${formatCount(rows.length)} of ${area}`}
          </Button>
        </p>
      )}
    </section>
  )
}

type ChangeRowProps = {
  readonly row: DiffRow
  readonly pair: Pair
  /** Whether its parent entry is listed above it. */
  readonly isPart: boolean
}

function ChangeRow({ row, pair, isPart }: ChangeRowProps) {
  const { Link } = useLinks()
  const { key, name, entryKind, kind, before, after } = row
  const isOneBrowser = pair.from.browser === pair.to.browser
  return (
    <tr>
      <th scope="row" title={key} data-part={isPart || undefined}>
        <Link href={paths.compatEntry(key)} className={styles.name}>
          <NameText value={name} code />
        </Link>{' '}
        <span className={styles.kind}>{entryKind}</span>
      </th>
      <td className={styles.change} data-tone={isOneBrowser ? tones[kind] : undefined}>
        {kindLabel(kind, pair)}
      </td>
      <td className={styles.cell}>
        <SpokenSupportMark cell={cellOf(before, pair.from)} />
      </td>
      <td className={styles.cell} data-after>
        <SpokenSupportMark cell={cellOf(after, pair.to)} />
      </td>
    </tr>
  )
}

/** Whether pages can do more, less, or only experiment. Not used between two browsers. */
const tones: Readonly<Record<ChangeKind, 'more' | 'less' | 'trial'>> = {
  added: 'more',
  removed: 'less',
  unflagged: 'more',
  unprefixed: 'more',
  completed: 'more',
  flagged: 'trial',
  reduced: 'less',
  'flag-removed': 'trial',
}
