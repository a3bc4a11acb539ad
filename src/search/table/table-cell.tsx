import { baselineLabels } from '#catalogue/baseline.ts'
import type { CellValue } from '#search/table/columns/column.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SupportMark } from '#ui/support/support-mark.tsx'
import type { SupportCell } from '#ui/support/support-state.ts'
import { UsageBar } from '#ui/support/usage-bar.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

/** A value as the table shows it; nothing for a value that is not there. */
export function TableCell({ value }: { readonly value: CellValue }) {
  if (value.kind === 'none') return null
  if (value.kind === 'text') return <bdi>{value.text}</bdi>
  if (value.kind === 'prose') return <CodeText value={value.text} />
  if (value.kind === 'list') return <bdi>{value.items.join(', ')}</bdi>
  if (value.kind === 'count') return value.count.toLocaleString('en')
  if (value.kind === 'percent') return <UsageBar percent={value.percent} />
  if (value.kind === 'day') return <Day {...value} />
  if (value.kind === 'support') return <Support cell={value.cell} />
  return <Badge status={value.status} label={baselineLabels[value.status]} />
}

function Day({ day, prefix }: Extract<CellValue, { readonly kind: 'day' }>) {
  return (
    <>
      {prefix}
      <time dateTime={day}>{day.replaceAll('-', '\u2011')}</time>
    </>
  )
}

/** A version says enough under the name of its browser; a dash or a share does not, where it is only heard. */
function Support({ cell }: { readonly cell: SupportCell }) {
  if (cell.kind === 'plain' || cell.kind === 'recent') return <SupportMark cell={cell} />
  return (
    <>
      <span aria-hidden="true">
        <SupportMark cell={cell} />
      </span>
      <VisuallyHidden>{cell.title}</VisuallyHidden>
    </>
  )
}
