import { listPath, recordPath, viewPaths } from '#contracts/paths.ts'
import { formatPairs } from '#lib/query-string.ts'
import { everythingHref } from '#search/address/search-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import { listHref } from '#search/address/url-state.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { releasesList } from '#search/lists/releases.ts'
import { specsList } from '#search/lists/specs.ts'
import type { RecordPlace } from '#search/state/links.ts'

/** A state of a list, as far as it differs from all of it; facets, ranges and orders are those of its definition. */
type ListWish<List extends ListDefinition> = Partial<
  Pick<ListState, 'q' | 'tree' | 'size' | 'page'>
> & {
  readonly facets?: { readonly [Key in keyof List['facets']]?: readonly string[] }
  readonly ranges?: { readonly [Key in keyof List['ranges']]?: ListState['ranges'][string] }
  readonly sort?: Extract<keyof List['sorts'], string>
}

/**
 * The addresses to which views lead, by name. The paths are those of `contracts/paths.ts`, which the server shares; the
 * query strings are written by `listHref` and `everythingHref`.
 */
export const paths = {
  ...viewPaths,
  features: listPath('features'),
  compat: listPath('compat'),
  specs: listPath('specs'),
  releases: listPath('releases'),
  /** The page of a record, by the list in which it was found. */
  record: ({ list, id }: RecordPlace) => recordPath(list, id),
  feature: (id: string) => recordPath('features', id),
  /** One compat entry, by its key. */
  compatEntry: (key: string) => recordPath('compat', key),
  /** One specification, by its web-specs shortname. */
  spec: (shortname: string) => recordPath('specs', shortname),
  /** One release of a browser: "chrome-140". */
  release: (id: string) => recordPath('releases', id),
  /**
   * The comparison of two releases: `diff({ from: 'safari-26', to: 'safari-27' })`. Without a version it is the newest
   * release, or the one before it on the left of the same browser.
   */
  diff: (sides: { readonly from?: string; readonly to?: string } = {}) =>
    viewPaths.diff + formatPairs(Object.entries(sides)),
  /** Everything that is found for some words. */
  everythingWith: (q: string) => everythingHref({ q }),
  /** The Features view in a given state: `featuresWith({ facets: { area: ['CSS'] } })`. */
  featuresWith: (wish: ListWish<typeof featuresList>) => listHref(featuresList, wish),
  compatWith: (wish: ListWish<typeof compatList>) => listHref(compatList, wish),
  specsWith: (wish: ListWish<typeof specsList>) => listHref(specsList, wish),
  releasesWith: (wish: ListWish<typeof releasesList>) => listHref(releasesList, wish),
} as const
