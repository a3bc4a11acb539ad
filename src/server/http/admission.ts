import type { Admitted } from '#provider/background.ts'

export type Admission = {
  /** `leave` has to be called when the request has been answered. */
  readonly enter: () => Admitted
  /** Stops measuring. */
  readonly stop: () => void
}

/** Milliseconds that a request may have to wait for those before it. */
const LONGEST_WAIT = 2000
/** Milliseconds between two answers that count at most. */
const LONGEST_SPACING = 250
/** Milliseconds between two measurements of the event loop. */
const INTERVAL = 50
/** The share of the newest value in an average. */
const NEWEST = 0.1

/**
 * Refuses requests that could not be answered in time, so that those that are admitted are not late too. The wait is
 * estimated from the requests under way and the time between two answers while there are any, and from the delay of
 * the event loop, which also shows those that wait in their sockets.
 *
 * @param now milliseconds of a clock that never goes back.
 * @param longestSpacing milliseconds between two answers that count at most: one long task says little about the next
 *   requests, unless all of them are long.
 */
export function createAdmission(
  now: () => number = () => performance.now(),
  longestSpacing = LONGEST_SPACING,
): Admission {
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
    // One long task alone counts little here, too.
    spacing += (Math.min(now() - busySince, longestSpacing) - spacing) * NEWEST
    busySince = now()
  }
  return {
    enter() {
      // One long task alone, the building of an index, is over when this runs.
      const wait = Math.max(underWay * spacing, Math.min(delay, before))
      if (wait > LONGEST_WAIT) return { isAdmitted: false, retryAfter: Math.ceil(wait / 1000) }
      if (underWay === 0) busySince = now()
      underWay += 1
      return { isAdmitted: true, leave }
    },
    stop: () => clearInterval(timer),
  }
}
