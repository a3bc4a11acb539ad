import type { LiteClient, SearchResponses } from 'algoliasearch/lite'

import { viewPaths } from './paths.ts'

export type SearchAnswer = SearchResponses<never>

/** A search of the page, as its components send it, with the answer. */
export type AnsweredSearch = {
  readonly request: Parameters<LiteClient['search']>[0]
  readonly answer: SearchAnswer
}

/**
 * What the first view of a page is rendered with, on the server and in the browser. The server
 * writes it into the document beside the markup; the page hydrates the markup with it and so sends
 * none of these searches.
 */
export type FirstAnswers = {
  /** The address that it belongs to: see `firstAddress`. */
  readonly href: string
  /** Whether the searches carry what the visitor has agreed to: the server's do not. */
  readonly isOfVisitor: boolean
  /** `YYYY-MM-DD`, the day on which it was written. */
  readonly today: string
  readonly searches: readonly AnsweredSearch[]
  /** Parsed content files, by address. */
  readonly files: Readonly<Record<string, unknown>>
}

/** The form in the document: content files are named, because they are large and cached. */
export type WrittenAnswers = Omit<FirstAnswers, 'files'> & { readonly files: readonly string[] }

/** The id of the document's element with the first answers as JSON. */
export const FIRST_ANSWERS_ID = 'first-answers'

/** The views that the server renders besides lists and records. The rest show what the browser stores. */
export const writtenViews: ReadonlySet<string> = new Set([
  viewPaths.home,
  viewPaths.about,
  viewPaths.everything,
  viewPaths.upcoming,
])

/**
 * Reduces an address to what its first view depends on. Home and the text pages ignore the query
 * string; the page of a specification reserves space for a verdict if the address names browsers.
 *
 * @param href path and query string
 */
export function firstAddress(href: string): string {
  const [pathname = '', query = ''] = href.split(/\?(.*)/s)
  if (unsearched.has(pathname)) return pathname
  if (!/^\/[^/]+\/[^/]+$/.test(pathname)) return href
  return namesBrowsers(query) ? `${pathname}?targets=` : pathname
}

const unsearched: ReadonlySet<string> = new Set([viewPaths.home, viewPaths.about])

/** Whether a query string names browsers. */
export const namesBrowsers = (query: string): boolean => query.includes('targets=')

/** The answer to a search, if it is among the first answers. Searches are compared by content. */
export function firstAnswerTo(
  first: FirstAnswers | undefined,
  request: AnsweredSearch['request'],
): SearchAnswer | undefined {
  const wanted = JSON.stringify(request)
  return first?.searches.find((search) => JSON.stringify(search.request) === wanted)?.answer
}
