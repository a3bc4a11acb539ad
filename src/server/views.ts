import type { ViewHead } from '#catalogue/view-heads.ts'
import { viewHeads } from '#catalogue/view-heads.ts'

/** A view that is about no single record. */
type PlainView = {
  readonly path: string
  readonly head: ViewHead
  /** Whether it shows results for the query `q` of its address. */
  readonly isSearch?: true
}

/** The views that are about no single record. */
export const plainViews = [
  { path: '/', head: viewHeads.home },
  { path: '/search', head: viewHeads.everything, isSearch: true },
  { path: '/features', head: viewHeads.features, isSearch: true },
  { path: '/compat', head: viewHeads.compat, isSearch: true },
  { path: '/specs', head: viewHeads.specs, isSearch: true },
  { path: '/releases', head: viewHeads.releases, isSearch: true },
  { path: '/saved', head: viewHeads.saved },
  { path: '/status', head: viewHeads.status },
  { path: '/about', head: viewHeads.about },
  { path: '/privacy', head: viewHeads.privacy },
  { path: '/shortcuts', head: viewHeads.shortcuts },
] as const satisfies readonly PlainView[]

/** The addresses that the page has a view for; a name after a colon stands for one part of a path. */
export const viewPaths = [
  ...plainViews.map(({ path }) => path),
  '/features/:id',
  '/compat/:key',
  '/specs/:shortname',
  '/releases/:id',
] as const

/** The address of a view as a pattern: "/features/:id". */
export type ViewPath = (typeof viewPaths)[number]

/** A view, and the id of what it shows where it is about a record. */
export type View = { readonly path: ViewPath; readonly id?: string }

const views = viewPaths.map(
  (path) =>
    [path, new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/, '([^/]+)')}/?$`)] as const,
)

/** The view at an address; undefined where there is none. */
export function viewAt(pathname: string): View | undefined {
  for (const [path, pattern] of views) {
    const match = pattern.exec(pathname)
    if (match !== null) return { path, ...(match[1] && { id: decode(match[1]) }) }
  }
  return undefined
}

/** True for an address that the page has a view for; every other one is answered with status 404. */
export const isView = (pathname: string): boolean => viewAt(pathname) !== undefined

/** The address of a view: `addressOf('/features/:id', 'subgrid')`. */
export const addressOf = (path: ViewPath, id = ''): string =>
  path.replace(/:\w+/, () => encodeURIComponent(id))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: the page shows it as it is, and finds nothing by that name.
    return text
  }
}
