import type { SearchResponse } from 'algoliasearch/lite'
import type { InitialResults } from 'instantsearch.js'

import { namesBrowsers } from './names-browsers.ts'
import { plainViews } from './views.ts'

/** The result of a query that a view sends itself. */
export type ViewResult = SearchResponse<never>

/** The results of such queries. */
export type AnsweredSearch = {
  /**
   * `first`: the first queries of the view; `next`: those that follow from their results;
   * `companion`: those that follow a search of a list.
   */
  readonly name: 'first' | 'next' | 'companion'
  readonly results: readonly ViewResult[]
}

/**
 * What the first view of a page is rendered with, on the server and in the browser. The server
 * writes it into the document beside the markup; the page hydrates the markup with it and so sends
 * none of these searches.
 */
export type FirstAnswers = {
  /** The address that it belongs to: see `firstAddress`. */
  readonly href: string
  /** `YYYY-MM-DD`, the day on which it was written. */
  readonly today: string
  /** The answer to a list, in the form in which InstantSearch takes it; empty without one. */
  readonly initialResults: InitialResults
  readonly searches: readonly AnsweredSearch[]
  /** Parsed content files, by address. */
  readonly files: Readonly<Record<string, unknown>>
}

/** The form in the document: content files are named, because they are large and cached. */
export type WrittenAnswers = Omit<FirstAnswers, 'files'> & { readonly files: readonly string[] }

/** The id of the document's element with the first answers as JSON. */
export const FIRST_ANSWERS_ID = 'first-answers'

/**
 * Reduces an address to what its first view depends on. Home and the text pages ignore the query
 * string; the page of a specification reserves space for a verdict if the address names browsers.
 *
 * @param href path and query string
 */
export function firstAddress(href: string): string {
  const [pathname = '', query = ''] = href.split(/\?(.*)/s)
  if (constantViews.has(pathname)) return pathname
  if (!/^\/[^/]+\/[^/]+$/.test(pathname)) return href
  return namesBrowsers(query) ? `${pathname}?targets=` : pathname
}

/** Written views whose content is the same at each of their addresses. */
export const constantViews: ReadonlySet<string> = new Set(
  plainViews.flatMap(({ path, written }) =>
    written === 'text' || written === 'results' ? [path] : [],
  ),
)

/** Whether a view has answers, so that it is not rendered while it waits for them. */
export const hasAnswers = ({
  initialResults,
  searches,
}: Pick<FirstAnswers, 'initialResults' | 'searches'>) =>
  searches.length > 0 || Object.keys(initialResults).length > 0
