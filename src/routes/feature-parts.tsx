import { useState } from 'react'

import type { ReleaseDates } from '#catalogue/content.ts'
import { browserColumns } from '#search/browser-columns.ts'
import { Button } from '#ui/button.tsx'
import { NameText } from '#ui/name-text.tsx'
import { supportCell } from '#ui/support-state.ts'
import type { SupportTableRow } from '#ui/support-table.tsx'
import { SupportTable } from '#ui/support-table.tsx'

import type { FeaturePart } from './feature-data.ts'
import type { FeatureSupportProps } from './feature-support.tsx'
import type { RankedPart } from './odd-parts.ts'
import { oddFirst } from './odd-parts.ts'

import styles from './feature.module.css'

type FeaturePartsTableProps = FeatureSupportProps & {
  /** All parts, of which `parts` may be the first thousand. */
  readonly total: number
}

/** A table longer than this is opened only when asked for. */
const LONG = 30

/** The compat entries that make up the feature, those that keep it back first. */
export function FeaturePartsTable({ feature, parts, dates, today, total }: FeaturePartsTableProps) {
  const [isOpen, setOpen] = useState(false)
  if (parts.length === 0) return <NoParts count={feature.compatCount} />
  const ranked = oddFirst(parts)
  const shown = isOpen ? ranked : ranked.slice(0, LONG)
  const names = repeatedNames(parts)
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts" className={styles.heading}>
        Parts <span className={styles.count}>{total.toLocaleString('en')}</span>
      </h2>
      <SupportTable
        caption="Support of each part"
        rowsAre="Part"
        columns={browserColumns}
        rows={shown.map((entry) => rowOf(entry, names.has(entry.part.name), { dates, today }))}
      />
      {ranked.length > LONG && (
        <p className={styles.more}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer parts' : `Show all ${ranked.length.toLocaleString('en')} parts`}
          </Button>
        </p>
      )}
      {ranked.length < total && isOpen && (
        <p className={styles.remark}>The first {ranked.length.toLocaleString('en')} are shown.</p>
      )}
    </section>
  )
}

function NoParts({ count }: { readonly count: number }) {
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts" className={styles.heading}>
        Parts
      </h2>
      <p className={styles.remark}>
        {count === 0
          ? 'The compatibility data does not break this feature down into parts.'
          : 'The parts of this feature are no longer in the compatibility data.'}
      </p>
    </section>
  )
}

/** Names that two parts share: only the key tells those apart. */
function repeatedNames(parts: readonly FeaturePart[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(parts.flatMap(({ name }) => (seen.size === seen.add(name).size ? [name] : [])))
}

type RowContext = Pick<FeatureSupportProps, 'dates' | 'today'>

function rowOf(
  { part, odd }: RankedPart<FeaturePart>,
  isRepeated: boolean,
  { dates, today }: RowContext,
): SupportTableRow {
  const facts = { support: part.support, shipped: shippedOf(part, dates) }
  return {
    id: part.objectID,
    head: (
      <span title={part.objectID}>
        <NameText value={part.name} code />
        {odd && <span className={styles.odd}>odd one out</span>}
        {isRepeated && <span className={styles.linkNote}>{part.objectID}</span>}
      </span>
    ),
    cells: browserColumns.map((column) => ({ cell: supportCell(column, facts, today) })),
  }
}

function shippedOf({ support }: FeaturePart, dates: FeatureSupportProps['dates']) {
  const known: ReleaseDates = dates.status === 'ready' ? dates.value : {}
  return Object.fromEntries(
    Object.entries(support).map(([browser, version]) => [browser, known[browser]?.[version]]),
  )
}
