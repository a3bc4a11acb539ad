import type { Store } from '#lib/store.ts'
import { createStore } from '#lib/store.ts'

/** A store whose value outlives the page. */
export type Stored<Value> = Store<Value> & {
  /** False once the browser has refused to store the value. */
  readonly isKept: () => boolean
  readonly clear: () => void
}

type StoredOptions<Value> = {
  /** Its key in local storage, prefixed with "plinth-". */
  readonly name: string
  /**
   * Reads the stored value, or `undefined`. Must not throw: another release may have written it.
   */
  readonly parse: (stored: unknown) => Value
}

/** A value in local storage, as JSON, which follows other tabs; in memory if storage is blocked. */
export function createStored<Value>({ name, parse }: StoredOptions<Value>): Stored<Value> {
  const key = `plinth-${name}`
  const store = createStore(parse(undefined))
  let isKept = true
  const follow = () => store.set(parse(read(key)))
  follow()
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow()
  })
  // A page restored from the back/forward cache has missed the events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow())
  return {
    ...store,
    set: (next) => {
      isKept = write(key, next)
      store.set(next)
    },
    isKept: () => isKept,
    clear: () => {
      remove(key)
      follow()
    },
  }
}

function read(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
