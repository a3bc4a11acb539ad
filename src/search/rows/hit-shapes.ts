import type { Check } from '#lib/shapes.ts'
import { isListOf, isText } from '#lib/shapes.ts'

/** Checks for the attributes of a hit: a provider may leave anything in its place. */

export const isTexts = isListOf(isText)

/** The furthest second that a `Date` reaches: a later one throws where its day is read. */
const LAST_SECOND = 8.64e12

/** A time in epoch seconds. */
export const isSecond: Check<number> = (value): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_SECOND
