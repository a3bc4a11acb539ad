/** A value outside React that components can read with `useSyncExternalStore`. */
export type Store<Value> = {
  /** The value that the server renders with, and the browser until hydration is complete. */
  readonly initial: Value
  readonly get: () => Value
  readonly set: (next: Value) => void
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
