import type { Store } from '#lib/store.ts'
import { createStore } from '#lib/store.ts'

/** A request that went over the network, and how long it took until it was answered or given up. */
export type AnswerTime = {
  /** Milliseconds, with all attempts that the client made by itself. */
  readonly ms: number
  /** It ended without search results. */
  readonly failed: boolean
}

export type AnswerTimes = {
  /** The newest ones, the oldest of them first. */
  readonly newest: readonly AnswerTime[]
  /** How many there have been in all. */
  readonly total: number
}

/** How long this visit's requests took; kept in memory, and gone with the page. */
export type AnswerLog = {
  readonly times: Store<AnswerTimes>
  readonly add: (time: AnswerTime) => void
}

/** Enough for a picture; a visitor who types for a minute sends about as many. */
const KEPT = 100

export function createAnswerLog(kept = KEPT): AnswerLog {
  const times = createStore<AnswerTimes>({ newest: [], total: 0 })
  return {
    times,
    add: (time) => {
      const { newest, total } = times.get()
      times.set({ newest: [...newest, time].slice(-kept), total: total + 1 })
    },
  }
}
