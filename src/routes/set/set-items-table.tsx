import { baselineLabels } from '#catalogue/baseline.ts'
import { formatCount } from '#lib/format-count.ts'
import { removerMark } from '#routes/notices/use-removal.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { BaselineShape } from '#ui/support/baseline-shape.tsx'
import { supportCell } from '#ui/support/support-state.ts'
import { SupportTable, type SupportTableRow } from '#ui/support/support-table.tsx'
import { CloseIcon } from '#ui/text/icon.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { ItemLink } from './item-links.tsx'
import type { SetAnswer } from './set-answer.ts'
import type { SetItem } from './set-item.ts'

import detail from '#routes/detail/detail.module.css'
import styles from './set.module.css'

type SetItemsTableProps = {
  readonly answer: SetAnswer
  readonly onRemove: (ids: readonly string[], text: string) => void
}

export function SetItemsTable({ answer, onRemove }: SetItemsTableProps) {
  const { items, today } = answer
  return (
    <MarginSection id="items" title="Items" count={formatCount(items.length)}>
      <SupportTable
        caption="Support of each item by browser"
        rowsAre="Item"
        columns={browserColumns}
        rows={[
          togetherRow(answer),
          ...items.map((item) => ({
            id: item.id,
            head: <ItemHead item={item} onRemove={onRemove} />,
            cells: browserColumns.map((column) => ({ cell: supportCell(column, item, today) })),
          })),
        ]}
      />
    </MarginSection>
  )
}

function togetherRow({ texts, today }: SetAnswer): SupportTableRow {
  const support = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '–'))
  return {
    id: '',
    head: <b>All of them</b>,
    cells: browserColumns.map((column) => ({ cell: supportCell(column, { support }, today) })),
  }
}

type ItemHeadProps = Pick<SetItemsTableProps, 'onRemove'> & { readonly item: SetItem }

function ItemHead({ item, onRemove }: ItemHeadProps) {
  const { id, name, path, baseline } = item
  return (
    <span className={styles.itemHead}>
      <span className={styles.itemName}>
        <ItemLink item={item} />
        {path !== undefined && <span className={styles.path}>{path}</span>}
      </span>
      {baseline !== undefined && (
        <span className={detail.shape} data-status={baseline} title={baselineLabels[baseline]}>
          <BaselineShape name={baseline} />
          <VisuallyHidden>{baselineLabels[baseline]}</VisuallyHidden>
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        data-print="no"
        aria-label={`Remove ${name}`}
        title={`Remove ${name}`}
        onClick={() => onRemove([id], name)}
        {...removerMark(id)}
      >
        <CloseIcon />
      </button>
    </span>
  )
}
