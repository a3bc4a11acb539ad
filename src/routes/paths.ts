import { listPath, recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { formatPairs } from '#lib/query-string.ts'
import { everythingHref } from '#search/address/search-state.ts'
import { listHref, type ListState } from '#search/address/url-state.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { releasesList } from '#search/lists/releases.ts'
import { specsList } from '#search/lists/specs.ts'
import type { RecordPlace } from '#search/state/links.ts'

/** A list's state relative to its default, typed by the facets, ranges and sorts of the list. */
type ListWish<List extends ListDefinition> = Partial<
  Pick<ListState, 'q' | 'tree' | 'size' | 'page'>
> & {
  readonly facets?: { readonly [Key in keyof List['facets']]?: readonly string[] }
  readonly ranges?: { readonly [Key in keyof List['ranges']]?: ListState['ranges'][string] }
  readonly sort?: Extract<keyof List['sorts'], string>
}

/**
 * The addresses of lists, records and views with a query string, by name; `contracts/views.ts` has
 * the paths of views. `listHref` and `everythingHref` write the query strings.
 */
export const paths = {
  features: listPath('features'),
  compat: listPath('compat'),
  specs: listPath('specs'),
  releases: listPath('releases'),
  record: ({ list, id, targets = '' }: RecordPlace) =>
    recordPath(list, id) + formatPairs([['targets', targets]]),
  feature: (id: string) => recordPath('features', id),
  compatEntry: (key: string) => recordPath('compat', key),
  /** The page of a specification, by its web-specs shortname. */
  spec: (shortname: string) => recordPath('specs', shortname),
  /** The page of a browser release: "chrome-140". */
  release: (id: string) => recordPath('releases', id),
  /**
   * The comparison of two releases: `diff({ from: 'safari-26', to: 'safari-27' })`. A side without
   * a version is the newest release, or on the left of the same browser the one before it.
   */
  diff: (sides: { readonly from?: string; readonly to?: string } = {}) =>
    views.diff.path + formatPairs(Object.entries(sides)),
  everythingWith: (q: string) => everythingHref({ q }),
  /** The list of features in a given state: `featuresWith({ facets: { area: ['CSS'] } })`. */
  featuresWith: (wish: ListWish<typeof featuresList>) => listHref(featuresList, wish),
  compatWith: (wish: ListWish<typeof compatList>) => listHref(compatList, wish),
  specsWith: (wish: ListWish<typeof specsList>) => listHref(specsList, wish),
  releasesWith: (wish: ListWish<typeof releasesList>) => listHref(releasesList, wish),
} as const
