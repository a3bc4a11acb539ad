import { createStore, type Store } from '#lib/store.ts'

/** `full`: there is no room left for this site. `blocked`: the browser gives it none. */
export type Keeping = 'kept' | 'full' | 'blocked'

/** What to say where a value lasts only until the visitor leaves. */
export const storageProblems = {
  full: 'The storage of this site is full.',
  blocked: 'This browser blocks site storage.',
} as const satisfies Partial<Record<Keeping, string>>

/** A store whose value outlives the page. */
export type Stored<Value> = Store<Value> & {
  /** Whether the browser stored the last value, and why it did not. */
  readonly keeping: () => Keeping
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

/** A value in local storage, as JSON, which follows other tabs; in memory if storage is blocked or full. */
export function createStored<Value>({ name, parse }: StoredOptions<Value>): Stored<Value> {
  const key = `plinth-${name}`
  const store = createStore(parse(undefined))
  let keeping: Keeping = 'kept'
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
      keeping = write(key, next)
      store.set(next)
    },
    keeping: () => keeping,
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

function write(key: string, value: unknown): Keeping {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
  }
}
