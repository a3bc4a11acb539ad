/** Remembers the values of the keys that were asked for last. */
export type Recent<Value> = {
  /** The value of a key, made where it is not remembered. */
  readonly get: (key: string, make: () => Value) => Value
  readonly peek: (key: string) => Value | undefined
}

/** Keeps the values of the last `most` keys. */
export function createRecent<Value>(most: number): Recent<Value> {
  const known = new Map<string, Value>()
  const keep = (key: string, value: Value): Value => {
    known.delete(key)
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
  return {
    get: (key, make) => keep(key, known.get(key) ?? make()),
    peek: (key) => known.get(key),
  }
}
