export type LruCache<Value> = {
  /** Returns the value of a key. A missing value is computed by `compute` and cached. */
  readonly get: (key: string, compute: () => Value) => Value
  /** Returns the value of a key if it is cached, without counting as a use. */
  readonly peek: (key: string) => Value | undefined
}

/** Values of longer keys are not kept: a query chooses the key, and may make it a megabyte long. */
const LONGEST_KEY = 20_000

/**
 * Creates a cache that keeps at most `capacity` values and drops the least recently used one.
 *
 * @param onDrop called with each value that is dropped or not kept
 */
export function createLruCache<Value>(
  capacity: number,
  onDrop: (value: Value) => void = ignore,
): LruCache<Value> {
  const values = new Map<string, Value>()
  const dropOldest = (): void => {
    const [oldest] = values
    if (oldest === undefined) return
    const [key, value] = oldest
    values.delete(key)
    onDrop(value)
  }
  const keep = (key: string, value: Value): Value => {
    values.delete(key)
    values.set(key, value)
    if (values.size > capacity) dropOldest()
    return value
  }
  return {
    get(key, compute) {
      const value = values.get(key) ?? compute()
      if (key.length <= LONGEST_KEY) return keep(key, value)
      onDrop(value)
      return value
    },
    peek: (key) => values.get(key),
  }
}

function ignore(): void {
  // Most values need no cleanup.
}

/** Creates one cache per owner, which is garbage-collected with its owner. */
export function createCachePerOwner<Value, Owner extends object = object>(
  capacity: number,
  onDrop: (value: Value, owner: Owner) => void = ignore,
): (owner: Owner) => LruCache<Value> {
  const caches = new WeakMap<Owner, LruCache<Value>>()
  return (owner) => {
    const known = caches.get(owner)
    if (known !== undefined) return known
    const cache = createLruCache<Value>(capacity, (value) => onDrop(value, owner))
    caches.set(owner, cache)
    return cache
  }
}
