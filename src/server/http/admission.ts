import type { Admitted } from '#provider/background.ts'

export type Admission = {
  /** Call `leave` when the request has been answered. */
  readonly enter: (sender: string) => Admitted
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
 * event loop's delay, which also reflects requests in sockets. Senders take turns, so of another
 * sender only as many requests come before as the own sender has.
 */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  /** Sender → its requests in progress. */
  const underWay = new Map<string, number>()
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
  const leave = (sender: string): void => {
    const left = (underWay.get(sender) ?? 1) - 1
    if (left === 0) underWay.delete(sender)
    else underWay.set(sender, left)
    // The cap limits the effect of a single long task.
    spacing += (Math.min(now() - busySince, LONGEST_SPACING) - spacing) * NEWEST
    busySince = now()
  }
  return {
    enter(sender) {
      const own = (underWay.get(sender) ?? 0) + 1
      const ahead = [...underWay.values()].reduce((sum, count) => sum + Math.min(count, own), 0)
      // The minimum of two delays ignores a single long task, such as building an index.
      const wait = Math.max(ahead * spacing, Math.min(delay, before))
      if (wait > LONGEST_WAIT) return { isAdmitted: false, retryAfter: Math.ceil(wait / 1000) }
      if (underWay.size === 0) busySince = now()
      underWay.set(sender, own)
      return { isAdmitted: true, leave: () => leave(sender) }
    },
    stop: () => clearInterval(timer),
  }
}
