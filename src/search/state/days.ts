import type { DatedValuesByFacet } from '#catalogue/dated-facets.ts'

import { createRequiredContext } from './required-context.ts'

/** The day of the data and the visitor's, both `YYYY-MM-DD`. */
export type Days = {
  readonly asOf: string
  readonly today: string
}

export const [DaysContext, useDays] = createRequiredContext<Days>('days')

/** What depends on the day of a visit: the data announces releases that may be out by then. */
export type VisitDay = {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The days on which releases become current or retired, in order. */
  readonly turnDays: readonly string[]
  /** The values that hold in a period, by facet. */
  readonly datedValues: DatedValuesByFacet
}
