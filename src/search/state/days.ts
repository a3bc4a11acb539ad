import { createRequiredContext } from './required-context.ts'

/** Both `YYYY-MM-DD`. */
export type Days = {
  /** The day of the data. */
  readonly asOf: string
  /** The visitor's day. */
  readonly today: string
}

export const [DaysContext, useDays] = createRequiredContext<Days>('days')
