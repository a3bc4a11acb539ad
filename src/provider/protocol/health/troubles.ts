/** The status of a cluster, as defined by the monitoring API. */
export type Status = 'operational' | 'degraded_performance' | 'partial_outage' | 'major_outage'

/** A change of status: `t` in milliseconds since 1970, `v` the status from then on. */
export type StatusChange = {
  readonly t: number
  readonly v: { readonly title: string; readonly status: Status }
}

/**
 * Problems that can occur while the provider still responds.
 * - `thread`: the thread that writes and builds indexes has ended; its work runs between searches.
 * - `writes`: the last write could not be committed.
 * - `refusals`: requests were rejected in the last minute because too many were waiting.
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

/** Milliseconds after the last rejected request until the problem counts as over. */
const CALM = 60_000
/** Number of incidents kept. */
const KEPT = 100

export type Troubles = {
  readonly set: (trouble: Trouble, isThere: boolean) => void
  /** Records that a request was rejected. */
  readonly refused: () => void
  readonly status: () => Status
  /** The last 100, newest first. */
  readonly incidents: () => readonly StatusChange[]
}

/**
 * Creates an in-memory record of problems.
 *
 * @param now milliseconds since 1970
 */
export function createTroubles(now: () => number): Troubles {
  const there = new Set<Trouble>()
  const incidents: StatusChange[] = []
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
