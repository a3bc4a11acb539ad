import { createStore, type Store } from '#lib/store.ts'
import type {
  IndexFile,
  LocalAnswer,
  LocalRequest,
  WorkerMessage,
  WorkerReport,
} from '#offline/contract/local-provider.ts'

export type LocalProvider = {
  /** Answers a POST request of a search client. */
  readonly ask: (request: LocalRequest) => Promise<LocalAnswer>
  /** What a search waits for: "Loading the index, 0.4 MB…"; empty if nothing is being loaded for one. */
  readonly loading: Store<string>
  /** Loads the next index that nothing has asked for; resolves to whether there was one. */
  readonly loadNext: () => Promise<boolean>
}

type LocalOptions = {
  /** In the order in which they are loaded while nothing else is. */
  readonly indices: readonly IndexFile[]
  readonly startWorker: () => WorkerLike
}

/** Milliseconds after which the memory of an index that nobody asks is released. */
const UNUSED = 600_000

/** A request of several searches: each names its index. */
type Batch = { readonly requests: readonly { readonly indexName: string }[] }

type Started = { readonly worker: IndexWorker; unused: ReturnType<typeof setTimeout> | undefined }

/**
 * Creates the provider of a page without a server: each index is loaded when it is first asked, into
 * a worker of its own. A request of searches in several indices is divided, and the answers are
 * joined in the order of the searches. The page sends no `strategy`, which each part would follow alone.
 */
export function createLocalProvider({ indices, startWorker }: LocalOptions): LocalProvider {
  const started = new Map<IndexFile, Started>()
  const loading = createLoading()

  const release = (file: IndexFile): void => {
    started.get(file)?.worker.close()
    started.delete(file)
  }
  const open = (file: IndexFile): IndexWorker => {
    const { worker, unused } = started.get(file) ?? { worker: startIndexWorker(startWorker, file) }
    clearTimeout(unused)
    started.set(file, { worker, unused: setTimeout(() => release(file), UNUSED) })
    // The next request tries again.
    worker.opened.catch(() => {
      if (started.get(file)?.worker === worker) release(file)
    })
    return worker
  }
  const askOne = (file: IndexFile, request: LocalRequest): Promise<LocalAnswer> => {
    const worker = open(file)
    void loading.add(file, worker)
    return worker.ask(request)
  }
  const fileOf = (index: string): IndexFile | undefined =>
    indices.find(({ names }) => names.includes(index)) ?? indices[0]

  return {
    loading: loading.text,
    ask: async ({ path, body }) => {
      const parts = divide({ path, body }, fileOf)
      const answers = await Promise.all(
        parts.map(async ({ file, places, request }) => {
          return { places, answer: await askOne(file, request) }
        }),
      )
      return join(answers)
    },
    loadNext: async () => {
      const next = indices.find((file) => !started.has(file))
      if (next === undefined) return false
      await open(next).opened
      return true
    },
  }
}

type Part = {
  readonly file: IndexFile
  /** Of its searches in the whole request. */
  readonly places: readonly number[]
  readonly request: LocalRequest
}

/** The parts of a request by the index that answers. */
function divide(
  { path, body }: LocalRequest,
  fileOf: (index: string) => IndexFile | undefined,
): readonly Part[] {
  const [, named = ''] = /^\/1\/indexes\/([^/?]+)/.exec(path) ?? []
  const batch: unknown = named === '*' ? JSON.parse(body) : undefined
  const requests = isBatch(batch) ? batch.requests : [{ indexName: decodeURIComponent(named) }]
  const places = new Map<IndexFile, number[]>()
  for (const [place, { indexName }] of requests.entries()) {
    const file = fileOf(indexName)
    if (file !== undefined) places.set(file, [...(places.get(file) ?? []), place])
  }
  if (places.size < 2 || !isBatch(batch)) {
    return Array.from(places, ([file, all]) => ({ file, places: all, request: { path, body } }))
  }
  return Array.from(places, ([file, own]) => {
    const part = { ...batch, requests: own.map((place) => batch.requests[place]) }
    return { file, places: own, request: { path, body: JSON.stringify(part) } }
  })
}

function isBatch(value: unknown): value is Batch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'requests' in value &&
    Array.isArray(value.requests) &&
    value.requests.every(
      (one: unknown) => typeof Reflect.get(Object(one), 'indexName') === 'string',
    )
  )
}

type PartAnswer = { readonly places: readonly number[]; readonly answer: LocalAnswer }

/** One answer of several. The first that is no success is the answer to all. */
function join(parts: readonly PartAnswer[]): LocalAnswer {
  const [first, ...others] = parts
  if (first === undefined) return { status: 404, content: '{"message":"Index does not exist"}' }
  const failed = parts.find(({ answer }) => answer.status !== 200)
  if (failed !== undefined) return failed.answer
  if (others.length === 0) return first.answer
  const results: unknown[] = []
  for (const { places, answer } of parts) {
    const own: { readonly results: readonly unknown[] } = JSON.parse(answer.content)
    for (const [at, place] of places.entries()) results[place] = own.results[at]
  }
  return { status: 200, content: JSON.stringify({ results }) }
}

/** Keeps which files are being loaded for a search, as a text. */
function createLoading() {
  const files = new Set<IndexFile>()
  const text = createStore('')
  const tell = (): void => text.set(files.size === 0 ? '' : loadingText([...files]))
  return {
    text,
    async add(file: IndexFile, { opened, isOpen }: IndexWorker): Promise<void> {
      if (isOpen() || files.has(file)) return
      files.add(file)
      tell()
      // The search reports a failure.
      await opened.catch(() => undefined)
      files.delete(file)
      tell()
    },
  }
}

/** "Loading the index, 0.4 MB…" */
function loadingText(files: readonly IndexFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const what = files.length === 1 ? 'the index' : `${files.length} indices`
  return `Loading ${what}, ${Math.max(0.1, bytes / 1e6).toFixed(1)} MB…`
}

/** The part of a `Worker` that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener: (
    type: 'message' | 'error',
    listener: (event: { readonly data?: WorkerReport }) => void,
  ) => void
}

/** A provider of one index in a worker of its own. */
type IndexWorker = {
  /** Resolves when it can answer; rejects if the file or the worker cannot be loaded. */
  readonly opened: Promise<void>
  readonly isOpen: () => boolean
  /** Resolves to status 0 if the worker fails first. */
  readonly ask: (request: LocalRequest) => Promise<LocalAnswer>
  readonly close: () => void
}

const FAILED: LocalAnswer = { status: 0, content: 'Network request failed' }

/** Starts the worker of an index: lists that are being read do not delay searches of others. */
function startIndexWorker(start: () => WorkerLike, { parts, names }: IndexFile): IndexWorker {
  const worker = start()
  const waiting = new Map<number, (answer: LocalAnswer) => void>()
  let asked = 0
  let state: 'opening' | 'open' | 'failed' = 'opening'
  const send = (message: WorkerMessage): void => worker.postMessage(message, [])
  const opened = new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      state = 'failed'
      reject(new Error(`The index ${names[0] ?? ''} could not be loaded.`))
      for (const finish of waiting.values()) finish(FAILED)
      waiting.clear()
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }) => {
      if (data?.kind === 'opened') {
        state = 'open'
        resolve()
      } else if (data?.kind === 'failed') fail()
      else if (data !== undefined) {
        waiting.get(data.id)?.({ status: data.status, content: data.content })
        waiting.delete(data.id)
      }
    })
  })
  send({ kind: 'open', parts, names })
  return {
    opened,
    isOpen: () => state === 'open',
    ask: (request) =>
      new Promise((resolve) => {
        if (state === 'failed') return resolve(FAILED)
        asked += 1
        waiting.set(asked, resolve)
        return send({ kind: 'ask', id: asked, ...request })
      }),
    close: () => worker.terminate(),
  }
}
