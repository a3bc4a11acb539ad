import { createHash } from 'node:crypto'

import { type ListName, listNames } from '#catalogue/index.ts'
import { listPath, viewPaths } from '#catalogue/paths.ts'
import type { AskedProvider } from '#catalogue/renderer.ts'

import { viewAt } from '../views.ts'
import { startWorkTimer } from '../work-timer.ts'
import { type AskRecords, NotNow } from './ask.ts'
import { keepViews } from './keep-views.ts'
import type { Rendering } from './renderer.ts'
import { createWorkShare } from './work-share.ts'

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

export type ServedViewsOptions = {
  readonly rendering: Rendering
  readonly ask: AskRecords
  /** Answers the first search of a list; without it lists are written as they wait for their answer. */
  readonly provider?: AskedProvider | undefined
  /** Milliseconds. */
  readonly now?: () => number
  /** Starts a measurement of work, in milliseconds. */
  readonly startTimer?: () => () => number
}

/**
 * The share of the thread that results may take: the thread also answers searches, and the view of a search takes about
 * 30 ms, a search less than 5. Views beyond it are left to the script.
 */
const RESULTS = { share: 0.25, burst: 250 }

/** Writes the views of the home page, of searches and of records, each once a minute at most. */
export function createServedViews({
  rendering,
  ask,
  provider,
  now = () => performance.now(),
  startTimer = startWorkTimer,
}: ServedViewsOptions): ServedViews {
  const keep = keepViews<ServedView>(now)
  const waiting = new Map(
    Array.from(rendering.lists, ([list, markup]) => [list, viewOf(markup, rendering)] as const),
  )
  const share = createWorkShare({ ...RESULTS, now })

  type WriteResults = (provider: AskedProvider) => Promise<string | undefined>

  async function writeResults(write: WriteResults): Promise<ServedView | undefined> {
    if (provider === undefined) return undefined
    if (!share.isFree()) throw new NotNow('Enough results have been written for now.')
    const worked = startTimer()
    try {
      const markup = await write(provider)
      return markup === undefined ? undefined : viewOf(markup, rendering)
    } finally {
      share.add(worked())
    }
  }

  async function writeHome(): Promise<ServedView | undefined> {
    return provider && viewOf(await rendering.renderHome(provider), rendering)
  }

  return async ({ pathname, search, searchParams }) => {
    const found = viewAt(pathname)
    if (found?.kind === 'plain' && found.plain.path === viewPaths.home) {
      return keep(viewPaths.home, writeHome)
    }
    const isChecked = (searchParams.get('targets') ?? '') !== ''
    if (found?.kind === 'record') {
      const name = isChecked ? `${pathname}?` : pathname
      return keep(name, () => writeRecord({ ...found, isChecked }, { rendering, ask }))
    }
    if (found === undefined) return undefined
    const { path } = found.plain
    const list = listNames.find((one) => listPath(one) === path)
    if (list === undefined && path !== viewPaths.everything) return undefined
    const asItWaits = list && waiting.get(list)
    // Verdicts are the script's business: without them rows would be lower, and links would lose the browsers.
    if (isChecked) return asItWaits
    const written = await keep(path + search, () =>
      writeResults((asked) =>
        list === undefined
          ? rendering.renderEverything(search, asked)
          : rendering.renderList(list, search, asked),
      ),
    )
    return written ?? asItWaits
  }
}

type Place = {
  readonly list: ListName
  readonly id: string
  /** Whether the address names the visitor's browsers. */
  readonly isChecked?: boolean
}
type Means = Pick<ServedViewsOptions, 'rendering' | 'ask'>

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
  const files = await rendering.readFiles(rendering.recordFiles(list, id))
  const markup = rendering.renderRecord(list, id, { results, neighbours, files, isChecked })
  return markup === undefined ? undefined : viewOf(markup, rendering)
}

function viewOf(markup: string, { sheetsFor }: Pick<Rendering, 'sheetsFor'>): ServedView {
  const tag = createHash('sha256').update(markup).digest('base64url').slice(0, 22)
  return { markup, sheets: sheetsFor(markup), tag }
}
