import type {
  IndexFile,
  KnownFile,
  LocalAnswer,
  WorkerMessage,
  WorkerReport,
} from '#offline/contract/local-provider.ts'
import type { IndexCache } from '#provider/index-cache.ts'

import { createIndexProvider, type IndexProvider, warmIndex } from './index-provider.ts'

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
