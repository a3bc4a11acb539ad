import type { Store } from '#lib/store.ts'
import { createStore } from '#lib/store.ts'

/** A value that outlives the page: a store, and whether it could be written down. */
export type Stored<Value> = Store<Value> & {
  /** False once the browser has refused to keep the value: it then lasts until the page is left. */
  readonly isKept: () => boolean
  /** Deletes what is stored: the value is then the one of a first visit. */
  readonly clear: () => void
}

type StoredOptions<Value> = {
  /** Its name in the browser's storage; "plinth-" comes before it. */
  readonly name: string
  /**
   * Reads what was stored, by this release of the page or another, or by hand; `undefined` where nothing was. Never
   * throws: what does not fit is left out.
   */
  readonly parse: (stored: unknown) => Value
}

/**
 * A value in the browser's local storage, as JSON. Other tabs of the site hear of a change. Where storage is closed or
 * full the value is kept in memory alone.
 */
export function createStored<Value>({ name, parse }: StoredOptions<Value>): Stored<Value> {
  const key = `plinth-${name}`
  const store = createStore(parse(read(key)))
  let isKept = true
  const follow = () => store.set(parse(read(key)))
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow()
  })
  // A page that comes back out of the browser's memory has heard of no change.
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
    // Where storage is closed nothing is stored.
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
