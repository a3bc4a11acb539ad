import type { ListName } from '#catalogue/indices.ts'
import { formatCount } from '#lib/format-count.ts'
import { strictReadings } from '#lib/match-by-name.ts'
import type { EmptyTextAnswer, SearchedAnswer } from '#search/federated/searched-answer.ts'
import type { Correction } from '#search/federated/use-correction.ts'
import type { ToolOffer } from '#search/questions/tools.ts'
import { exactHits } from '#search/rows/exact-hits.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { nameIn } from '#search/rows/list-order.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { RecentSearches } from '#search/state/recent-searches.ts'
import type { ComboboxGroup } from '#ui/combobox/combobox-list.tsx'

import {
  actOption,
  answerOption,
  everythingOption,
  literalOption,
  nearOption,
  type PaletteHrefs,
  type PaletteOption,
  popularOption,
  recentOption,
  recordOption,
  searchOption,
  suggestionOption,
  toolOption,
} from './options.tsx'

export type PaletteGroup = ComboboxGroup<PaletteOption>

const most = { recent: 5, matching: 2, searches: 1, suggestions: 3 } as const

export type PaletteTools = {
  readonly asked: ToolOffer | undefined
  /** The tools whose name the text begins; for an empty text all. */
  readonly named: readonly ToolOffer[]
}

type QueryGroups = {
  readonly query: string
  /** The newest answer, perhaps to an earlier text. */
  readonly answer: SearchedAnswer | undefined
  /** What misspelled words were taken for, if the words as typed were not found. */
  readonly correction: Correction | undefined
  readonly recent: RecentSearches
  readonly hrefs: PaletteHrefs
  readonly tools: PaletteTools
}

/**
 * The groups for a query: the records with that name, the answer to a question, the tool that the
 * text asks for or names with whole words, the results of each list in the order of what the text
 * asks for, suggestions, recent searches that continue it, other tools, and the link to all results.
 */
export function queryGroups({
  query,
  answer,
  correction,
  recent,
  hrefs,
  tools,
}: QueryGroups): readonly PaletteGroup[] {
  const found = answer === undefined ? none : foundGroups(query, answer, hrefs)
  const matching = recent.queries
    .filter((other) => startsWith(other, query) && other.length > query.length)
    .slice(0, most.matching)
  const named = tools.named.filter(({ title }) => startsWith(`${title} `, `${query.trim()} `))
  const asked = [tools.asked ?? [], found.hasExact ? [] : named].flat().slice(0, 1).map(toolOption)
  return [
    ...found.first,
    ...group({ name: 'tool', label: 'Tool', options: asked }),
    ...found.others,
    ...group({
      name: 'recent',
      label: 'Recent searches',
      options: matching.map((other) => recentOption(other, hrefs)),
    }),
    ...group({
      name: 'tools',
      label: 'Tools',
      options: tools.named.map(toolOption).filter(isNotIn(asked)),
    }),
    {
      name: 'everything',
      options: [
        everythingOption(query, hrefs),
        ...(correction === undefined ? [] : [literalOption(query, correction, hrefs)]),
      ],
    },
  ]
}

type FoundGroups = {
  readonly first: readonly PaletteGroup[]
  readonly others: readonly PaletteGroup[]
  /** Whether a record has the text as its name. */
  readonly hasExact: boolean
}

const none: FoundGroups = { first: [], others: [], hasExact: false }

/** Shows no record twice, neither among results and suggestions nor as an exact match. */
function foundGroups(query: string, answer: SearchedAnswer, hrefs: PaletteHrefs): FoundGroups {
  const optionOf = (found: FoundHit) => recordOption(query, found, hrefs)
  const exact = answer.exact.map(optionOf)
  const answers = answerOptions(query, answer, hrefs).filter(isNotIn(exact))
  const found = answer.sections.flatMap(({ list, total, hits, close }) =>
    group({
      name: list.id,
      label: list.tab,
      ...(total > 0 && { count: formatCount(total) }),
      options: hits
        .concat(close)
        .map(optionOf)
        .filter(isNotIn([...exact, ...answers])),
    }),
  )
  const shown = [...exact, ...answers, ...found.flatMap(({ options }) => options)]
  const suggestions = answer.suggestions
    // A suggestion of a list is always useful, one of a record only if it continues the query.
    .filter(({ query: name, target: { id } }) => id === undefined || startsWith(name, query))
    .map((hit) => suggestionOption(hit, hrefs))
    .filter(isNotIn(shown))
    .filter(({ href }) => !answers.some((other) => other.href === href))
  const searches = answer.searches
    .filter((text) => startsWith(text, query) && text.length > query.length)
    .slice(0, most.searches)
    .map((text) => searchOption(text, hrefs))
  return {
    hasExact: exact.length > 0,
    first: [
      ...group({
        name: 'exact',
        label: `Exact ${exact.length > 1 ? 'names' : 'name'}`,
        options: exact,
      }),
      ...group({ name: 'answer', label: answerLabel(answer), options: answers }),
    ],
    others: [
      ...found,
      ...group({
        name: 'suggestions',
        label: 'Suggestions',
        options: [...searches, ...suggestions].slice(0, most.suggestions),
      }),
    ],
  }
}

function answerOptions(
  query: string,
  { question }: SearchedAnswer,
  hrefs: PaletteHrefs,
): readonly PaletteOption[] {
  if (question === undefined) return []
  const hits = question.hits.map((found) => recordOption(query, found, hrefs))
  if (question.record !== undefined) return hits
  const near = question.near === undefined ? [] : [nearOption(query, question.near)]
  return question.total === 0 ? near : [answerOption(query, question), ...hits, ...near]
}

/** A single record needs the reason why it is the answer, since its option only says what it is. */
function answerLabel({ question }: SearchedAnswer): string {
  if (question?.record !== undefined) return question.sentence
  return question?.total === 0 ? question.title : 'Answer'
}

function isNotIn(others: readonly PaletteOption[]): (option: PaletteOption) => boolean {
  const names = new Set(others.map(({ name }) => name))
  return ({ name }) => !names.has(name)
}

type RestGroups = {
  readonly rest: EmptyTextAnswer | undefined
  readonly recent: RecentSearches
  readonly hrefs: PaletteHrefs
  readonly tools: PaletteTools
}

/** The groups for the empty box: recent searches, well-known features, filtered lists, tools. */
export function restGroups({ rest, recent, hrefs, tools }: RestGroups): readonly PaletteGroup[] {
  const { popular = [], lists = [] } = rest ?? {}
  const groups = [
    ...group({
      name: 'recent',
      label: 'Recent searches',
      options: recent.queries.slice(0, most.recent).map((query) => recentOption(query, hrefs)),
      removeLabel: ({ query }) => `Remove “${query}” from recent searches`,
    }),
    ...group({
      name: 'popular',
      label: 'Examples',
      options: popular.map((hit) => popularOption(hit, hrefs)),
    }),
    ...group({
      name: 'lists',
      label: 'Quick filters',
      options: lists.map((hit) => suggestionOption(hit, hrefs)),
    }),
    ...group({ name: 'tools', label: 'Tools', options: tools.named.map(toolOption) }),
  ]
  // The switch for recent searches accompanies other options; alone it does not open the popup.
  return groups.length === 0 ? groups : [...groups, choices(recent)]
}

function choices({ isKept, queries }: RecentSearches): PaletteGroup {
  const acts = isKept
    ? [...(queries.length > 0 ? ['clear' as const] : []), 'stop' as const]
    : ['keep' as const]
  return { name: 'choices', layout: 'line', options: acts.map(actOption) }
}

function startsWith(name: string, query: string): boolean {
  return name.toLowerCase().startsWith(query.toLowerCase())
}

function group(wanted: PaletteGroup): readonly PaletteGroup[] {
  return wanted.options.length === 0 ? [] : [wanted]
}

/** The lists in the order in which their names take precedence over equal names in others. */
const precedence: readonly ListName[] = ['features', 'releases', 'compat', 'specs']

/**
 * The record among the exact matches that Enter opens. Features come first, then releases, then the
 * other lists. An exact match beats one in another case, which beats one without brackets and doubled
 * colons ("AbortController()", "::marker"). Undefined if nothing matches, or several records of one
 * list do: Enter then opens all results.
 */
export function exactRecord(
  typed: string,
  { exact }: Pick<SearchedAnswer, 'exact'>,
): RecordPlace | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  for (const list of precedence) {
    const hits = exact.filter(({ id }) => id === list)
    const [only, ...others] = exactHits(nameIn(text, list), hits, strictReadings)
    if (only !== undefined && others.length === 0) return { list, id: only.hit.objectID }
  }
  return undefined
}
