import { listOf } from '#search/lists/all.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { releasesList } from '#search/lists/releases.ts'
import { specsList } from '#search/lists/specs.ts'
import { STATUS } from '#search/results/status-path.ts'
import { EVERYTHING, formatEverything } from '#search/state/everything-state.ts'
import type { RecordPlace } from '#search/state/search-services.ts'
import type { ListState } from '#search/state/url-state.ts'
import { defaultState, formatListState } from '#search/state/url-state.ts'

/** A state of a list, as far as it differs from all of it; facets, ranges and orders are those of its definition. */
type ListWish<List extends ListDefinition> = Partial<
  Pick<ListState, 'q' | 'tree' | 'size' | 'page'>
> & {
  readonly facets?: { readonly [Key in keyof List['facets']]?: readonly string[] }
  readonly ranges?: { readonly [Key in keyof List['ranges']]?: ListState['ranges'][string] }
  readonly sort?: Extract<keyof List['sorts'], string>
}

/** Every address of the site; nobody else joins one together. */
export const paths = {
  home: '/',
  everything: EVERYTHING,
  features: featuresList.path,
  compat: compatList.path,
  specs: specsList.path,
  releases: releasesList.path,
  saved: '/saved',
  status: STATUS,
  about: '/about',
  privacy: '/privacy',
  shortcuts: '/shortcuts',
  /** The page of a record, by the list in which it was found. */
  record: ({ list, id }: RecordPlace) => `${listOf(list).path}/${encodeURIComponent(id)}`,
  feature: (id: string) => `${featuresList.path}/${encodeURIComponent(id)}`,
  /** One compat entry, by its key. */
  compatEntry: (key: string) => `${compatList.path}/${encodeURIComponent(key)}`,
  /** One specification, by its web-specs shortname. */
  spec: (shortname: string) => `${specsList.path}/${encodeURIComponent(shortname)}`,
  /** One release of a browser: "chrome-140". */
  release: (id: string) => `${releasesList.path}/${encodeURIComponent(id)}`,
  /** Everything that is found for some words. */
  everythingWith: (q: string) => EVERYTHING + formatEverything({ q }),
  /** The Features view in a given state: `featuresWith({ facets: { area: ['CSS'] } })`. */
  featuresWith: (wish: ListWish<typeof featuresList>) => addressOf(featuresList, wish),
  compatWith: (wish: ListWish<typeof compatList>) => addressOf(compatList, wish),
  specsWith: (wish: ListWish<typeof specsList>) => addressOf(specsList, wish),
  releasesWith: (wish: ListWish<typeof releasesList>) => addressOf(releasesList, wish),
} as const

function addressOf(list: ListDefinition, wish: ListWish<ListDefinition>): string {
  return list.path + formatListState(list, { ...defaultState, ...wish })
}
