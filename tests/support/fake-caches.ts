type Stored = Map<string, Response>

/** The caches of a browser, in memory. */
export type FakeCaches = {
  readonly caches: CacheStorage
  /** The names and addresses of everything stored. */
  readonly content: () => Readonly<Record<string, readonly string[]>>
  /** Replaces the content of a stored answer, and leaves its headers. */
  readonly damage: (address: string) => void
  /** The number of answers that still fit. */
  room: number
}

const ORIGIN = 'https://plinth.example'

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname

/** Creates caches that, as in a browser, refuse to store more than there is room for. */
export function createFakeCaches(): FakeCaches {
  const all = new Map<string, Stored>()
  const storedIn = (name: string): Stored => {
    const stored = all.get(name) ?? new Map<string, Response>()
    all.set(name, stored)
    return stored
  }
  const fake: FakeCaches = {
    room: Infinity,
    content: () =>
      Object.fromEntries(
        Array.from(all, ([name, stored]) => [name, [...stored.keys()].toSorted()]),
      ),
    damage: (address) => {
      for (const stored of all.values()) {
        const answer = stored.get(address)
        if (answer) stored.set(address, new Response('damaged', { headers: answer.headers }))
      }
    },
    caches: {
      open: async (name) => openCache(storedIn(name), fake),
      keys: async () => [...all.keys()],
      delete: async (name) => all.delete(name),
      has: async (name) => all.has(name),
      match: async (request, { cacheName } = {}) =>
        [...all]
          .filter(([name]) => cacheName === undefined || name === cacheName)
          .flatMap(([, stored]) => stored.get(addressOf(request)) ?? [])[0]
          ?.clone(),
    },
  }
  return fake
}

const refuse = (): never => {
  throw new Error('Only what the service worker uses.')
}

function openCache(stored: Stored, fake: FakeCaches): Cache {
  return {
    match: async (request) => stored.get(addressOf(request))?.clone(),
    put: async (request, response) => {
      if (fake.room <= 0) throw new DOMException('Quota exceeded.', 'QuotaExceededError')
      fake.room -= 1
      stored.set(addressOf(request), response)
    },
    delete: async (request) => stored.delete(addressOf(request)),
    keys: async () => [...stored.keys()].map((address) => new Request(ORIGIN + address)),
    add: refuse,
    addAll: refuse,
    matchAll: refuse,
  }
}
