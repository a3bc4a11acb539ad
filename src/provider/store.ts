/** A change of one key; null deletes it. */
export type StoreChange = readonly [key: string, value: string | null]

/**
 * The storage of the embedded provider. Keys are ASCII, at most 500 characters long; values are
 * JSON text. Only one process at a time may open a store.
 */
export type KeyValueStore = {
  /** All entries whose key starts with `prefix`, in key order. */
  entries(prefix: string): Iterable<readonly [key: string, value: string]>
  /**
   * Applies all changes or none. Once the promise resolves, the changes survive a crash.
   * @throws UnstoredError if the place of the store takes no changes at present
   */
  commit(changes: readonly StoreChange[]): Promise<void>
  close(): Promise<void>
}

/** Creates a store in memory, for tests and demonstrations. */
export function createMemoryStore(): KeyValueStore {
  const map = new Map<string, string>()
  return {
    entries: (prefix) =>
      // Few keys have the prefix: entries are made of these alone.
      Array.from(map.keys())
        .filter((key) => key.startsWith(prefix))
        .toSorted()
        .map((key) => [key, map.get(key) ?? ''] as const),
    commit: async (changes) => {
      for (const [key, value] of changes) {
        if (value === null) map.delete(key)
        else map.set(key, value)
      }
    },
    close: async () => map.clear(),
  }
}

/** The place of the store takes no changes at present. The message is the answer to the sender. */
export class UnstoredError extends Error {
  override readonly name = 'UnstoredError'
}

/** An entry of the store is invalid. The message names its key; nothing was changed. */
export class StoreCorruptError extends Error {
  override readonly name = 'StoreCorruptError'
  readonly key: string

  constructor(key: string, problem: string, cause?: unknown) {
    super(`The store's entry "${key}" ${problem}.`, { cause })
    this.key = key
  }
}
