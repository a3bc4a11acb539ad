import { baselineLabels } from '#catalogue/baseline.ts'
import { formatCount } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SpokenSupportMark } from '#ui/support/support-mark.tsx'
import { UsageBar } from '#ui/support/usage-bar.tsx'
import { CodeText } from '#ui/text/code-text.tsx'

import type { CellValue } from './columns/column.ts'

export function TableCell({ value }: { readonly value: CellValue }) {
  if (value.kind === 'none') return null
  if (value.kind === 'text') return <bdi>{value.text}</bdi>
  if (value.kind === 'prose') return <CodeText value={value.text} />
  if (value.kind === 'list') return <bdi>{value.items.join(', ')}</bdi>
  if (value.kind === 'count') return formatCount(value.count)
  if (value.kind === 'percent') return <UsageBar percent={value.percent} />
  if (value.kind === 'day') return <Day {...value} />
  if (value.kind === 'support') return <SpokenSupportMark cell={value.cell} />
  return <Badge status={value.status} label={baselineLabels[value.status]} />
}

function Day({ day, prefix }: Extract<CellValue, { readonly kind: 'day' }>) {
  return (
    <>
      {prefix}
      <time dateTime={day}>{formatDay(day).replaceAll(' ', '\u00A0')}</time>
    </>
  )
}
