import type { CheckTime } from '../../engine/types.ts'
import { ApiError } from '../errors.ts'

/** How long the searches of one request take together. */
export type Meter = {
  /** Runs a search that calls `checkTime` now and then. Throws ApiError 422 once the time is over. */
  readonly run: <Result>(search: (checkTime: CheckTime) => Result) => Result
}

/** `limit` in milliseconds; what is not a search, such as building an index, does not count. */
export function createMeter(limit: number): Meter {
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
