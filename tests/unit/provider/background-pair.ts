import {
  type Background,
  fromPlainRequest,
  type PlainRequest,
  toPlainAnswer,
} from '#provider/background.ts'
import { DEFAULT_LIMITS } from '#provider/protocol/request/request-context.ts'
import { createProviderThread, type ProviderThread } from '#provider/provider.ts'
import { createMemoryStore, type KeyValueStore } from '#provider/store.ts'
import { PATIENT } from '#tests/support/patient.ts'

const KEYS = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

/** Two providers on one store: one in front, and one to which it delegates. */
export type Pair = {
  readonly front: ProviderThread
  readonly back: ProviderThread
  /** The kinds of delegated tasks, in order. */
  readonly tasks: string[]
  readonly store: KeyValueStore
  readonly hand: (change?: Partial<Background>) => void
}

type PairOptions = {
  /** Milliseconds that each time check of a search in front adds. */
  readonly step?: number
}

export function createPair({ step = 0 }: PairOptions = {}): Pair {
  const store = createMemoryStore()
  const tasks: string[] = []
  let worked = 0
  const front = createProviderThread({
    ...KEYS,
    store,
    startTimer: () => () => (worked += step),
    // So that even a search of few records can take long.
    limits: { front: { ...DEFAULT_LIMITS.front, freeSteps: 0 } },
  })
  const back = createProviderThread({
    ...KEYS,
    ...PATIENT,
    store: {
      ...store,
      commit: async (changes) => {
        await store.commit(changes)
        front.apply(changes)
      },
    },
  })
  const background: Background = {
    admit: () => ({ isAdmitted: true, leave: () => {} }),
    answer: async (request: PlainRequest) => {
      tasks.push(`${request.method} ${new URL(request.url).pathname}`)
      return toPlainAnswer(await back.answer(fromPlainRequest(request)))
    },
    buildIndex: async (id) => {
      tasks.push('index')
      return structuredClone(await back.buildIndex(id))
    },
  }
  return {
    front,
    back,
    tasks,
    store,
    hand: (change) => front.delegate({ ...background, ...change }),
  }
}

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown }

export async function send(
  { front }: Pair,
  request: { readonly method?: string; readonly path: string; readonly body?: unknown },
): Promise<Answer> {
  const { method = 'POST', path, body } = request
  const response = await front.answer(
    new Request(`http://provider.test${path}`, {
      method,
      headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': KEYS.adminKey },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export const add = (pair: Pair, objectID: string) =>
  send(pair, { path: '/1/indexes/notes', body: { objectID, text: `note ${objectID}` } })

export const found = async (pair: Pair, body: object = {}): Promise<Answer> =>
  send(pair, { path: '/1/indexes/notes/query', body: { query: 'note', ...body } })
