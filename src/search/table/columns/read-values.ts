import * as v from 'valibot'

import { baselineStatuses } from '#catalogue/baseline.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import { texts } from '#lib/schema.ts'

import type { CellValue, Column } from './column.ts'

const schemas: Readonly<Record<CellValue['kind'], v.GenericSchema>> = {
  none: v.object({}),
  text: v.object({ text: v.string() }),
  prose: v.object({ text: v.string() }),
  list: v.object({ items: texts }),
  count: v.object({ count: v.number() }),
  percent: v.object({ percent: v.number() }),
  day: v.object({ day: v.string() }),
  baseline: v.object({ status: v.picklist(baselineStatuses) }),
  support: v.object({ version: v.optional(v.string()) }),
}

/** Undefined for attributes of other types: one such hit must not break the whole table. */
export function readValues(
  columns: readonly Column[],
  hit: IndexRecord,
  today: string,
): readonly CellValue[] | undefined {
  try {
    const values = columns.map((column) => column.read(hit, today))
    return values.every((value) => v.is(schemas[value.kind], value)) ? values : undefined
  } catch {
    return undefined
  }
}
