import { createHash } from 'node:crypto'

import { listNames } from '#catalogue/indices.ts'
import {
  constantViews,
  firstAddress,
  type FirstAnswers,
  type WrittenAnswers,
} from '#contracts/first-answers.ts'
import { namesBrowsers } from '#contracts/names-browsers.ts'
import { listPath } from '#contracts/paths.ts'
import type { AskedProvider } from '#contracts/renderer.ts'
import { createWorkShare } from '#server/processes/work-share.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'
import { viewAt } from '#server/seo/views.ts'

import { NotNow } from './ask.ts'
import type { StyleSheet } from './inline-sheet.ts'
import { keepViews } from './keep-views.ts'
import type { Rendering } from './renderer.ts'

/** The first view of a page in its document. */
export type FirstView = {
  /** The content of the root element. */
  readonly markup: string
  /** The answers that it was rendered with, as JSON: the page hydrates it with them. */
  readonly answers: string
  /** The style sheets that it needs besides those of every view. */
  readonly sheets: readonly StyleSheet[]
  /** Differs if the markup or the answers differ. */
  readonly tag: string
}

/** Renders the view of an address; undefined if only the script can. */
export type FirstViews = (url: URL) => Promise<FirstView | undefined>

export type FirstViewsOptions = {
  readonly rendering: Rendering
  readonly provider: AskedProvider
  /** Whether to render only records: the page searches another provider. */
  readonly isElsewhere?: boolean
  readonly now?: () => number
  readonly startTimer?: () => () => number
}

/** Limits the thread's time for results, because it also answers searches, which are faster. */
const RESULTS = { share: 0.25, burst: 250 }

const listPaths: ReadonlySet<string> = new Set(listNames.map(listPath))

export const isListPath = (path: string): boolean => listPaths.has(path)

/** Renders home, searches and records, each at most once a minute. */
export function createFirstViews({
  rendering,
  provider,
  isElsewhere = false,
  now = () => performance.now(),
  startTimer = startWorkTimer,
}: FirstViewsOptions): FirstViews {
  const keep = keepViews<FirstView>(now)
  const share = createWorkShare({ ...RESULTS, now })
  const write = async (href: string) => writeFirstView(href, { rendering, provider })
  const writeWaiting = async (href: string) => writeWaitingView(href, rendering)

  /** Keeps the many addresses of a search within their share. */
  const keepSearch = (href: string, writeHref: typeof write) =>
    keep(href, async () => {
      if (!share.isFree()) throw new NotNow('Enough results have been written for now.')
      const worked = startTimer()
      try {
        return await writeHref(href)
      } finally {
        share.add(worked())
      }
    })

  return async ({ pathname, search }) => {
    const found = viewAt(pathname)
    if (found === undefined) return undefined
    const path = found.kind === 'record' ? pathname : found.plain.path
    const href = firstAddress(path + search)
    if (found.kind === 'record') return keep(href, () => write(href))
    const isList = isListPath(path)
    // The list at its bare address: the page renders that of any other address itself.
    const bare = async () => (isList ? keep(`${path} `, () => writeWaiting(path)) : undefined)
    if (isElsewhere || (!isList && found.plain.written === undefined)) return bare()
    if (constantViews.has(path)) return keep(href, () => write(href))
    // Without verdicts, rows would be lower and links would lose the browsers.
    const isWaiting = namesBrowsers(search)
    if (isWaiting && !isList) return undefined
    return (await keepSearch(href, isWaiting ? writeWaiting : write)) ?? bare()
  }
}

type Means = Pick<FirstViewsOptions, 'rendering' | 'provider'>

/** Renders the view of an address with its first answers; undefined for an unknown record. */
export async function writeFirstView(
  href: string,
  { rendering, provider }: Means,
): Promise<FirstView | undefined> {
  const { ask, readFiles } = rendering
  const first = await ask(href, { provider, readFiles })
  return first && writeAnswers(first, rendering)
}

/** Renders a list before its results. */
export const writeWaitingView = (href: string, rendering: Rendering): FirstView =>
  writeAnswers(rendering.waiting(href), rendering)

type Writer = Pick<Rendering, 'render' | 'sheetsFor'>

function writeAnswers(first: FirstAnswers, { render, sheetsFor }: Writer): FirstView {
  const markup = render(first)
  const written: WrittenAnswers = { ...first, files: Object.keys(first.files) }
  // In a script element, "<" could begin its end or a comment.
  const answers = JSON.stringify(written).replaceAll('<', String.raw`\u003c`)
  const hash = createHash('sha256').update(markup).update(answers)
  return { markup, answers, sheets: sheetsFor(markup), tag: hash.digest('base64url').slice(0, 22) }
}
