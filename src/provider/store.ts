/** A change of one key; null deletes it. */
export type StoreChange = readonly [key: string, value: string | null]

/**
 * Where the embedded provider keeps what it has acknowledged. Keys are ASCII and at most 500 characters
 * long; values are JSON text. One process opens a store at a time.
 */
export type Store = {
  /** All entries whose key begins with `prefix`, in key order. */
  entries(prefix: string): Iterable<readonly [key: string, value: string]>
  /** Applies all changes or none; when the promise resolves they survive the death of the process. */
  commit(changes: readonly StoreChange[]): Promise<void>
  close(): Promise<void>
}

/** A store that forgets everything with the process: for tests and demonstrations. */
export function createMemoryStore(): Store {
  const map = new Map<string, string>()
  return {
    entries: (prefix) =>
      [...map].filter(([key]) => key.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    commit: async (changes) => {
      for (const [key, value] of changes) {
        if (value === null) map.delete(key)
        else map.set(key, value)
      }
    },
    close: async () => map.clear(),
  }
}

/** A value of the store is not what the provider wrote. Nothing has been changed; the message names the key. */
export class StoreCorruptError extends Error {
  override readonly name = 'StoreCorruptError'
  readonly key: string

  constructor(key: string, problem: string, cause?: unknown) {
    super(`The store's entry "${key}" ${problem}.`, { cause })
    this.key = key
  }
}
