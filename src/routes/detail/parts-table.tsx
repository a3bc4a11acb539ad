import { useState } from 'react'
import { Link } from 'react-router-dom'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import { formatCount } from '#lib/format-count.ts'
import { plainSince } from '#lib/support-code.ts'
import { paths } from '#routes/paths.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { Button } from '#ui/controls/button.tsx'
import { supportCell } from '#ui/support/support-state.ts'
import { SupportTable, type SupportTableRow } from '#ui/support/support-table.tsx'
import type { Elements } from '#ui/text/elements.ts'
import { NameText } from '#ui/text/name-text.tsx'

import type { ContentState } from './use-content.ts'

import styles from './detail.module.css'

export type Part = Pick<CompatRecord, 'objectID' | 'name' | 'support'>

export type PartEntry = {
  readonly part: Part
  /** The browsers in which the part came later than the whole; absent where that has no meaning. */
  readonly late?: readonly CoreBrowser[]
}

type PartsTableProps = {
  readonly title: string
  readonly rowsAre: string
  readonly caption: string
  readonly entries: readonly PartEntry[]
  /** The number of all parts; `entries` is limited to the first thousand. */
  readonly total: number
  readonly dates: ContentState<ReleaseDates>
  /** The visitor's day, `YYYY-MM-DD`. */
  readonly today: string
  readonly remark?: Elements
  /** The address of a list of all parts, if there is one. */
  readonly list?: string
}

const LONG = 30
/** Tables up to this length are shown in full: a button for one row saves no space. */
const ALL = 40

/** A table of compat entries with their support, linked to their pages. */
export function PartsTable({ title, entries, total, remark, list, ...rest }: PartsTableProps) {
  const [isOpen, setOpen] = useState(false)
  const id = title.toLowerCase().replaceAll(' ', '-')
  const count = formatCount(entries.length)
  const names = repeatedNames(entries.map(({ part }) => part))
  const isLong = entries.length > ALL
  const shown = isLong && !isOpen ? entries.slice(0, LONG) : entries
  return (
    <section className={styles.section} aria-labelledby={id} data-table>
      <h2 id={id} className={styles.heading}>
        <span>{title}</span> <span className={styles.count}>{formatCount(total)}</span>
      </h2>
      {remark}
      <SupportTable
        caption={rest.caption}
        rowsAre={rest.rowsAre}
        columns={browserColumns}
        rows={shown.map((entry) => rowOf(entry, names.has(entry.part.name), rest))}
      />
      {isLong && (
        <p className={styles.more}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? `Show fewer ${title.toLowerCase()}`
              : `Show all ${count} ${title.toLowerCase()}`}
          </Button>
        </p>
      )}
      {entries.length < total && (isOpen || !isLong) && (
        <p className={styles.remark}>{`Showing the first ${count}.`}</p>
      )}
      {list !== undefined && isLong && (
        <p className={styles.remark}>
          <Link to={list}>
            {`Search and filter all ${formatCount(total)} ${title.toLowerCase()}`}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Names shared by several parts, which need their keys to be distinguished. */
function repeatedNames(parts: readonly Part[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(parts.flatMap(({ name }) => (seen.size === seen.add(name).size ? [name] : [])))
}

type RowContext = Pick<PartsTableProps, 'dates' | 'today'>

function rowOf(
  { part, late }: PartEntry,
  isRepeated: boolean,
  { dates, today }: RowContext,
): SupportTableRow {
  const facts = { support: part.support, shipped: shippedOf(part, { dates, today }) }
  return {
    id: part.objectID,
    head: (
      <span title={part.objectID}>
        <Link to={paths.compatEntry(part.objectID)} className={styles.partLink}>
          <NameText value={part.name} code />
        </Link>

        {isRepeated && <span className={styles.linkNote}>{part.objectID}</span>}
      </span>
    ),
    cells: browserColumns.map((column) => ({
      cell: supportCell(column, facts, today),
      weight: late && (late.some((browser) => browser === column.id) ? 'strong' : 'quiet'),
    })),
  }
}

/** Release dates (`YYYY-MM-DD`) of the plain versions of a part, if loaded. */
export function shippedOf(
  { support }: Pick<CompatRecord, 'support'>,
  { dates, today }: RowContext,
): Readonly<Record<string, string | undefined>> {
  const known: ReleaseDates = dates.status === 'ready' ? dates.value : {}
  return Object.fromEntries(
    Object.entries(support).map(([browser, version]) => [
      browser,
      known[browser]?.[plainSince(version, today) ?? ''],
    ]),
  )
}
