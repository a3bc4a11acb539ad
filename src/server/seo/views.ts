import { catalogue, type ListName, listNames } from '#catalogue/indices.ts'
import { listPath } from '#contracts/paths.ts'
import { type PlainView, plainViews } from '#contracts/views.ts'
import { decodePart } from '#lib/query-string.ts'

/** The views that are not about one record: the views of the table and the lists. */
export const viewsAndLists: readonly PlainView[] = [...plainViews, ...listNames.map(listView)]

/** Path patterns of all views; `:id` matches a segment. */
export const viewPatterns: readonly string[] = [
  ...viewsAndLists.map(({ path }) => path),
  ...listNames.map(recordPattern),
]

export function recordPattern(name: ListName): string {
  return `${listPath(name)}/:id`
}

/** The view at an address: a plain view, or a record. */
export type View =
  | { readonly kind: 'plain'; readonly plain: PlainView }
  | { readonly kind: 'record'; readonly list: ListName; readonly id: string }

/** With or without a trailing slash, with which an address redirects. */
export function viewAt(pathname: string): View | undefined {
  const path = pathname.replace(/(?<=[^/])\/$/, '')
  const plain = viewsAndLists.find((view) => view.path === path)
  if (plain !== undefined) return { kind: 'plain', plain }
  const list = listNames.find((name) => path.startsWith(`${listPath(name)}/`))
  const id = list && path.slice(listPath(list).length + 1)
  if (!list || !id || id.includes('/')) return undefined
  return { kind: 'record', list, id: decodePart(id) }
}

/** Other paths, and unknown records, get status 404. */
export const isView = (pathname: string): boolean => viewAt(pathname) !== undefined

function listView(name: ListName): PlainView {
  const { title, description, feeds = [] } = catalogue[name].pages
  return {
    path: listPath(name),
    head: { title, description },
    isSearch: true,
    isPaged: true,
    isFollowed: true,
    feeds: feeds.map(({ id }) => id),
    ...(name === 'releases' && { indexing: 'dated' }),
  }
}
