import { type Check, isListOf, isText } from '#lib/shapes.ts'

/** Checks for the attributes of a hit, since a provider may return anything. */

export const isTexts = isListOf(isText)

/** The furthest second that a `Date` holds: converting a later one to a day throws. */
const LAST_SECOND = 8.64e12

/** A time in epoch seconds. */
export const isSecond: Check<number> = (value): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_SECOND
