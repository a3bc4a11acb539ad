import { clipBytes } from '#lib/query-text.ts'
import { recentSearches } from '#search/state/recent-searches.ts'
import { useSearchServices, useStore } from '#search/state/search-services.ts'
import { formatSearchHref, searchEverything, withText } from '#search/state/search-state.ts'
import type { SearchedView } from '#search/state/search-state.ts'

import type { PaletteGroup } from './groups.ts'
import { restGroups, queryGroups } from './groups.ts'
import type { PaletteOption, PaletteHrefs } from './options.tsx'
import { readAnswer, readRest } from './requests.ts'
import type { PaletteAsked } from './use-palette-answer.ts'
import { usePaletteAnswer } from './use-palette-answer.ts'

type PaletteQuestion = {
  /** What stands in the box. */
  readonly text: string
  /** The view in which it stands, where that searches. */
  readonly view: SearchedView | undefined
  /** Whether the popup is to be shown. */
  readonly isWanted: boolean
}

export type Palette = {
  /** The text without the white space round it. */
  readonly query: string
  readonly groups: readonly PaletteGroup[]
  /** All of them, in order. */
  readonly options: readonly PaletteOption[]
  /** Those that can be taken out of the list. */
  readonly removable: readonly PaletteOption[]
  /** The record whose name was typed. */
  readonly exact: PaletteOption | undefined
  /** Number of suggestions and records among them. */
  readonly found: number
  readonly asked: PaletteAsked
}

/** What there is to choose for a text. */
export function usePalette({ text, view, isWanted }: PaletteQuestion): Palette {
  const recent = useStore(recentSearches)
  const asked = usePaletteAnswer(text, isWanted)
  const hrefs = usePaletteHrefs(view)
  const query = clipBytes(text).trim()
  const isForQuery = asked.answered !== ''
  // After a failure, old options would look like options for the new text.
  const results = asked.failure === null ? asked.results : undefined
  const groups =
    query === ''
      ? restGroups({ rest: results && !isForQuery ? readRest(results) : undefined, recent, hrefs })
      : queryGroups({
          query,
          answer: results && isForQuery ? readAnswer(results) : undefined,
          recent,
          hrefs,
        })
  const optionsOf = (isMeant: (group: PaletteGroup) => boolean) =>
    groups.filter(isMeant).flatMap(({ options }) => options)
  return {
    query,
    groups,
    options: optionsOf(() => true),
    removable: optionsOf(({ removeLabel }) => removeLabel !== undefined),
    exact: optionsOf(({ name }) => name === 'exact')[0],
    found: optionsOf(({ name }) => name !== 'recent' && name !== 'everything').length,
    asked,
  }
}

/** The address of all that is found for some words. */
export function everythingHref(query: string): string {
  return formatSearchHref(searchEverything(query))
}

function usePaletteHrefs(view: SearchedView | undefined): PaletteHrefs {
  const { address, hrefOf } = useSearchServices()
  const search = view && address.read().search
  return {
    toRecord: hrefOf,
    toRecent: (query) =>
      search === undefined ? everythingHref(query) : formatSearchHref(withText(search, query)),
    toEverything: everythingHref,
  }
}
