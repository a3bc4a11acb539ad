type CacheEvents<Value> = { readonly miss: (value: Value) => Promise<unknown> }

export type AnswerCache = {
  get: <Value>(
    key: Record<string, unknown> | string,
    fallback: () => Promise<Value>,
    events?: CacheEvents<Value>,
  ) => Promise<Value>
  set: <Value>(key: Record<string, unknown> | string, value: Value) => Promise<Value>
  delete: (key: Record<string, unknown> | string) => Promise<void>
  clear: () => Promise<void>
}

/**
 * Caches answers up to `maxLength` characters of JSON in total, and evicts the least recently used.
 * Answers are kept as text, so that a widget that changes one cannot spoil the next.
 */
export function createAnswerCache(maxLength: number): AnswerCache {
  // A Map keeps insertion order and used entries are reinserted, so the first is the oldest.
  const texts = new Map<string, string>()
  let length = 0

  function forget(key: string): void {
    length -= texts.get(key)?.length ?? 0
    texts.delete(key)
  }

  function keep(key: string, text: string): void {
    forget(key)
    texts.set(key, text)
    length += text.length
    for (const oldest of texts.keys()) {
      if (length <= maxLength) break
      forget(oldest)
    }
  }

  return {
    get: async (key, fallback, events) => {
      const name = JSON.stringify(key)
      const text = texts.get(name)
      if (text !== undefined) {
        keep(name, text)
        return JSON.parse(text)
      }
      const value = await fallback()
      await events?.miss(value)
      return value
    },
    set: async (key, value) => {
      keep(JSON.stringify(key), JSON.stringify(value))
      return value
    },
    delete: async (key) => forget(JSON.stringify(key)),
    clear: async () => {
      texts.clear()
      length = 0
    },
  }
}

export function createNoCache(): AnswerCache {
  return createAnswerCache(0)
}
