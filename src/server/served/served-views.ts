import { createHash } from 'node:crypto'

import type { ListName } from '#catalogue/index.ts'
import { viewPaths } from '#contracts/paths.ts'
import type { AskedProvider } from '#contracts/renderer.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'
import { viewAt } from '#server/seo/views.ts'

import { NotNow } from './ask.ts'
import type { AskRecords } from './ask.ts'
import type { StyleSheet } from './inline-sheet.ts'
import { keepViews } from './keep-views.ts'
import type { Rendering } from './renderer.ts'
import { createWorkShare } from './work-share.ts'

/** The view in a document before any script runs. */
export type ServedView = {
  /** The content of the root element. */
  readonly markup: string
  /** The style sheets that it needs besides those of every view. */
  readonly sheets: readonly StyleSheet[]
  /** Differs if the markup differs. */
  readonly tag: string
}

/** Renders the view of an address; undefined if only the script can. */
export type ServedViews = (url: URL) => Promise<ServedView | undefined>

export type ServedViewsOptions = {
  readonly rendering: Rendering
  readonly ask: AskRecords
  /** Answers a list's first search; without it, lists are rendered without results. */
  readonly provider?: AskedProvider | undefined
  readonly now?: () => number
  readonly startTimer?: () => () => number
}

/** Limits the thread's time for results, because it also answers searches, which are faster. */
const RESULTS = { share: 0.25, burst: 250 }

/** Views that do not depend on the query string. */
const constantViews: ReadonlySet<string> = new Set([viewPaths.home, viewPaths.about])

/** Renders home, searches and records, each at most once a minute. */
export function createServedViews({
  rendering,
  ask,
  provider,
  now = () => performance.now(),
  startTimer = startWorkTimer,
}: ServedViewsOptions): ServedViews {
  const keep = keepViews<ServedView>(now)
  const waiting = new Map(
    Array.from(rendering.waitingLists, ([path, markup]) => [path, viewOf(markup, rendering)]),
  )
  const share = createWorkShare({ ...RESULTS, now })

  async function writeView(path: string, queryString = ''): Promise<ServedView | undefined> {
    const markup = provider && (await rendering.renderView(path, queryString, provider))
    return markup === undefined ? undefined : viewOf(markup, rendering)
  }

  async function writeResults(path: string, search: string): Promise<ServedView | undefined> {
    if (!share.isFree()) throw new NotNow('Enough results have been written for now.')
    const worked = startTimer()
    try {
      return await writeView(path, search)
    } finally {
      share.add(worked())
    }
  }

  return async ({ pathname, search, searchParams }) => {
    const found = viewAt(pathname)
    const isChecked = (searchParams.get('targets') ?? '') !== ''
    if (found?.kind === 'record') {
      const name = isChecked ? `${pathname}?` : pathname
      return keep(name, () => writeRecord({ ...found, isChecked }, { rendering, ask }))
    }
    if (found === undefined) return undefined
    const { path } = found.plain
    if (constantViews.has(path)) return keep(path, () => writeView(path))
    // Without verdicts, rows would be lower and links would lose the browsers.
    if (isChecked) return waiting.get(path)
    return (await keep(path + search, () => writeResults(path, search))) ?? waiting.get(path)
  }
}

type Place = {
  readonly list: ListName
  readonly id: string
  readonly isChecked?: boolean
}
type Means = Pick<ServedViewsOptions, 'rendering' | 'ask'>

/** Renders a record; undefined for an unknown ID. */
export async function writeRecord(
  { list, id, isChecked = false }: Place,
  { rendering, ask }: Means,
): Promise<ServedView | undefined> {
  const requests = rendering.recordRequests(list, id)
  if (requests.length === 0) return undefined
  const results = await ask(requests)
  const further = rendering.neighbourRequests(list, id, results)
  const neighbours = further.length === 0 ? [] : await ask(further)
  const files = await rendering.readFiles(rendering.recordFiles(list, id))
  const markup = rendering.renderRecord(list, id, { results, neighbours, files, isChecked })
  return markup === undefined ? undefined : viewOf(markup, rendering)
}

function viewOf(markup: string, { sheetsFor }: Pick<Rendering, 'sheetsFor'>): ServedView {
  const tag = createHash('sha256').update(markup).digest('base64url').slice(0, 22)
  return { markup, sheets: sheetsFor(markup), tag }
}
