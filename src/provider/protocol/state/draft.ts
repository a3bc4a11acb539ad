import type { StoreChange } from '#provider/store.ts'

import { KEY_PREFIXES, padded } from './entries.ts'
import { forkState, project, type State } from './state.ts'

/**
 * An uncommitted write. Its changes are visible in the draft's `state` at once and become one
 * atomic commit. If the write throws, nothing changes.
 */
export type Draft = {
  readonly state: State
  /** Sets the value of a key; null deletes the key. */
  put(key: string, value: unknown): void
  putText(key: string, text: string): void
  /** A new number for an index, a set or a task. */
  nextNumber(): number
  /** ISO date of the write. */
  readonly at: string
  changes(): readonly StoreChange[]
}

export function createDraft(base: State, now: number): Draft {
  const state = forkState(base)
  const changes = new Map<string, string | null>()
  const change = (key: string, text: string | null): void => {
    project(state, [key, text])
    changes.set(key, text)
  }
  return {
    state,
    at: new Date(now).toISOString(),
    put: (key, value) => change(key, value === null ? null : JSON.stringify(value)),
    putText: change,
    nextNumber() {
      const { next } = state.meta
      state.meta = { ...state.meta, next: next + 1 }
      return next
    },
    changes: () => [...changes, [KEY_PREFIXES.meta, JSON.stringify(state.meta)]],
  }
}

export function indexKey(id: number): string {
  return KEY_PREFIXES.index + padded(id)
}
