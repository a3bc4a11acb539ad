import { epochSeconds } from '#lib/dates.ts'
import { type Infer, texts } from '#lib/schema.ts'

/**
 * Values of a facet, each followed by the period in which it holds if that is not always. A period
 * is two days of the epoch, of which the second is not included: "safari", "chrome -20774" until a
 * day, "2 20774-" from a day on, "1 20774-20781". A search provider can filter and count them.
 */
export const datedTexts = texts

export type DatedValues = Infer<typeof datedTexts>

/** The values that hold on a day, `YYYY-MM-DD`; on a day before any if it is empty. */
export function valuesOn(values: DatedValues, day: string): readonly string[] {
  return values.map(splitValue).flatMap(([name, period]) => (isWithin(period, day) ? name : []))
}

/** A value without its period, which is empty if it always holds. */
export function splitValue(value: string): readonly [name: string, period: string] {
  const [name = '', period = ''] = value.split(PERIOD)
  return [name, period]
}

const PERIOD = / ((?:\d{5})?-(?:\d{5})?)$/

export function isWithin(period: string, day: string): boolean {
  const [from = '', until = ''] = period.split('-')
  const number = numberOf(day)
  // Such days have as many digits.
  return from <= number && (until === '' || number < until)
}

const SECONDS = 86_400

function numberOf(day: string): string {
  return day && String(epochSeconds(day) / SECONDS)
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
      const period = `${numberOf(start)}-${numberOf(end ?? '')}`
      return period === '-' ? value : `${value} ${period}`
    }),
  )
}
