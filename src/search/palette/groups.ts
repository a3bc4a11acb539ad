import { formatCount } from '#lib/format-count.ts'
import { strictReadings } from '#lib/match-by-name.ts'
import type { ToolOffer } from '#search/questions/tool-offer.ts'
import { exactHits, yieldsToFeature } from '#search/rows/exact-hits.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { RecentSearches } from '#search/state/recent-searches.ts'
import type { ComboboxGroup } from '#ui/combobox/combobox-list.tsx'

import { paletteKinds } from './kinds.tsx'
import type { Correction, PaletteOption, PaletteHrefs } from './options.tsx'
import {
  actOption,
  answerOption,
  everythingOption,
  literalOption,
  nameOf,
  nearOption,
  popularOption,
  recentOption,
  recordOption,
  searchOption,
  suggestionOption,
  toolOption,
} from './options.tsx'
import type { PaletteAnswer, PaletteRest } from './requests.ts'

export type PaletteGroup = ComboboxGroup<PaletteOption>

/** Options of a group at most. */
const most = { recent: 5, matching: 2, searches: 1, suggestions: 3 } as const

/** The tools that a text means. */
export type PaletteTools = {
  /** The one that it asks for. */
  readonly asked: ToolOffer | undefined
  /** Those whose name it begins; of the empty text all. */
  readonly named: readonly ToolOffer[]
}

type QueryGroups = {
  /** What was typed, without white space round it; not empty. */
  readonly query: string
  /** The newest answer there is, perhaps to an earlier text. */
  readonly answer: PaletteAnswer | undefined
  /** What the words were taken for, where those that were typed are nowhere. */
  readonly correction: Correction | undefined
  readonly recent: RecentSearches
  readonly hrefs: PaletteHrefs
  readonly tools: PaletteTools
}

/**
 * The groups for a query, in an order that never changes: the record of that name, the answer where it is a question, the
 * tool that it asks for, recent searches that continue it, the results of each list, features first, suggestions, tools by
 * name, and the link to all of them.
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
  const asked = tools.asked === undefined ? [] : [toolOption(tools.asked)]
  return [
    ...found.first,
    ...group({ name: 'tool', label: 'Tool', options: asked }),
    ...group({
      name: 'recent',
      label: 'Recent searches',
      options: matching.map((other) => recentOption(other, hrefs)),
    }),
    ...found.others,
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
  /** The record of that name, and the answer. */
  readonly first: readonly PaletteGroup[]
  readonly others: readonly PaletteGroup[]
}

const none: FoundGroups = { first: [], others: [] }

/** No record is shown twice: not as what was typed and as found, nor as suggested and as found. */
function foundGroups(query: string, answer: PaletteAnswer, hrefs: PaletteHrefs): FoundGroups {
  const records = answer.records.map(({ hits, ...about }) => {
    return { ...about, options: hits.map((found) => recordOption(query, found, hrefs)) }
  })
  const target = exactRecord(query, answer)
  const exact = records
    .flatMap(({ options }) => options)
    .filter(({ name }) => target !== undefined && name === nameOf(target))
    .slice(0, 1)
  const answers = answerOptions(query, answer, hrefs).filter(isNotIn(exact))
  const found = records.flatMap(({ list, total, options }) =>
    group({
      name: list.id,
      label: list.tab,
      count: formatCount(total),
      options: options.filter(isNotIn([...exact, ...answers])).slice(0, paletteKinds[list.id].most),
    }),
  )
  const shown = [...exact, ...answers, ...found.flatMap(({ options }) => options)]
  const suggestions = answer.suggestions
    // A suggestion of a list is useful in any case; one of a record only if it continues the query.
    .filter(({ query: name, target: { id } }) => id === undefined || startsWith(name, query))
    .map((hit) => suggestionOption(hit, hrefs))
    .filter(isNotIn(shown))
    .filter(({ href }) => !answers.some((other) => other.href === href))
  const searches = answer.searches
    .filter((text) => startsWith(text, query) && text.length > query.length)
    .slice(0, most.searches)
    .map((text) => searchOption(text, hrefs))
  return {
    first: [
      ...group({ name: 'exact', label: 'Exact name', options: exact }),
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

/** The answer to a question, its first results, and what may be meant, too. */
function answerOptions(
  query: string,
  { question }: PaletteAnswer,
  hrefs: PaletteHrefs,
): readonly PaletteOption[] {
  if (question === undefined) return []
  const hits = question.hits.map((found) => recordOption(query, found, hrefs))
  if (question.record !== undefined) return hits
  const near = question.near === undefined ? [] : [nearOption(query, question.near)]
  return question.total === 0 ? near : [answerOption(query, question), ...hits, ...near]
}

/** The option of one record says what it is, not why it is the answer; without results there is none. */
function answerLabel({ question }: PaletteAnswer): string {
  if (question?.record !== undefined) return question.sentence
  return question?.total === 0 ? question.title : 'Answer'
}

function isNotIn(others: readonly PaletteOption[]): (option: PaletteOption) => boolean {
  const names = new Set(others.map(({ name }) => name))
  return ({ name }) => !names.has(name)
}

type RestGroups = {
  readonly rest: PaletteRest | undefined
  readonly recent: RecentSearches
  readonly hrefs: PaletteHrefs
  readonly tools: PaletteTools
}

/** The groups for the empty box: what was searched for before, what is known best, lists to begin with, tools. */
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
  // The switch of recent searches accompanies other options; alone it does not open the popup.
  return groups.length === 0 ? groups : [...groups, choices(recent)]
}

function choices({ isKept, queries }: RecentSearches): PaletteGroup {
  const acts = isKept
    ? [...(queries.length > 0 ? ['clear' as const] : []), 'stop' as const]
    : ['keep' as const]
  return { name: 'choices', layout: 'line', options: acts.map(actOption) }
}

/** Whether a name begins with what was typed. */
function startsWith(name: string, query: string): boolean {
  return name.toLowerCase().startsWith(query.toLowerCase())
}

/** A group, unless it is empty. */
function group(wanted: PaletteGroup): readonly PaletteGroup[] {
  return wanted.options.length === 0 ? [] : [wanted]
}

/** The lists whose names come before the same names of other lists. */
const first: readonly RecordPlace['list'][] = ['features', 'releases']

/**
 * The record whose name, title, id or key equals the query. Features come before releases, and these before the records of
 * other lists. An exact match comes before one in another case, and that before one without brackets and doubled colons
 * ("AbortController()", "::marker"). Undefined if there is no match, or several of one list: Enter then opens all results.
 */
export function exactRecord(typed: string, { records }: PaletteAnswer): RecordPlace | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return undefined
  const ordered = [
    ...first.flatMap((id) => records.filter(({ list }) => list.id === id)),
    ...records.filter(({ list }) => !first.includes(list.id)),
  ]
  const best = records.find(({ list }) => list.id === 'features')?.hits[0]
  for (const { list, hits } of ordered) {
    const named = exactHits(text, hits, strictReadings)
    const [only, ...others] = named.filter((hit) => !yieldsToFeature(text, hit, best))
    if (only !== undefined && others.length === 0) return { list: list.id, id: only.hit.objectID }
  }
  return undefined
}
