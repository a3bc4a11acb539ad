import { clipBytes } from '#lib/query-text.ts'

/** Both ends inclusive; an absent end is open. */
export type Range = { readonly min?: number; readonly max?: number }

const MAX_VALUES = 50
const MAX_VALUE_BYTES = 200

/** `a,b` → its values, without empty ones and repetitions; a backslash escapes a comma and itself. */
export function parseList(text: string): readonly string[] {
  const values = (text.match(/(?:\\.|[^,\\])+/gsu) ?? [])
    .map((value) => clipBytes(value.replace(/\\(.)/gsu, '$1'), MAX_VALUE_BYTES))
    .filter((value) => value !== '')
  return [...new Set(values)].slice(0, MAX_VALUES)
}

/** The inverse of `parseList`. */
export function formatList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',')
}

/** `a..b`, `a..`, `..b` → the ends; an end outside the limits, or a range that is upside down, is no range. */
export function parseRange(text: string, limits: Required<Range>): Range {
  const match = /^(\d{1,4}(?:\.\d{1,3})?)?\.\.(\d{1,4}(?:\.\d{1,3})?)?$/.exec(text)
  if (match === null) return {}
  const [min, max] = [toNumber(match[1]), toNumber(match[2])]
  const isInside = (end: number | undefined) =>
    end === undefined || (end >= limits.min && end <= limits.max)
  if (!isInside(min) || !isInside(max)) return {}
  return min !== undefined && max !== undefined && min > max ? {} : makeRange(min, max)
}

/** The inverse of `parseRange`; empty for the open range. */
export function formatRange(range: Range): string {
  return isOpen(range) ? '' : `${range.min ?? ''}..${range.max ?? ''}`
}

/** Whether a range limits nothing. */
export function isOpen({ min, max }: Range): boolean {
  return min === undefined && max === undefined
}

/** A range without keys for its open ends. */
export function makeRange(min: number | undefined, max: number | undefined): Range {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}
