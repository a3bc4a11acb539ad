import { releases } from 'virtual:releases'

import { knownBrowsers, readReleases } from '#catalogue/releases/known-releases.ts'
import {
  blockerIntent,
  FIRST,
  type Intent,
  listOfIntents,
  type Question,
  yearIntent,
} from '#language/reading.ts'
import { shownSort } from '#search/address/ui-state.ts'
import { defaultState, type ListState } from '#search/address/url-state.ts'
import { listById } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

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
  const replaced = (old: Intent, next: Intent) => ({
    ...question,
    intents: intents.map((one) => (one === old ? next : one)),
  })
  const then = intents.find(({ kind }) => kind === 'asOf')
  if (then?.day !== undefined && (then.facets?.['baseline'] ?? []).length > 1)
    return replaced(then, yearIntent(Number(then.day.slice(0, 4))))
  const missing = intents.find(({ kind }) => kind === 'missing')
  const [browser, ...others] = missing?.facets?.['missing'] ?? []
  const blocker = browser === undefined || others.length > 0 ? undefined : blockerIntent(browser)
  return missing && blocker && replaced(missing, blocker)
}

function searchOf({ intents, rest }: Question): QuestionSearch | undefined {
  const id = listOfIntents(intents)
  if (id === undefined) return undefined
  const list = listById(id)
  const release = intents.find(({ version }) => version !== undefined)
  const version =
    release?.version === FIRST ? firstVersion(release.facets?.['browser']) : release?.version
  if (release !== undefined && version === undefined) return undefined
  const start: ListState = { ...defaultState, q: version ?? rest }
  return {
    phrase: [
      ...intents.flatMap(({ before }) => before ?? []),
      intents.find(({ noun }) => noun !== undefined)?.noun ?? list.noun,
      ...intents.flatMap(({ after }) => after ?? []),
      ...(rest === '' ? [] : [`matching “${rest}”`]),
    ].join(' '),
    list,
    state: intents.reduce((state, one) => withIntent(state, one, list), start),
    ...(version !== undefined && { version }),
  }
}

/** The version of the first release of a browser that the data knows. */
function firstVersion([browser]: readonly string[] = []): string | undefined {
  const known = knownBrowsers.find((one) => one === browser)
  return known && readReleases(releases[known])[0]?.version
}

function withIntent(
  state: ListState,
  { facets, ranges, day = state.day, area }: Intent,
  list: ListDefinition,
): ListState {
  const isTree = area !== undefined && list.id === 'compat'
  return {
    ...state,
    day,
    facets: { ...state.facets, ...facets, ...(area && !isTree && { area: [area] }) },
    ranges: { ...state.ranges, ...ranges },
    ...(isTree && { tree: [area] }),
  }
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
    indexName: list.sorts[shownSort(list, state)]?.index ?? list.id,
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

/** All releases of 26 for "26", one for "26.2". `v` is major · 10⁶ + minor · 10³ + patch. */
function versionFilters(version: string): string[] {
  const parts = version.split('.').map(Number)
  // Chrome's full versions have four parts; its releases have one.
  const [major = 0, minor = 0, patch = 0] = parts.length > 3 ? parts.slice(0, 1) : parts
  const from = major * 1e6 + minor * 1e3 + patch
  const width = parts.length === 2 ? 1e3 : parts.length === 3 ? 1 : 1e6
  return [`v>=${from}`, `v<${from + width}`]
}
