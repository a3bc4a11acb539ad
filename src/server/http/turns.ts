/** The turns of requests in the thread that serves visitors. */
export type Turns = {
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
