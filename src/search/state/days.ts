import { createRequiredContext } from './required-context.ts'

/** The day of the data and the visitor's, both `YYYY-MM-DD`. */
export type Days = {
  readonly asOf: string
  readonly today: string
}

export const [DaysContext, useDays] = createRequiredContext<Days>('days')
