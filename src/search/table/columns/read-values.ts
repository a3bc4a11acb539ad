import { baselineStatuses } from '#catalogue/baseline.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import {
  type Check,
  isListOf,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
} from '#lib/shapes.ts'

import type { CellValue, Column } from './column.ts'

const checks: Readonly<Record<CellValue['kind'], Check<object>>> = {
  none: isShape({}),
  text: isShape({ text: isText }),
  prose: isShape({ text: isText }),
  list: isShape({ items: isListOf(isText) }),
  count: isShape({ count: isNumber }),
  percent: isShape({ percent: isNumber }),
  day: isShape({ day: isText }),
  baseline: isShape({ status: isOneOf(baselineStatuses) }),
  support: isShape({ version: isOptional(isText) }),
}

/** Undefined for attributes of other types: one such hit must not break the whole table. */
export function readValues(
  columns: readonly Column[],
  hit: IndexRecord,
  today: string,
): readonly CellValue[] | undefined {
  try {
    const values = columns.map((column) => column.read(hit, today))
    return values.every((value) => checks[value.kind](value)) ? values : undefined
  } catch {
    return undefined
  }
}
