import type {
  IndexFile,
  KnownFile,
  LocalAnswer,
  WorkerMessage,
  WorkerReport,
  LocalRequest,
} from '#offline/contract/local-provider.ts'
import type { IndexCache } from '#provider/index-cache.ts'
import { createProvider } from '#provider/provider.ts'

import { openIndexFile } from './index-file.ts'

type Means = {
  /** Loads a file; rejects if it is not there or has another content. */
  readonly load: (file: KnownFile) => Promise<Uint8Array>
  readonly report: (message: WorkerReport) => void
  /** Opens the indexes that were built from a file before; undefined if the device keeps none. */
  readonly openBuilt: (file: OpenedFile) => Promise<IndexCache | undefined>
}

type OpenedFile = Pick<IndexFile, 'parts' | 'names'>

/** Creates what a worker does with the messages of its page. */
export function createMessageHandler({
  load,
  report,
  openBuilt,
}: Means): (message: WorkerMessage) => void {
  let opening: Promise<IndexProvider> | undefined
  const open = async (file: OpenedFile): Promise<IndexProvider> => {
    const [indexCache, ...parts] = await Promise.all([openBuilt(file), ...file.parts.map(load)])
    const provider = createIndexProvider(parts, { indexCache })
    await warmIndex(provider, file.names[0] ?? '')
    return provider
  }
  const tell = async (opened: Promise<IndexProvider>): Promise<void> => {
    try {
      await opened
      report({ kind: 'opened' })
    } catch {
      report({ kind: 'failed' })
    }
  }
  const answer = async ({ id, path, body }: Asked): Promise<void> => {
    const provider = await opening?.catch(() => undefined)
    // The page was told that the index failed.
    if (provider === undefined) return
    report({ kind: 'answered', id, ...(await answered(provider({ path, body }))) })
  }
  return (message) => {
    if (message.kind === 'ask') void answer(message)
    else {
      opening = open(message)
      void tell(opening)
    }
  }
}

type Asked = Extract<WorkerMessage, { readonly kind: 'ask' }>

async function answered(answering: Promise<LocalAnswer>): Promise<LocalAnswer> {
  try {
    return await answering
  } catch {
    return { status: 500, content: '{"message":"Internal error","status":500}' }
  }
}

type Keys = {
  readonly appId: string
  readonly searchKey: string
  /** Has every right; with an empty one nobody has. */
  readonly adminKey: string
}

type Options = {
  readonly keys?: Keys
  /** Keeps built indexes for the next start. */
  readonly indexCache?: IndexCache | undefined
}

/** Answers requests for one index and its replicas. */
type IndexProvider = (request: LocalRequest) => Promise<LocalAnswer>

/** The keys with which a page searches. They protect nothing: the visitor has the records. */
const ofPage: Keys = { appId: 'plinth', searchKey: 'plinth-search', adminKey: '' }

/** In milliseconds: a slow device searches for its own visitor alone. */
const limits = { searchTime: 10_000, requestTime: 60_000 }

/**
 * Creates a provider from the parts of an index file.
 * @throws SyntaxError for what is no index file
 */
export function createIndexProvider(
  parts: readonly Uint8Array[],
  { keys = ofPage, indexCache }: Options = {},
): IndexProvider {
  const store = openIndexFile(parts)
  const provider = createProvider({ ...keys, limits, store, ...(indexCache && { indexCache }) })
  return async ({ path, body }) => {
    const response = await provider(
      new Request(`http://localhost${path}`, { method: 'POST', body }),
    )
    return { status: response.status, content: await response.text() }
  }
}

/** Builds the index, which the first search would wait for. */
async function warmIndex(provider: IndexProvider, name: string): Promise<void> {
  const { appId, searchKey } = ofPage
  const keys = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': searchKey,
  })
  const body = JSON.stringify({ hitsPerPage: 0, analytics: false })
  const { status } = await provider({ path: `/1/indexes/${name}/query?${keys}`, body })
  if (status !== 200) throw new Error(`The index ${name} was answered with ${status}.`)
}
