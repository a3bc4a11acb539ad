import { createStore, type Store } from '#lib/store.ts'

export type AnswerTime = {
  /** Milliseconds, including the client's own retries. */
  readonly ms: number
  readonly failed: boolean
}

export type AnswerTimes = {
  readonly newest: readonly AnswerTime[]
  readonly total: number
}

/** The durations of this visit's requests, in memory. */
export type AnswerLog = {
  readonly times: Store<AnswerTimes>
  readonly add: (time: AnswerTime) => void
  /** Call when what arrived last turns out to be incomplete. */
  readonly failNewest: () => void
}

/** About as many requests as a minute of typing sends. */
const KEPT = 100

export function createAnswerLog(kept = KEPT): AnswerLog {
  const times = createStore<AnswerTimes>({ newest: [], total: 0 })
  return {
    times,
    add: (time) => {
      const { newest, total } = times.get()
      times.set({ newest: [...newest, time].slice(-kept), total: total + 1 })
    },
    failNewest: () => {
      const { newest, total } = times.get()
      const failed = newest.slice(-1).map(({ ms }) => ({ ms, failed: true }))
      times.set({ newest: [...newest.slice(0, -1), ...failed], total })
    },
  }
}
