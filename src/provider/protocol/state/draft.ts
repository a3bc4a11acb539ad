import type { StoreChange } from '../../store.ts'
import { PREFIXES, padded } from './entries.ts'
import { type State, forkState, project } from './state.ts'

/**
 * A write in the making: what it puts is visible in `state` at once, to itself only, and becomes one
 * atomic commit. Throwing inside a write leaves everything as it was.
 */
export type Draft = {
  readonly state: State
  /** Puts a value under a key, or deletes the key (null). */
  put(key: string, value: unknown): void
  /** Puts a value that is JSON text already. */
  putText(key: string, text: string): void
  /** A number never given before, for an index, a set or a task. */
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
    changes: () => [...changes, [PREFIXES.meta, JSON.stringify(state.meta)]],
  }
}

export function indexKey(id: number): string {
  return PREFIXES.index + padded(id)
}
