import { createDecayingSums } from '#lib/decaying-sums.ts'
import type { Admitted } from '#provider/background.ts'

/** Long searches, of which one runs at a time. */
export type LongSearches = {
  /** Resolves when it is the turn of a search, or when it is refused. */
  readonly enter: (sender: string) => Promise<Admitted>
}

/** Milliseconds that a search may have to wait for those before it, but for the one that runs. */
const LONGEST_WAIT = 2000
/** Milliseconds that one waits that others overtake: then its client has given up. */
const PATIENCE = 5000
/** Milliseconds that a search is expected to take before one has. */
const FIRST_DURATION = 250
/** The weight of the newest value in the moving average. */
const NEWEST = 0.2

type Waiting = {
  readonly sender: string
  readonly since: number
  readonly resolve: (admitted: Admitted) => void
}

/**
 * Lets searches into a thread one after the other, first those of the sender that has used it least
 * recently. A sender of heavy searches waits behind its own requests, and other senders do not. A search is
 * refused if those before it take too long, and never because of the one that runs.
 */
export function createLongSearches(now: () => number = () => performance.now()): LongSearches {
  const used = createDecayingSums({ halfLife: 10_000, remembered: 1000, now })
  let waiting: readonly Waiting[] = []
  let isRunning = false
  let duration = FIRST_DURATION
  const refusal = (ahead: number): Admitted => ({
    isAdmitted: false,
    retryAfter: Math.max(1, Math.ceil(((ahead + 1) * duration) / 1000)),
  })
  const start = (sender: string): Admitted => {
    isRunning = true
    const started = now()
    const leave = (): void => {
      const taken = now() - started
      used.add(sender, taken)
      duration += (taken - duration) * NEWEST
      isRunning = false
      refuseLate()
      startNext()
    }
    return { isAdmitted: true, leave }
  }
  const refuseLate = (): void => {
    const late = waiting.filter(({ since }) => now() - since >= PATIENCE)
    waiting = waiting.filter((one) => !late.includes(one))
    for (const { resolve } of late) resolve(refusal(waiting.length))
  }
  const startNext = (): void => {
    const [next] = waiting.toSorted((a, b) => used.of(a.sender) - used.of(b.sender))
    waiting = waiting.filter((one) => one !== next)
    next?.resolve(start(next.sender))
  }
  return {
    async enter(sender) {
      if (!isRunning) return start(sender)
      const own = used.of(sender)
      const ahead = waiting.filter((one) => one.sender === sender || used.of(one.sender) <= own)
      if (ahead.length > 0 && (ahead.length + 1) * duration > LONGEST_WAIT) {
        return refusal(ahead.length)
      }
      return new Promise((resolve) => {
        waiting = [...waiting, { sender, since: now(), resolve }]
      })
    },
  }
}
