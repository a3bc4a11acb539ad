import type { Admitted } from '#provider/background.ts'

export type Admission = {
  /** Call `leave` when the request has been answered. */
  readonly enter: () => Admitted
  readonly stop: () => void
}

/** Maximum milliseconds that a request may wait for earlier requests. */
const LONGEST_WAIT = 2000
/** Longer intervals between two responses count as this many milliseconds. */
const LONGEST_SPACING = 250
/** Milliseconds between measurements of the event loop's delay. */
const INTERVAL = 50
/** The weight of the newest value in the moving average. */
const NEWEST = 0.1

/**
 * Refuses requests that could not be answered in time, so that admitted ones are not late as well.
 * The wait is estimated from the requests in progress, the interval between responses, and the
 * event loop's delay, which also reflects requests in sockets.
 */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  let underWay = 0
  let spacing = 0
  let busySince = 0
  let delay = 0
  let before = 0
  let measured = now()
  const timer = setInterval(() => {
    before = delay
    delay = now() - measured - INTERVAL
    measured = now()
  }, INTERVAL)
  timer.unref()
  const leave = (): void => {
    underWay -= 1
    // The cap limits the effect of a single long task.
    spacing += (Math.min(now() - busySince, LONGEST_SPACING) - spacing) * NEWEST
    busySince = now()
  }
  return {
    enter() {
      // The minimum of two delays ignores a single long task, such as building an index.
      const wait = Math.max(underWay * spacing, Math.min(delay, before))
      if (wait > LONGEST_WAIT) return { isAdmitted: false, retryAfter: Math.ceil(wait / 1000) }
      if (underWay === 0) busySince = now()
      underWay += 1
      return { isAdmitted: true, leave }
    },
    stop: () => clearInterval(timer),
  }
}
