import type { ListName } from '#catalogue/index.ts'

import type { FirstRequests } from './first-of-view.ts'
import { today } from './today.ts'

/** How the address of the home page begins, in place of the name of a list. */
const HOME = ''

type Loader = () => Promise<{ readonly first: FirstRequests }>

/** Each in a chunk that holds nothing of its view. A list that is missing here sends its first search with its page. */
const loaders: Readonly<Partial<Record<ListName | typeof HOME, Loader>>> = {
  [HOME]: () => import('./pages/home-requests.ts'),
  features: () => import('./detail/feature/feature-queries.ts'),
  compat: () => import('./detail/compat-entry/compat-entry-queries.ts'),
  specs: () => import('./detail/spec/spec-queries.ts'),
  releases: () => import('./detail/release/release-queries.ts'),
}

/** What the home page or the page of a record asks first; undefined at every other address. */
export async function loadFirstRequests(pathname: string) {
  const [, list = HOME, id = '', ...rest] = pathname.split('/')
  if (!isKnown(list) || (list === HOME) !== (id === '') || rest.join('') !== '') return undefined
  const { first } = (await loaders[list]?.()) ?? {}
  const requests = first?.requests(id, today()) ?? []
  return requests.length === 0 ? undefined : { requests, files: first?.files?.(id) ?? [] }
}

const isKnown = (name: string): name is ListName | typeof HOME => Object.hasOwn(loaders, name)
