import type { SearchableName } from '#catalogue/indices.ts'
import { shownSort } from '#search/address/ui-state.ts'
import { defaultState, type ListState, withFacet, withRange } from '#search/address/url-state.ts'
import { listById } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { describeQuestion } from './describe-question.ts'
import type { Intent, Question } from './question.ts'
import { listOfIntents } from './read-question.ts'
import { blockerOf } from './rules.ts'

export type QuestionSearch = {
  /** The interpretation within a sentence: "features not supported in Safari". */
  readonly phrase: string
  readonly list: ListDefinition
  readonly state: ListState
  readonly version?: string
  /** Whether the text names the filters, so that it says something without results, too. */
  readonly isNamed?: true
}

/** The search that answers a question, and one for another possible meaning. */
export function questionSearches(question: Question): readonly QuestionSearch[] {
  const near = nearQuestion(question)
  return [question, ...(near === undefined ? [] : [near])].flatMap((one) => searchOf(one) ?? [])
}

/**
 * The nearest other question. With words to search for, the question without them, in case nothing
 * matches. For what a browser lacks, what only this browser lacks. For what was Baseline on a day,
 * what became so in that year.
 */
function nearQuestion(question: Question): Question | undefined {
  const { intents, rest } = question
  if (rest !== '') return { ...question, rest: '' }
  const then = intents.find((intent) => intent.kind === 'asOf')
  if (then !== undefined && then.statuses.length > 1) {
    const year = Number(then.day.slice(0, 4))
    const years: Intent = { kind: 'years', range: { min: year, max: year } }
    return { ...question, intents: intents.map((one) => (one === then ? years : one)) }
  }
  const missing = intents.find((intent) => intent.kind === 'missing')
  const [browser, ...others] = missing?.browsers ?? []
  if (browser === undefined || others.length > 0) return undefined
  const value = blockerOf(browser)
  if (value === undefined) return undefined
  const blocker: Intent = { kind: 'blocker', value }
  return { ...question, intents: intents.map((one) => (one === missing ? blocker : one)) }
}

function searchOf(question: Question): QuestionSearch | undefined {
  const { intents, rest } = question
  const id = listOfIntents(intents)
  if (id === undefined) return undefined
  const list = listById(id)
  const start: ListState = { ...defaultState, q: rest }
  const release = intents.find(({ kind }) => kind === 'release')
  return {
    phrase: describeQuestion(question, list),
    list,
    state: intents.reduce((state, intent) => withIntent(state, intent, list), start),
    ...(release?.kind === 'release' && { version: release.version }),
  }
}

function withIntent(state: ListState, intent: Intent, list: ListDefinition): ListState {
  switch (intent.kind) {
    case 'missing':
      return withFacet(state, 'missing', intent.browsers)
    case 'blocker':
      return withFacet(state, 'blocker', [intent.value])
    case 'only':
      return withFacet(state, 'only', [intent.value])
    case 'everywhere':
      return withFacet(state, 'engines', ['3'])
    case 'years':
      return withRange(state, 'year', intent.range)
    case 'month':
      return withFacet(state, 'month', [intent.month])
    case 'baseline':
      return withFacet(state, 'baseline', intent.statuses)
    case 'asOf':
      return { ...withFacet(state, 'baseline', intent.statuses), day: intent.day }
    case 'nearly':
      return withFacet(state, 'parts', ['nearly'])
    case 'usage':
      return withRange(state, 'usage', intent.range)
    case 'caveat':
      return intent.browser === undefined
        ? withFacet(state, 'caveat', [intent.caveat])
        : withFacet(state, 'in', [`${intent.browser} ${intent.caveat}`])
    case 'status':
      return withFacet(state, 'status', [intent.status])
    case 'edition':
      return withFacet(state, 'snapshot', [intent.edition])
    case 'org':
      return withFacet(state, 'org', [intent.org])
    case 'area':
      return list.id === 'compat'
        ? { ...state, tree: [intent.area] }
        : withFacet(state, 'area', [intent.area])
    case 'release':
      return { ...withFacet(state, 'browser', [intent.browser]), q: intent.version }
    case 'releases':
    default:
      return withReleases(state, intent)
  }
}

function withReleases(
  state: ListState,
  { browser, status, year, engine }: Extract<Intent, { readonly kind: 'releases' }>,
): ListState {
  let next = withFacet(state, 'browser', [browser])
  if (status !== undefined) next = withFacet(next, 'status', [status])
  if (engine !== undefined) next = withFacet(next, 'engine', [engine])
  return year === undefined ? next : withRange(next, 'year', { min: year, max: year })
}

export const FIRST_HITS = 3
/** The most releases with the same major version, except for a few of Bun. */
const MINOR_RELEASES = 30

/**
 * The queries for an answer: the hits of the first search, and the number of results of the other
 * one.
 */
export function questionRequests(
  searches: readonly QuestionSearch[],
): readonly MultiSearchRequest[] {
  return searches.map(({ list, state, version }, place) => ({
    indexName: indexOf(list, state),
    query: version === undefined ? state.q : '',
    ...listConditions(list, state),
    ...(version !== undefined && { numericFilters: versionFilters(version) }),
    hitsPerPage: place > 0 ? 0 : version === undefined ? FIRST_HITS : MINOR_RELEASES,
    attributesToHighlight: [list.names[0]],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    analytics: false,
  }))
}

function indexOf(list: ListDefinition, state: ListState): SearchableName {
  const name = list.sorts[shownSort(list, state)]?.index ?? ''
  return isIndexOf(list, name) ? name : list.id
}

function isIndexOf({ sorts }: ListDefinition, name: string): name is SearchableName {
  return Object.values(sorts).some(({ index }) => index === name)
}

/** All releases of 26 for "26", one for "26.2". `v` is major · 10⁶ + minor · 10³ + patch. */
function versionFilters(version: string): string[] {
  const parts = version.split('.').map(Number)
  // Chrome's full versions have four parts; its releases have one.
  const [major = 0, minor = 0, patch = 0] = parts.length > 3 ? parts.slice(0, 1) : parts
  const from = major * 1e6 + minor * 1e3 + patch
  const width = parts.length === 2 ? 1e3 : parts.length === 3 ? 1 : 1e6
  return [`v>=${from}`, `v<${from + width}`]
}
