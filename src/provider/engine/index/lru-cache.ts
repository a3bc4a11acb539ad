/** A cache of the most recently used keys. */
export type LruCache<Value> = {
  /** The value of a key; a missing one is computed by `compute` and kept. */
  readonly get: (key: string, compute: () => Value) => Value
  /** The value of a key if it is cached; does not count as a use. */
  readonly peek: (key: string) => Value | undefined
}

/** Creates a cache that keeps at most `capacity` values and drops the least recently used one. */
export function createLruCache<Value>(capacity: number): LruCache<Value> {
  const values = new Map<string, Value>()
  const keep = (key: string, value: Value): Value => {
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > capacity && oldest !== undefined) values.delete(oldest)
    return value
  }
  return {
    get: (key, compute) => keep(key, values.get(key) ?? compute()),
    peek: (key) => values.get(key),
  }
}

/** One cache per owner, released together with its owner. */
export function createCachePerOwner<Value>(capacity: number): (owner: object) => LruCache<Value> {
  const caches = new WeakMap<object, LruCache<Value>>()
  return (owner) => {
    const known = caches.get(owner)
    if (known !== undefined) return known
    const cache = createLruCache<Value>(capacity)
    caches.set(owner, cache)
    return cache
  }
}
