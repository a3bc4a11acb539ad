import { createHash } from 'node:crypto'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { RecordRequest, RecordResult } from '#catalogue/renderer.ts'
import { type Provider, connectWithin } from '#cli/client.ts'

import type { ServerEnvironment } from '../environment/server-environment.ts'
import { viewAt } from '../views.ts'
import type { Rendering } from './renderer.ts'

/** What a document says of its view before any script runs. */
export type ServedView = {
  /** The content of the root element. */
  readonly markup: string
  /** The addresses of the style sheets that it needs beside those of every view. */
  readonly sheets: readonly string[]
  /** Another one for other markup. */
  readonly tag: string
}

/** Finds what is written into the document of an address; undefined where the script alone can tell. */
export type ServedViews = (url: URL) => Promise<ServedView | undefined>

/** Asks for records, with index names without prefix. */
export type AskRecords = (requests: readonly RecordRequest[]) => Promise<readonly RecordResult[]>

/** Asks the provider in this process, as a visitor's page would. */
export function createAskRecords(
  provider: Provider,
  { appId, searchKey, prefix }: Pick<ServerEnvironment, 'appId' | 'searchKey' | 'prefix'>,
): AskRecords {
  const client = connectWithin(provider, { appId, key: searchKey })
  return async (requests) => {
    const named = requests.map((request) => ({
      ...request,
      indexName: prefix + request.indexName,
    }))
    const { results } = await client.search<IndexRecord>({ requests: named })
    return results.flatMap((result) =>
      'hits' in result ? [{ hits: result.hits.filter(isRecord), nbHits: result.nbHits }] : [],
    )
  }
}

const isRecord = (hit: { readonly objectID?: unknown }): hit is IndexRecord =>
  typeof hit.objectID === 'string'

/** The views kept, each some 30 kB: those of the addresses that were requested last. */
const KEPT = 200

/** How long a view is kept: records that are replaced while the server runs are soon seen. Milliseconds. */
const AGE = 60_000

type Kept = { readonly since: number; readonly view: Promise<ServedView | undefined> }

/** Writes the views of lists, all the same whatever is searched for, and of records, each once a minute at most. */
export function createServedViews(
  rendering: Rendering,
  ask: AskRecords,
  now = () => performance.now(),
): ServedViews {
  const kept = new Map<string, Kept>()
  const lists = new Map<string, ServedView>(
    Array.from(
      rendering.lists,
      ([list, markup]) => [`/${list}`, viewOf(markup, rendering)] as const,
    ),
  )
  return async ({ pathname, searchParams }) => {
    const found = viewAt(pathname)
    if (found?.kind !== 'record') return found && lists.get(found.plain.path)
    const isChecked = (searchParams.get('targets') ?? '') !== ''
    const key = isChecked ? `${pathname}?` : pathname
    const known = kept.get(key)
    const isFresh = known !== undefined && now() - known.since < AGE
    const write = () => writeRecord({ ...found, isChecked }, { rendering, ask })
    const entry = isFresh ? known : { since: now(), view: write() }
    // The one asked for last is the last to go.
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    try {
      return await entry.view
    } catch (error) {
      // The document does without, and the page asks again. A refusal is no fault: the provider may be busy.
      kept.delete(key)
      if (!(error instanceof Error && 'status' in error)) console.error(error)
      return undefined
    }
  }
}

type Place = {
  readonly list: Parameters<Rendering['renderRecord']>[0]
  readonly id: string
  /** Whether the address names the visitor's browsers. */
  readonly isChecked?: boolean
}
type Means = { readonly rendering: Rendering; readonly ask: AskRecords }

/** Writes the view of a record; undefined where there is none of that id. */
export async function writeRecord(
  { list, id, isChecked = false }: Place,
  { rendering, ask }: Means,
): Promise<ServedView | undefined> {
  const requests = rendering.recordRequests(list, id)
  if (requests.length === 0) return undefined
  const results = await ask(requests)
  const further = rendering.neighbourRequests(list, id, results)
  const neighbours = further.length === 0 ? [] : await ask(further)
  const markup = rendering.renderRecord(list, id, { results, neighbours, isChecked })
  return markup === undefined ? undefined : viewOf(markup, rendering)
}

function viewOf(markup: string, { sheetsFor }: Pick<Rendering, 'sheetsFor'>): ServedView {
  const tag = createHash('sha256').update(markup).digest('base64url').slice(0, 22)
  return { markup, sheets: sheetsFor(markup), tag }
}
