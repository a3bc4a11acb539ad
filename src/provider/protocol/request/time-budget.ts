import type { CheckTime } from '../../engine/types.ts'
import { ApiError } from '../errors.ts'

/** The time that all searches of one request may take together. */
export type TimeBudget = {
  /**
   * Runs a search, which calls `checkTime` repeatedly.
   * @throws ApiError 422 when the time is used up
   */
  readonly run: <Result>(search: (checkTime: CheckTime) => Result) => Result
}

/** Creates a budget of `limit` milliseconds. Only searches count, not the building of an index. */
export function createTimeBudget(limit: number): TimeBudget {
  let spent = 0
  return {
    run(search) {
      const started = performance.now()
      const checkTime = (): void => {
        if (spent + performance.now() - started < limit) return
        throw new ApiError(422, `The search took longer than ${limit} ms, expected a simpler one`)
      }
      try {
        checkTime()
        return search(checkTime)
      } finally {
        spent += performance.now() - started
      }
    },
  }
}
