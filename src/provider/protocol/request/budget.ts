import type { Spend } from '#engine/index.ts'
import { BOUNDS } from '#provider/protocol/bounds.ts'
import { ApiError } from '#provider/protocol/errors.ts'

/** What one search, and all work of one request together, may cost. */
export type BudgetLimits = {
  /** Milliseconds of work. */
  readonly searchTime: number
  readonly requestTime: number
  /** Steps of work, as the engine counts them: the same on an idle and on a busy machine. */
  readonly searchSteps: number
  readonly requestSteps: number
  /** Steps of a request below which its time does not count: it is the machine that is slow. */
  readonly freeSteps: number
}

/** The cost of one request, from which all of its work draws. */
export type Budget = {
  /**
   * Counts work before it is done.
   * @throws BudgetError when the steps, or the time of the search, are used up
   */
  readonly spend: Spend
  /**
   * Runs a search: the work that `search` counts has the limits of one. A search within a search is
   * a part of it.
   * @throws BudgetError when the steps or the time are used up
   */
  readonly run: <Result>(search: (spend: Spend) => Result) => Result
  /**
   * Counts a part of the answer and returns it.
   * @throws ApiError 422 when the answer is too long; BudgetError as `spend`
   */
  readonly answer: <Part>(part: Part) => Part
}

/**
 * Starts a timer. The returned function gives the elapsed milliseconds. If they are below `limit`,
 * a number between them and the limit is enough.
 */
export type StartTimer = () => (limit?: number) => number

/** Starts a timer of the elapsed time. */
export const startWallTimer: StartTimer = () => {
  const started = performance.now()
  return () => performance.now() - started
}

/** Steps between two looks at the clock, a tenth of a millisecond. */
const CLOCK_STEPS = 10_000

/** Steps of writing a character of an answer. */
const CHARACTER = 4

/** Creates the budget of a request. Index builds do not count. */
export function createBudget(limits: BudgetLimits, startTimer: StartTimer): Budget {
  let stepsOfRequest = 0
  let stepsOfSearch = 0
  let unchecked = 0
  let timeBefore = 0
  let length = 0
  /** The timer of the search that runs. */
  let elapsed: ReturnType<StartTimer> | undefined
  function requireTime(): void {
    unchecked = 0
    if (stepsOfRequest < limits.freeSteps) return
    const left = Math.min(limits.searchTime, limits.requestTime - timeBefore)
    const taken = elapsed?.(left) ?? 0
    if (elapsed === undefined || taken < left) return
    if (taken >= limits.searchTime) {
      throw new BudgetError(`The search took longer than ${limits.searchTime} ms`)
    }
    throw new BudgetError(`The searches took longer than ${limits.requestTime} ms`)
  }
  function spend(steps: number): void {
    stepsOfRequest += steps
    stepsOfSearch += steps
    unchecked += steps
    if (stepsOfSearch > limits.searchSteps) {
      throw new BudgetError(`The search needs more than ${limits.searchSteps} steps`)
    }
    if (stepsOfRequest > limits.requestSteps) {
      throw new BudgetError(`The request needs more than ${limits.requestSteps} steps`)
    }
    if (unchecked >= CLOCK_STEPS) requireTime()
  }
  return {
    spend,
    run(search) {
      if (elapsed !== undefined) return search(spend)
      elapsed = startTimer()
      stepsOfSearch = 0
      try {
        requireTime()
        return search(spend)
      } finally {
        timeBefore += elapsed()
        elapsed = undefined
        stepsOfSearch = 0
      }
    },
    answer(part) {
      const added = JSON.stringify(part).length
      length += added
      if (length > BOUNDS.answerLength) {
        throw new ApiError(
          422,
          `The answer is longer than ${BOUNDS.answerLength} characters, expected fewer hits or attributes`,
        )
      }
      spend(CHARACTER * added)
      return part
    },
  }
}

/** Thrown when a request needs more work than its budget has. */
export class BudgetError extends ApiError {
  override readonly name = 'BudgetError'

  constructor(problem: string) {
    super(422, `${problem}, expected a simpler one`)
  }
}
