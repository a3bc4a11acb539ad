import { matchByName, strictReadings } from '#lib/match-by-name.ts'
import type { RecentSearches } from '#search/state/recent-searches.ts'
import type { RecordPlace } from '#search/state/search-services.ts'
import type { ComboboxGroup } from '#ui/combobox/combobox-list.tsx'

import { paletteKinds } from './kinds.tsx'
import type { PaletteOption, PaletteHrefs } from './options.tsx'
import {
  actOption,
  everythingOption,
  nameOf,
  popularOption,
  recentOption,
  recordOption,
  suggestionOption,
} from './options.tsx'
import type { PaletteAnswer, PaletteRest } from './requests.ts'

export type PaletteGroup = ComboboxGroup<PaletteOption>

/** Options of a group at most. */
const most = { recent: 5, matching: 2, suggestions: 3 } as const

type QueryGroups = {
  /** What was typed, without white space round it; not empty. */
  readonly query: string
  /** The newest answer there is, perhaps to an earlier text. */
  readonly answer: PaletteAnswer | undefined
  readonly recent: RecentSearches
  readonly hrefs: PaletteHrefs
}

/**
 * The groups for a query: the record of that name, recent searches that continue it, suggestions, the results of each
 * kind, and the link to all of them.
 */
export function queryGroups({
  query,
  answer,
  recent,
  hrefs,
}: QueryGroups): readonly PaletteGroup[] {
  const found = answer === undefined ? none : foundGroups(query, answer, hrefs)
  const matching = recent.queries
    .filter((other) => startsWith(other, query) && other.length > query.length)
    .slice(0, most.matching)
  return [
    ...found.exact,
    ...group({
      name: 'recent',
      label: 'Recent searches',
      options: matching.map((other) => recentOption(other, hrefs)),
    }),
    ...found.others,
    { name: 'everything', options: [everythingOption(query, hrefs)] },
  ]
}

type FoundGroups = {
  readonly exact: readonly PaletteGroup[]
  readonly others: readonly PaletteGroup[]
}

const none: FoundGroups = { exact: [], others: [] }

/** No record is shown twice: not as what was typed and as found, nor as suggested and as found. */
function foundGroups(query: string, answer: PaletteAnswer, hrefs: PaletteHrefs): FoundGroups {
  const records = answer.records.map(({ list, total, hits }) => {
    return { list, total, options: hits.map((found) => recordOption(query, found, hrefs)) }
  })
  const target = exactRecord(query, answer)
  const exactName = target === undefined ? undefined : nameOf(target)
  const found = records.flatMap(({ list, total, options }) =>
    group({
      name: list.id,
      label: list.tab,
      count: total.toLocaleString('en'),
      options: options
        .filter(({ name }) => name !== exactName)
        .slice(0, paletteKinds[list.id].most),
    }),
  )
  const shown = new Set(found.flatMap(({ options }) => options.map(({ name }) => name)))
  const suggestions = answer.suggestions
    // A suggestion of a list is useful in any case; one of a record only if it continues the query.
    .filter(({ query: name, target: { id } }) => id === undefined || startsWith(name, query))
    .map((hit) => suggestionOption(hit, hrefs))
    .filter(({ name }) => name !== exactName && !shown.has(name))
    .slice(0, most.suggestions)
  return {
    exact: group({
      name: 'exact',
      label: 'Exact name',
      options: records.flatMap(({ options }) => options).filter(({ name }) => name === exactName),
    }),
    others: [
      ...group({ name: 'suggestions', label: 'Suggestions', options: suggestions }),
      ...found,
    ],
  }
}

type RestGroups = {
  readonly rest: PaletteRest | undefined
  readonly recent: RecentSearches
  readonly hrefs: PaletteHrefs
}

/** The groups for the empty box: what was searched for before, what is known best, lists to begin with. */
export function restGroups({ rest, recent, hrefs }: RestGroups): readonly PaletteGroup[] {
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
  for (const { list, hits } of ordered) {
    const [only, ...others] = matchByName(text, hits, strictReadings)
    if (only !== undefined && others.length === 0) return { list: list.id, id: only.hit.objectID }
  }
  return undefined
}
