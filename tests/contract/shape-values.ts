import { type Shape, single } from './shape.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** A text that matches a pattern. */
const matching = (what: string, pattern: RegExp): Shape<string> =>
  single(what, (value) => isText(value) && pattern.test(value))

/** A number from a least to a most, both included. */
const between = (what: string, [least, most]: readonly [number, number]): Shape<number> =>
  single(what, (value) => isNumber(value) && value >= least && value <= most)

/** A whole number in a range, both ends included. */
export const integer = (least = 0, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  single(
    `whole number from ${least} to ${most}`,
    (value) => isNumber(value) && Number.isInteger(value) && value >= least && value <= most,
  )

export const count = integer()

export const text = single<string>('text', isText)

/** A sentence for a person: never empty. */
export const sentence = matching('text that is not empty', /\S/)

export const boolean = single<boolean>('boolean', (value) => typeof value === 'boolean')

/** A share of 1. */
export const rate = between('number from 0 to 1', [0, 1])

export const score = between('number from 0 to 100', [0, 100])

export const positive = between('number from 0', [0, Number.MAX_VALUE])

/** A day in UTC that is in the calendar. */
export const day = single<string>(
  'date as YYYY-MM-DD',
  (value) =>
    isText(value) &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(value).toISOString().startsWith(value),
)

/** A moment as JavaScript writes it, which is within RFC 3339. */
export const time = single<string>(
  'time in RFC 3339 format',
  (value) =>
    isText(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value,
)

/** Milliseconds since 1970: no number of seconds, and no figure of another kind. */
export const moment = integer(Date.UTC(2000, 0), Date.UTC(2100, 0))

export const queryId = matching('query id of 32 hexadecimal digits', /^[\da-f]{32}$/)

export const sha1 = matching('SHA-1 of 40 hexadecimal digits', /^[\da-f]{40}$/)

export const uuid = matching('UUID', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)

/** A number as text. */
export const digits = matching('whole number as text', /^\d+$/)

export const decimal = matching('number as text', /^\d+(?:\.\d+)?(?:e-\d+)?$/)

/** One of these values. */
export function oneOf<const Values extends readonly (string | number | boolean | null)[]>(
  ...values: Values
): Shape<Values[number]> {
  return single(`one of ${values.join(', ')}`, (value): value is Values[number] =>
    values.some((known) => known === value),
  )
}

/** Two numbers, of which the second may be another kind. */
export function pair<First, Second>(
  first: Shape<First>,
  second: Shape<Second>,
): Shape<[First, Second]> {
  return single(
    'pair',
    (value) =>
      Array.isArray(value) &&
      value.length === 2 &&
      [...first.faults(value[0], ''), ...second.faults(value[1], '')].length === 0,
  )
}

/** A list that never has entries. */
export const emptyList = single<never[]>(
  'empty list',
  (value) => Array.isArray(value) && value.length === 0,
)

/** No body at all, as after 204. */
export const noBody = single<undefined>('empty body', (value) => value === null)
