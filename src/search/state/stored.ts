import type { Store } from '#lib/store.ts'
import { createStore } from '#lib/store.ts'

/** A value that outlives the page: a store, and whether it could be written down. */
export type Stored<Value> = Store<Value> & {
  /** False once the browser has refused to keep the value: it then lasts until the page is left. */
  readonly isKept: () => boolean
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
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.set(parse(read(key)))
  })
  return {
    ...store,
    set: (next) => {
      isKept = write(key, next)
      store.set(next)
    },
    isKept: () => isKept,
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

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
