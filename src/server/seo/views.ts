import type { ViewHead } from '#catalogue/define-index.ts'
import { type Feed, upcomingFeed } from '#catalogue/feeds.ts'
import { parseSide, sidesOf } from '#catalogue/history/side.ts'
import { catalogue, type ListName, listNames } from '#catalogue/index.ts'
import { checkHead } from '#contracts/heads/check-head.ts'
import { diffHead, headOfSides } from '#contracts/heads/diff-head.ts'
import { setHead } from '#contracts/heads/set-head.ts'
import { upcomingHead } from '#contracts/heads/upcoming-head.ts'
import { viewHeads } from '#contracts/heads/view-heads.ts'
import { listPath, viewPaths } from '#contracts/paths.ts'

/** A view without a record. */
export type PlainView = {
  readonly path: string
  readonly head: ViewHead
  /** The head of an address with a query string, if it is more specific. */
  readonly headOf?: (params: URLSearchParams) => ViewHead
  /** Whether it shows results for the query `q` of its address. */
  readonly isSearch?: true
  /** Whether its address contains a page number. */
  readonly isPaged?: true
  readonly feeds?: readonly Feed[]
}

export const plainViews: readonly PlainView[] = [
  { path: viewPaths.home, head: viewHeads.home },
  { path: viewPaths.everything, head: viewHeads.everything, isSearch: true },
  ...listNames.map(listView),
  { path: viewPaths.upcoming, head: upcomingHead, feeds: [upcomingFeed] },
  { path: viewPaths.saved, head: viewHeads.saved },
  { path: viewPaths.diff, head: diffHead, headOf: diffHeadOf },
  { path: viewPaths.set, head: setHead },
  { path: viewPaths.check, head: checkHead },
  { path: viewPaths.status, head: viewHeads.status },
  { path: viewPaths.about, head: viewHeads.about },
  { path: viewPaths.privacy, head: viewHeads.privacy },
  { path: viewPaths.shortcuts, head: viewHeads.shortcuts },
]

/** Path patterns of all views; `:id` matches a segment. */
export const viewPatterns: readonly string[] = [
  ...plainViews.map(({ path }) => path),
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
  const plain = plainViews.find((view) => view.path === path)
  if (plain !== undefined) return { kind: 'plain', plain }
  const list = listNames.find((name) => path.startsWith(`${listPath(name)}/`))
  const id = list && path.slice(listPath(list).length + 1)
  if (!list || !id || id.includes('/')) return undefined
  return { kind: 'record', list, id: decode(id) }
}

/** Other paths, and unknown records, get status 404. */
export const isView = (pathname: string): boolean => viewAt(pathname) !== undefined

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: the page shows the text and finds nothing.
    return text
  }
}

function diffHeadOf(params: URLSearchParams): ViewHead {
  const [from, to] = ['from', 'to'].map((key) => parseSide(params.get(key) ?? ''))
  return headOfSides(sidesOf({ from, to }))
}

function listView(name: ListName): PlainView {
  const { title, description, feeds = [] } = catalogue[name].pages
  return {
    path: listPath(name),
    head: { title, description },
    isSearch: true,
    isPaged: true,
    feeds,
  }
}
