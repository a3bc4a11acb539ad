import { createDecayingSums } from '#lib/decaying-sums.ts'

/** A limit of requests for each address. */
export type EventLimit = {
  /** Counts a request. Returns 0, or the seconds after which to try again if it is refused. */
  readonly enter: (address: string) => number
}

/** Whether the provider takes a decoded path for that of events: it drops a last slash. */
export const isEventsPath = (path: string): boolean => /^\/1\/events\/?$/.test(path)

/** Milliseconds after which a request counts half. */
const HALF_LIFE = 60_000
/** Recent requests that an address may have: 300 at once, then three and a half a second. */
const MOST = 300

/**
 * Limits the requests with events by address: clients can invent any number of tokens. Refused
 * requests do not count, so the wait ends when the answer says so.
 */
export function createEventLimit(now: () => number = () => performance.now()): EventLimit {
  const requests = createDecayingSums({ halfLife: HALF_LIFE, remembered: 10_000, now })
  return {
    enter(address) {
      const sum = requests.of(address) + 1
      if (sum > MOST) return Math.ceil((HALF_LIFE * Math.log2(sum / MOST)) / 1000)
      requests.add(address, 1)
      return 0
    },
  }
}
