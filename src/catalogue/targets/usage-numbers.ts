import * as v from 'valibot'

import { type Infer, tableOf } from '#lib/schema.ts'

/** Percentages of visitors by browser and version, both as caniuse names them. */
export const usageNumbersSchema = tableOf(tableOf(v.number()))

export type UsageNumbers = Infer<typeof usageNumbersSchema>

/** Reads `browserslist-stats.json`, or an export of caniuse; a sentence if it is neither. */
export function readUsageNumbers(text: string): UsageNumbers | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'This file is not JSON.'
  }
  const inside: unknown =
    typeof value === 'object' && value !== null && 'dataByBrowser' in value
      ? value.dataByBrowser
      : value
  const plain = withoutNothing(inside)
  return v.is(usageNumbersSchema, plain) && Object.keys(plain).length > 0
    ? plain
    : 'This file has no shares of browsers by version, as browserslist-stats.json has.'
}

/** Versions without a number count as not used. */
function withoutNothing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]: [string, unknown]) =>
      inside === null ? [] : [[name, withoutNothing(inside)]],
    ),
  )
}
