import { useState } from 'react'

import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import {
  type CodeReport,
  groupsOf,
  type Order,
  type ReportItem,
  reportRows,
} from '#check/report/index.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { Button } from '#ui/controls/button.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { Select } from '#ui/controls/select.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { SupportHead } from '#ui/support/support-head.tsx'

import { ReportRow } from './report-row.tsx'
import type { ReportAddress } from './use-report-address.ts'

import styles from '#routes/check/check.module.css'
import row from '#search/rows/result-row.module.css'

type ReportItemsProps = { readonly report: CodeReport; readonly address: ReportAddress }

const orderOptions: readonly { readonly value: Order; readonly label: string }[] = [
  { value: 'blockers', label: 'what blocks most' },
  { value: 'feature', label: 'feature' },
  { value: 'file', label: 'file' },
  { value: 'browser', label: 'browser' },
]

/** The entries: what stands in the way, what works, and, folded, what is a guess or does not matter. */
export function ReportItems({ report, address }: ReportItemsProps) {
  const { answer, items } = report
  const { order, changeOrder, toggleIgnored } = address
  const listed = items.filter(
    (item) => item.standing === 'counted' || item.standing === 'guarded' || isDoubt('likely')(item),
  )
  return (
    <div className={styles.items}>
      <div className={styles.order} data-print="no">
        <Select label="Sort by" value={order} options={orderOptions} onChange={changeOrder} />
      </div>
      <SupportHead columns={browserColumns} last="" />
      {answer !== undefined && <LowestVersions report={report} />}
      {groupsOf(listed, order).map(({ title, items: own }) => (
        <Group key={title} title={title} items={own} onIgnore={toggleIgnored} />
      ))}
      {foldedSections.map(({ label, holds }) => (
        <Folded key={label(0)} label={label} items={items.filter(holds)} onIgnore={toggleIgnored} />
      ))}
    </div>
  )
}

const isDoubt =
  (standing: 'likely' | 'possible') =>
  (item: ReportItem): boolean =>
    item.standing === standing && item.verdict.answer !== 'yes'

type Section = {
  readonly label: (count: number) => string
  readonly holds: (item: ReportItem) => boolean
}

const foldedSections: readonly Section[] = [
  {
    label: (count) => pluralize(count, 'possible use', 'possible uses'),
    holds: isDoubt('possible'),
  },
  {
    label: (count) => pluralize(count, 'uncertain use that works', 'uncertain uses that work'),
    holds: ({ standing, verdict }) =>
      (standing === 'likely' || standing === 'possible') && verdict.answer === 'yes',
  },
  {
    label: (count) => `${formatCount(count)} harmless: nothing is lost where a browser lacks it`,
    holds: ({ standing }) => standing === 'harmless',
  },
  {
    label: (count) => `${formatCount(count)} ignored`,
    holds: ({ standing }) => standing === 'ignored',
  },
]

function LowestVersions({ report: { lowest, today } }: { readonly report: CodeReport }) {
  const support = Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const { version } = lowest[browser]
      return version >= NEVER || version === 0 ? [] : [[browser, String(version)] as const]
    }),
  )
  return (
    <div className={`${row.row} ${styles.row}`} data-whole>
      <p className={`${row.head} ${row.name}`}>Lowest common versions</p>
      <div className={`${row.support} ${styles.support}`}>
        <SupportCells columns={browserColumns} support={support} today={today} />
      </div>
    </div>
  )
}

type GroupProps = {
  /** Empty for the whole list. */
  readonly title: string
  readonly items: readonly ReportItem[]
  readonly onIgnore: (keys: readonly string[]) => void
}

function Group({ title, items, onIgnore }: GroupProps) {
  const [isAll, setAll] = useState(false)
  const rows = reportRows(items)
  const shown = isAll ? rows : rows.slice(0, FIRST_ROWS)
  if (items.length === 0) return null
  return (
    <>
      {title !== '' && <h3 className={styles.group}>{title}</h3>}
      <ul className={styles.list} aria-label={title === '' ? 'What the code uses' : title}>
        {shown.map((own) => (
          <li key={own[0].entry.key}>
            <ReportRow items={own} heading={title === '' ? 'h3' : 'h4'} onIgnore={onIgnore} />
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button onClick={() => setAll(true)}>{`Show all ${formatCount(rows.length)}`}</Button>
      )}
    </>
  )
}

type FoldedProps = Omit<GroupProps, 'title'> & Pick<Section, 'label'>

/** Its rows are rendered once it is open. */
function Folded({ label, items, onIgnore }: FoldedProps) {
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <div className={styles.folded}>
      <Disclosure label={label(items.length)} onToggle={setOpen}>
        {isOpen && (
          <ul className={styles.list}>
            {reportRows(items).map((own) => (
              <li key={own[0].entry.key}>
                <ReportRow items={own} heading="h3" onIgnore={onIgnore} />
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  )
}

/** The most relevant entries come first; the rest mostly works. */
const FIRST_ROWS = 60
