import { type Answer, at, ids, send, type Send, type Target, write } from './target.ts'

/** Short functions that write to a target and read the result. */
export type ApiDriver = {
  /** Sends a write and waits until it is published. */
  readonly put: (what: Send) => Promise<Answer>
  readonly ask: (what: Send) => Promise<Answer>
  /** The body of a GET. */
  readonly read: (path: string) => Promise<unknown>
  readonly batch: (index: string, ...requests: readonly unknown[]) => Promise<Answer>
  readonly add: (index: string, ...records: readonly object[]) => Promise<Answer>
  /** The sorted objectIDs that a search finds. */
  readonly found: (index: string, parameters?: object) => Promise<readonly string[]>
  readonly drop: (...names: readonly string[]) => Promise<void>
}

export function createApiDriver(target: () => Target): ApiDriver {
  const put = (what: Send): Promise<Answer> => write(target(), what)
  const ask = (what: Send): Promise<Answer> => send(target(), what)
  const batch = (index: string, ...requests: readonly unknown[]): Promise<Answer> =>
    put({ path: `/1/indexes/§${index}/batch`, body: { requests } })
  return {
    put,
    ask,
    batch,
    read: async (path) => (await ask({ method: 'GET', path })).body,
    add: (index, ...records) =>
      batch(index, ...records.map((body) => ({ action: 'addObject', body }))),
    async found(index, parameters = {}) {
      const { body } = await ask({ path: `/1/indexes/§${index}/query`, body: parameters })
      return sorted(ids(at(body, 'hits')))
    },
    async drop(...names) {
      for (const name of names) await put({ method: 'DELETE', path: `/1/indexes/§${name}` })
    },
  }
}

export function sorted(texts: readonly unknown[]): readonly string[] {
  return texts.map(String).toSorted((a, b) => (a < b ? -1 : 1))
}
