/**
 * Values of a facet, each followed by the period in which it holds if that is not always: "safari",
 * "chrome until 2026-11-17", "2 from 2026-11-17", "1 from 2026-11-17 until 2026-11-24". The first
 * day is included, the last one is not. A search provider can filter and count them on any day.
 */
export type DatedValues = readonly string[]

/** The values that hold on a day, `YYYY-MM-DD`; on a day before any if it is empty. */
export function valuesOn(values: DatedValues, day: string): readonly string[] {
  return values.flatMap((value) => {
    const { name, period } = splitValue(value)
    return isWithin(period, day) ? [name] : []
  })
}

/** A value without its period; the period is empty if it always holds. */
export function splitValue(value: string): { readonly name: string; readonly period: string } {
  const start = value.search(PERIOD)
  return { name: value.slice(0, start), period: value.slice(start + 1) }
}

/** @param period "until 2026-11-17", "from 2026-11-17", "from … until …" or empty for always */
export function isWithin(period: string, day: string): boolean {
  const [, from = '', until = '~'] = PARTS.exec(period) ?? []
  return from <= day && day < until
}

/**
 * @param days the days on which values may change, in order
 * @param valuesAt the values on such a day, and before the first one: on the day ""
 */
export function datedValues(
  days: readonly string[],
  valuesAt: (day: string) => readonly string[],
): DatedValues {
  const starts = ['', ...days]
  const values = starts.map(valuesAt)
  return [...new Set(values.flat())].flatMap((value) =>
    starts.flatMap((start, place) => {
      const isFirst = values[place]?.includes(value) && values[place - 1]?.includes(value) !== true
      if (!isFirst) return []
      const end = starts.find((_, later) => later > place && !values[later]?.includes(value))
      const from = start === '' ? '' : ` from ${start}`
      return [`${value}${from}${end === undefined ? '' : ` until ${end}`}`]
    }),
  )
}

const PERIOD = /(?: from \d{4}-\d\d-\d\d)?(?: until \d{4}-\d\d-\d\d)?$/
const PARTS = /^(?:from (\S+))? ?(?:until (\S+))?$/
