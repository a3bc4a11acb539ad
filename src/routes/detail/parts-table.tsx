import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { ReleaseDates } from '#contracts/content.ts'
import { formatCount } from '#lib/format-count.ts'
import { codeOn } from '#lib/support-code.ts'
import { paths } from '#routes/paths.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { Button } from '#ui/controls/button.tsx'
import { supportCell } from '#ui/support/support-state.ts'
import type { SupportTableRow } from '#ui/support/support-table.tsx'
import { SupportTable } from '#ui/support/support-table.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { ContentState } from './use-content.ts'

import styles from './detail.module.css'

/** A compat entry as a row. */
export type Part = Pick<CompatRecord, 'objectID' | 'name' | 'support'>

type PartsTableProps = {
  /** "Parts"; also names what the button shows more of. */
  readonly title: string
  /** What a row is: "Part". */
  readonly rowsAre: string
  readonly caption: string
  /** In the order to show them in. */
  readonly entries: readonly { readonly part: Part }[]
  /** All there are, of which `entries` may be the first thousand. */
  readonly total: number
  readonly dates: ContentState<ReleaseDates>
  /** `YYYY-MM-DD`: the day of the data. */
  readonly today: string
  /** Said under the heading. */
  readonly remark?: ReactNode
  /** Where all of them are listed, if somewhere: an address. */
  readonly list?: string
}

/** The rows of a table that is longer than `ALL`, until the others are asked for. */
const LONG = 30
/** Up to this number all rows are shown: a button for one row more would be as long as the row. */
const ALL = 40

/** Compat entries with their support, each linked to its own page. */
export function PartsTable({ title, entries, total, remark, list, ...rest }: PartsTableProps) {
  const [isOpen, setOpen] = useState(false)
  const id = title.toLowerCase().replaceAll(' ', '-')
  const count = formatCount(entries.length)
  const names = repeatedNames(entries.map(({ part }) => part))
  const isLong = entries.length > ALL
  const shown = isLong && !isOpen ? entries.slice(0, LONG) : entries
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title} <span className={styles.count}>{formatCount(total)}</span>
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
        <p className={styles.remark}>Showing the first {count}.</p>
      )}
      {list !== undefined && isLong && (
        <p className={styles.remark}>
          <Link to={list}>
            Search and filter all {formatCount(total)} {title.toLowerCase()}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Names that two parts share: only the key tells those apart. */
function repeatedNames(parts: readonly Part[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(parts.flatMap(({ name }) => (seen.size === seen.add(name).size ? [name] : [])))
}

type RowContext = Pick<PartsTableProps, 'dates' | 'today'>

function rowOf(
  { part }: PartsTableProps['entries'][number],
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
    cells: browserColumns.map((column) => ({ cell: supportCell(column, facts, today) })),
  }
}

/** `YYYY-MM-DD` of the release behind each plain version of a part, as far as the dates are there. */
export function shippedOf(
  { support }: Pick<CompatRecord, 'support'>,
  { dates, today }: RowContext,
): Readonly<Record<string, string | undefined>> {
  const known: ReleaseDates = dates.status === 'ready' ? dates.value : {}
  return Object.fromEntries(
    Object.entries(support).map(([browser, version]) => [
      browser,
      known[browser]?.[codeOn(version, today)],
    ]),
  )
}
