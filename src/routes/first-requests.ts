import type { ListName } from '#catalogue/index.ts'
import { viewPaths } from '#contracts/paths.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { splitHref } from '#search/address/search-state.ts'

import type { FirstAddress, FirstRequests } from './first-of-view.ts'
import { areTargetsWanted } from './targets-wanted.ts'
import { today } from './today.ts'

type Loader = () => Promise<{ readonly first: FirstRequests }>

/**
 * Each in a chunk without the view's code. Views that are missing here send their first search once
 * their code has loaded.
 */
const views: Readonly<Record<string, Loader>> = {
  [viewPaths.home]: () => import('./pages/home-requests.ts'),
  [viewPaths.everything]: () => import('./list/everything-queries.ts'),
}

/** The same for the page of a record, by its list. */
const records: Readonly<Partial<Record<ListName, Loader>>> = {
  features: () => import('./detail/feature/feature-queries.ts'),
  compat: () => import('./detail/compat-entry/compat-entry-queries.ts'),
  specs: () => import('./detail/spec/spec-queries.ts'),
  releases: () => import('./detail/release/release-queries.ts'),
}

/** The first requests of the view at an address, except for lists; undefined if unknown. */
export async function loadFirstRequests(href: string) {
  const { pathname, query } = splitHref(href)
  const [, list = '', id = '', ...rest] = pathname.split('/')
  if (rest.join('') !== '') return undefined
  const load = id === '' ? ownValue(views, `/${list}`) : ownValue(records, list)
  const { first } = (await load?.()) ?? {}
  const address: FirstAddress = {
    id,
    search: query,
    today: today(),
    isChecked: areTargetsWanted(query),
  }
  const requests = first?.requests(address) ?? []
  if (requests.length === 0) return undefined
  const next = (results: readonly RecordResult[]) => first?.next?.(results, address) ?? []
  return { requests, next, files: first?.files?.(id) ?? [] }
}

/** Visitors type addresses: `/constructor` is not a view, but a property of every object. */
const ownValue = (loaders: Readonly<Record<string, Loader>>, name: string): Loader | undefined =>
  Object.hasOwn(loaders, name) ? loaders[name] : undefined
