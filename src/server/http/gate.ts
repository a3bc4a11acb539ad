import type { Admitted } from '#provider/background.ts'
import { withCors } from '#provider/protocol/request/response.ts'

/** Answers a request of a sender in its turn, or refuses it if it would wait too long. */
export type Gate = <Answer>(
  sender: string,
  answer: () => Promise<Answer>,
) => Promise<Answer | Response>

/** One gate for all requests that cost work, so that none of them can be asked beside the others. */
export function createGate(onRefused?: () => void): Gate {
  const admission = createAdmission()
  const turns = createTurns()
  return async (sender, answer) => {
    const admitted = admission.enter(sender)
    if (!admitted.isAdmitted) {
      onRefused?.()
      return refuseBusy(admitted.retryAfter)
    }
    try {
      await turns.wait(sender)
      return await answer()
    } finally {
      admitted.leave()
    }
  }
}

/** @param seconds until the next request is expected to be answered */
export function refuseBusy(seconds: number): Response {
  const status = 429
  const message = `Too many requests at the moment, expected the next one in ${seconds} s`
  const headers = withCors(new Headers({ 'Retry-After': String(seconds) }))
  return Response.json({ message, status }, { status, headers })
}

/** The turns of requests in the thread that serves visitors. */
type Turns = {
  /** Resolves when it is the turn of a request. */
  readonly wait: (sender: string) => Promise<void>
}

type Waiting = { readonly sender: string; readonly resolve: () => void }

/** Senders whose last turn is remembered. */
const REMEMBERED = 1000

/**
 * Begins one request in each turn of the event loop, first that of the sender whose last turn was
 * longest ago. Node accepts one connection in a turn, so if all requests that have arrived were
 * answered in one, new visitors would wait for as many such turns as there are of them.
 */
export function createTurns(): Turns {
  /** Sender → the number of its last turn. */
  const lastTurns = new Map<string, number>()
  let waiting: readonly Waiting[] = []
  let turn = 0
  let isTurning = false
  const begin = (): void => {
    const next = longestAgo(waiting, lastTurns)
    isTurning = next !== undefined
    if (next === undefined) return
    waiting = waiting.filter((one) => one !== next)
    turn += 1
    // Move to the end: the first entry of the map is forgotten first.
    lastTurns.delete(next.sender)
    lastTurns.set(next.sender, turn)
    const [oldest] = lastTurns.keys()
    if (lastTurns.size > REMEMBERED && oldest !== undefined) lastTurns.delete(oldest)
    next.resolve()
    setImmediate(begin)
  }
  return {
    wait: (sender) =>
      new Promise((resolve) => {
        waiting = [...waiting, { sender, resolve }]
        if (!isTurning) begin()
      }),
  }
}

/** The first request of the sender whose last turn was longest ago. */
function longestAgo(
  waiting: readonly Waiting[],
  lastTurns: ReadonlyMap<string, number>,
): Waiting | undefined {
  let least = Infinity
  return waiting.reduce<Waiting | undefined>((found, one) => {
    const last = lastTurns.get(one.sender) ?? 0
    if (last >= least) return found
    least = last
    return one
  }, undefined)
}

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
