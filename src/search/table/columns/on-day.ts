import type { BaselineStatus } from '#catalogue/baseline.ts'
import { baselineOn } from '#catalogue/features/on-day.ts'
import { secondsOf } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { tableLabels } from './all.ts'
import { baseline, type CellValue, type Column } from './column.ts'

/** A column with its name: the one in the address, unless the column is for a day. */
export type NamedColumn = { readonly id: string; readonly column: Column }

const BASELINE = 'baseline'

/** In a list as of a day, the Baseline status takes two columns: that day's and today's. */
export function columnsOn(
  list: ListDefinition,
  names: readonly string[],
  day: string,
): readonly NamedColumn[] {
  const { columns } = tableLabels(list)
  const seconds = list.dated ? secondsOf(day) : undefined
  return names.flatMap((id) => {
    const column = columns[id]
    if (column === undefined) return []
    if (id !== BASELINE || seconds === undefined) return [{ id, column }]
    const title = `Baseline on ${formatDay(day)}`
    return [
      { id: `baseline on ${day}`, column: { title, read: (hit) => statusOf(hit, seconds) } },
      { id, column: { ...column, title: 'Baseline today' } },
    ]
  })
}

type Dated = {
  readonly baseline?: BaselineStatus
  readonly newlyDate?: number
  readonly widelyDate?: number
}

/** Reads none for a hit without its dates, which would yield a wrong status. */
function statusOf({ baseline: status, ...dates }: Dated, day: number): CellValue {
  const { newlyDate, widelyDate } = dates
  const isDated = status === 'widely' ? widelyDate !== undefined : newlyDate !== undefined
  const isKnown = status === 'limited' || status === 'discouraged' || isDated
  return baseline(status && isKnown ? baselineOn({ baseline: status, ...dates }, day) : undefined)
}
