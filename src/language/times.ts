import { addMonths, isoDay, secondsOf } from '#lib/dates.ts'

/** A time in a text. */
export type Time = {
  /** The number of its words. */
  readonly length: number
  /** A year, a month or a day. */
  readonly symbol: 'Y' | 'M' | 'E'
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly value: string
}

/**
 * Reads the time that begins at a place.
 *
 * @param words in lower case
 * @param today `YYYY-MM-DD`; "this year" is relative to it
 */
export function readTimeAt(
  words: readonly string[],
  place: number,
  today: string,
): Time | undefined {
  const [word = '', next = '', last = ''] = words.slice(place, place + 3)
  return (
    readDay(word, next, last) ??
    readSpan([word, next, last], today) ??
    readMonth(word, next) ??
    readRelative(word, next, today) ??
    (since.has(words[place - 1] ?? '') ? readLatestMonth(word, today) : undefined) ??
    (isYear(word) ? { length: 1, symbol: 'Y', value: word } : undefined)
  )
}

export const isTime = <Term extends { readonly symbol: string }>(
  term: Term,
): term is Term & Pick<Time, 'symbol'> => /^[EMY]$/.test(term.symbol)

/** The last day of a time, `YYYY-MM-DD`. */
export function endOf({ symbol, value }: Pick<Time, 'symbol' | 'value'>): string {
  if (symbol === 'E') return value
  return addMonths(`${value.slice(0, 4)}-01-31`, Number(value.slice(5) || 12) - 1)
}

/** Its first day. */
export const startOf = ({ value }: Pick<Time, 'value'>): string =>
  `${value}-01-01`.slice(0, 'YYYY-MM-DD'.length)

const since: ReadonlySet<string> = new Set(['since', 'after'])
const units: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }
const MOST_DAYS = 10_000

/** "Last 3 months": the day on which that time began. */
function readSpan([word = '', count = '', unit = '']: readonly string[], today: string) {
  const days = Number(count) * (units[unit.replace(/s$/, '')] ?? Number.NaN)
  const isMeant = /^(?:last|past)$/.test(word) && days > 0 && days < MOST_DAYS
  if (!isMeant) return undefined
  const value = isoDay((secondsOf(today) ?? 0) - days * 86_400)
  return { length: 3, symbol: 'E', value } as const
}

/** "Since September": the latest month of that name. */
function readLatestMonth(word: string, today: string): Time | undefined {
  if (!monthName.test(word)) return undefined
  const year = Number(today.slice(0, 4)) - (monthNumber(word) > today.slice(5, 7) ? 1 : 0)
  return { length: 1, symbol: 'M', value: `${year}-${monthNumber(word)}` }
}

/** "2024-01-01", "1 January 2024", "Jan 1st 2024". */
function readDay(word: string, next: string, last: string): Time | undefined {
  if (secondsOf(word) !== undefined) return { length: 1, symbol: 'E', value: word }
  const [name, number] = monthName.test(word) ? [word, next] : [next, word]
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(number)?.[1]
  if (day === undefined || !monthName.test(name) || !isYear(last)) return undefined
  const value = `${last}-${monthNumber(name)}-${day.padStart(2, '0')}`
  return secondsOf(value) === undefined ? undefined : { length: 3, symbol: 'E', value }
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthName =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/

function monthNumber(name: string): string {
  return String(months.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')
}

/** "March 2023", "2023-03". */
function readMonth(word: string, next: string): Time | undefined {
  if (monthName.test(word) && isYear(next))
    return { length: 2, symbol: 'M', value: `${next}-${monthNumber(word)}` }
  const isMonth = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(word)
  return isMonth ? { length: 1, symbol: 'M', value: word } : undefined
}

/** "This year", "last month". */
function readRelative(word: string, unit: string, today: string): Time | undefined {
  const back = { this: 0, last: 1 }[word]
  if (back === undefined) return undefined
  if (unit === 'year')
    return { length: 2, symbol: 'Y', value: String(Number(today.slice(0, 4)) - back) }
  if (unit !== 'month') return undefined
  const value = addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7)
  return { length: 2, symbol: 'M', value }
}

function isYear(word: string): boolean {
  return /^(?:199\d|20[0-4]\d)$/.test(word)
}
