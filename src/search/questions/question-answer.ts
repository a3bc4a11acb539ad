import { pluralize } from '#lib/format-count.ts'
import { capitalized } from '#lib/sentence.ts'
import { listHref, type ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { type FoundHit, readHits } from '#search/rows/found-hit.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { countOf, type QueryResult } from '#search/transport/list-query.ts'

import { FIRST_HITS, type QuestionSearch } from './question-search.ts'

export type QuestionAnswer = {
  /** The interpretation as a heading: "Current release of Firefox". */
  readonly sentence: string
  /**
   * The interpretation: "CSS features not supported in Safari", for one release with its name:
   * "Current release of Firefox: Firefox 160", or without results: "No features that became
   * Baseline in 2025 matching “animation”".
   */
  readonly title: string
  readonly list: ListDefinition
  /** 0 only if there is a `near` answer, or the text names the filters. */
  readonly total: number
  readonly count: string
  readonly hits: readonly FoundHit[]
  /** The words searched for within the filters; may be empty. */
  readonly q: string
  /** The state of the list: its filters, and the day of its statuses. */
  readonly state: ListState
  readonly href: string
  /** For a live region: "CSS features not supported in Safari: 83 features". */
  readonly saying: string
  readonly record?: RecordPlace
  readonly near?: { readonly title: string; readonly href: string; readonly count: string }
}

/** Reads the results of `questionRequests`; undefined if neither search has results. */
export function readQuestionAnswer(
  searches: readonly QuestionSearch[],
  results: readonly QueryResult[],
): QuestionAnswer | undefined {
  const [search, nearSearch] = searches
  const [result, nearResult] = results
  if (search === undefined) return undefined
  const nearTotal = countOf(nearResult)
  const near = nearSearch &&
    nearTotal > 0 && {
      title: capitalized(nearSearch.phrase),
      href: listHref(nearSearch.list, nearSearch.state),
      count: pluralize(nearTotal, nearSearch.list.one, nearSearch.list.noun),
    }
  const { list, phrase, state, version, isNamed } = search
  const found = readHits(list, result?.hits ?? [])
  const exact = version === undefined ? undefined : found.find((hit) => isVersion(hit, version))
  const total = exact === undefined ? countOf(result) : 1
  if (total === 0 && isNamed !== true && (state.q === '' || !near)) return undefined
  const hits = exact === undefined ? found.slice(0, FIRST_HITS) : [exact]
  const [first] = hits
  const record = total === 1 && list.id === 'releases' ? first : undefined
  const title = titleOf(phrase, total, record)
  const count = pluralize(total, list.one, list.noun)
  return {
    sentence: capitalized(phrase),
    title,
    list,
    total,
    count,
    hits,
    q: version === undefined ? state.q : '',
    state,
    href: listHref(list, state),
    saying: record !== undefined || total === 0 ? title : `${title}: ${count}`,
    ...(record && { record: { list: list.id, id: record.hit.objectID } }),
    ...(near && { near }),
  }
}

/** Omits the name of a release that the question already names. */
function titleOf(phrase: string, total: number, record: FoundHit | undefined): string {
  if (total === 0) return `No ${phrase}`
  const [name] = record?.names ?? []
  if (name === undefined || name === phrase) return capitalized(phrase)
  return `${capitalized(phrase)}: ${name}`
}

/** Whether a release has a version; "18.0" equals "18". */
function isVersion({ hit }: FoundHit, version: string): boolean {
  const [own, asked] = [String(Reflect.get(hit, 'version')), version].map((text) =>
    text.replace(/(?:\.0)+$/, ''),
  )
  return own === asked
}
