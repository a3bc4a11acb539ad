/** How a cluster does, in the words of the monitoring API. */
export type Status = 'operational' | 'degraded_performance' | 'partial_outage' | 'major_outage'

/** A change of the status: `t` in milliseconds since 1970, the status from then on. */
export type Incident = {
  readonly t: number
  readonly v: { readonly title: string; readonly status: Status }
}

/**
 * What can be wrong while the provider still answers.
 * - `thread`: the thread that writes and builds indexes has ended, and its work is done between searches.
 * - `writes`: the last write could not be committed.
 * - `refusals`: requests were refused in the last minute, because too many waited.
 */
export type Trouble = 'thread' | 'writes' | 'refusals'

type Words = { readonly status: Status; readonly begins: string; readonly ends: string }

const WORDS: Readonly<Record<Trouble, Words>> = {
  thread: {
    status: 'degraded_performance',
    begins: 'The thread that writes and builds indexes has ended',
    ends: 'The thread that writes and builds indexes runs again',
  },
  writes: {
    status: 'partial_outage',
    begins: 'Writes cannot be stored',
    ends: 'Writes are stored again',
  },
  refusals: {
    status: 'degraded_performance',
    begins: 'Requests are refused, because too many wait',
    ends: 'No request was refused for a minute',
  },
}

/** Milliseconds after the last refused request until the trouble counts as over. */
const CALM = 60_000
/** The number of incidents that are kept. */
const KEPT = 100

/** What is wrong, and what was. */
export type Troubles = {
  readonly set: (trouble: Trouble, isThere: boolean) => void
  /** A request was refused. */
  readonly refused: () => void
  readonly status: () => Status
  /** The last 100, the newest first. */
  readonly incidents: () => readonly Incident[]
}

/**
 * Creates the record of troubles, in memory.
 *
 * @param now milliseconds since 1970
 */
export function createTroubles(now: () => number): Troubles {
  const there = new Set<Trouble>()
  const incidents: Incident[] = []
  let calmAt = 0
  const status = (): Status => {
    const found = new Set([...there].map((trouble) => WORDS[trouble].status))
    if (found.has('partial_outage')) return 'partial_outage'
    return found.size > 0 ? 'degraded_performance' : 'operational'
  }
  const change = (trouble: Trouble, isThere: boolean, t: number): void => {
    if (there.has(trouble) === isThere) return
    if (isThere) there.add(trouble)
    else there.delete(trouble)
    const { begins, ends } = WORDS[trouble]
    incidents.unshift({ t, v: { title: isThere ? begins : ends, status: status() } })
    incidents.length = Math.min(incidents.length, KEPT)
  }
  const settle = (): void => {
    if (now() >= calmAt) change('refusals', false, calmAt)
  }
  return {
    set(trouble, isThere) {
      settle()
      change(trouble, isThere, now())
    },
    refused() {
      settle()
      change('refusals', true, now())
      calmAt = now() + CALM
    },
    status() {
      settle()
      return status()
    },
    incidents() {
      settle()
      return [...incidents]
    },
  }
}
