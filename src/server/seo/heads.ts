import { feeds } from '#catalogue/feeds.ts'
import { catalogue, type ListName } from '#catalogue/indices.ts'
import type { Redirects } from '#contracts/content-files.ts'
import { feedOfPage } from '#contracts/follow-address.ts'
import { listOfSuccessor, recordPath } from '#contracts/paths.ts'
import { notFoundHead, searchHead } from '#contracts/view-head.ts'
import { type PlainView, views } from '#contracts/views.ts'
import { parsePageNumber } from '#lib/page-number.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'
import { joinWords } from '#lib/sentence.ts'

import type { DocumentHead } from './head-markup.ts'
import type { SiteLookup } from './lookup.ts'
import { successorsOf } from './redirects.ts'
import { type View, viewAt } from './views.ts'

export type AddressAnswer =
  | { readonly head: DocumentHead; readonly status?: 404 }
  | { readonly movedTo: string }

export type Heads = (url: URL) => Promise<AddressAnswer>

export const missingHead: DocumentHead = { ...notFoundHead, canonical: null, feeds: [] }

const nothing: AddressAnswer = { head: missingHead, status: 404 }

/** The head of a document that serves every address. */
export const anyHead: DocumentHead = { ...views.home.head, canonical: undefined, feeds: [] }

export type HeadSources = {
  readonly lookup: SiteLookup
  /** Called on the first unknown ID. */
  readonly loadRedirects: () => Promise<Redirects>
  /** Whether every list, record and set has a feed: a static host has those in files alone. */
  readonly hasFeeds?: boolean
}

/** Creates heads from the provider's records; former IDs and addresses with a trailing slash redirect. */
export function createHeads({ lookup, loadRedirects, hasFeeds = false }: HeadSources): Heads {
  return async (url) => {
    const view = viewAt(url.pathname)
    if (view === undefined) return nothing
    const { pathname, search } = url
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return { movedTo: pathname.slice(0, -1) + search }
    }
    const own = hasFeeds && isFollowed(view) ? [feedOfPage(pathname, search)] : []
    if (view.kind === 'plain') return { head: withFeeds(await plainHead(view.plain, url), own) }
    const { list, id } = view
    try {
      const found = await describeRecord(list, id, lookup)
      if (found !== undefined) return { head: withFeeds(found, own) }
      return resolveRedirect(list, id, await loadRedirects())
    } catch {
      // The page may reach the provider when this document cannot, so the head stays generic.
      return { head: anyHead }
    }
  }
}

/** Lists, records and sets; a release has one day, and nothing to follow. */
function isFollowed(view: View): boolean {
  if (view.kind === 'record') return view.list !== 'releases'
  return view.plain.isFollowed === true
}

function withFeeds(head: DocumentHead, own: DocumentHead['feeds']): DocumentHead {
  return { ...head, feeds: [...own, ...head.feeds] }
}

async function describeRecord(
  list: ListName,
  id: string,
  lookup: SiteLookup,
): Promise<DocumentHead | undefined> {
  const { head } = catalogue[list]
  const record = await lookup.record(list, id, head.attributes)
  if (record === undefined) return undefined
  const texts = Object.fromEntries(
    head.attributes.map((name) => {
      const value = record[name]
      return [name, typeof value === 'string' ? value : '']
    }),
  )
  return {
    ...head.of(texts),
    canonical: recordPath(list, id),
    feeds: head.feeds?.(texts) ?? [],
  }
}

/** One successor is a redirect; several are a choice, which the page offers. */
function resolveRedirect(list: ListName, id: string, redirects: Redirects): AddressAnswer {
  const [to, ...others] = successorsOf({ list, id }, redirects)
  if (to === undefined) return nothing
  if (others.length === 0) return { movedTo: recordPath(listOfSuccessor(list, to), to) }
  const description = `${id} was split into ${joinWords([to, ...others])}.`
  return { head: { ...missingHead, title: `${id} was split`, description } }
}

/** The canonical address only keeps the query: filters and pages are variants of a list. */
async function plainHead(view: PlainView, url: URL): Promise<DocumentHead> {
  const { path, loadHead, isSearch, isPaged, indexing } = view
  const head = (await loadHead?.())?.(url.searchParams, view.head) ?? view.head
  const page = isPaged ? parsePageNumber(url.searchParams.get('page') ?? '') : 1
  const query = isSearch ? clipBytes(url.searchParams.get('q') ?? '').trim() : ''
  return {
    ...searchHead(head, query, page),
    canonical: indexing === 'private' ? null : path + formatPairs([['q', query]]),
    feeds: feeds.filter(({ id }) => view.feeds?.includes(id)),
  }
}
