import type { Redirects } from '#catalogue/content.ts'
import { releaseFeeds } from '#catalogue/feeds.ts'
import { searchHead, viewHeads } from '#catalogue/view-heads.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'

import { type ViewPath, addressOf, plainViews, viewAt } from '../views.ts'
import { type DetailPath, details, isDetail } from './details.ts'
import type { DocumentHead } from './head-markup.ts'
import type { Lookup } from './lookup.ts'

/** What is answered to an address: the document with a head, or where to look instead. */
export type Found = { readonly head: DocumentHead } | { readonly movedTo: string }

/** Finds out what is answered to an address, whatever the address. */
export type Heads = (url: URL) => Promise<Found>

/** The head of an address at which there is nothing. */
export const notFoundHead: DocumentHead = { ...viewHeads.notFound, canonical: null, feeds: [] }

/** The head of a document that stands for every address. */
export const anyHead: DocumentHead = { ...viewHeads.home, canonical: undefined, feeds: [] }

/** Views with content of the visitor's own, which no search engine may index. */
const personal: ReadonlySet<ViewPath> = new Set(['/saved'])

/** The canonical address keeps the query only: filters and pages show the same list in another way. */
function plainHead({ path, head, ...view }: (typeof plainViews)[number], url: URL): DocumentHead {
  const isSearch = 'isSearch' in view
  const query = isSearch ? clipBytes(url.searchParams.get('q') ?? '').trim() : ''
  return {
    ...searchHead(head, query),
    canonical: personal.has(path) ? null : addressOf(path) + formatPairs([['q', query]]),
    feeds: path === '/releases' ? releaseFeeds : [],
  }
}

/** Finds heads with the provider's records; for a former id, the one that replaced it. */
export function createHeads(lookup: Lookup, redirects: Redirects): Heads {
  return async (url) => {
    const view = viewAt(url.pathname)
    if (view === undefined) return { head: notFoundHead }
    const { path, id = '' } = view
    const plain = plainViews.find((known) => known.path === path)
    if (plain !== undefined) return { head: plainHead(plain, url) }
    if (!isDetail(path)) return { head: notFoundHead }
    try {
      return (await describeRecord(path, id, lookup)) ?? resolveRedirect(path, id, redirects)
    } catch {
      // A provider that does not answer now may answer the page, which then says what this document leaves open.
      return { head: anyHead }
    }
  }
}

async function describeRecord(
  path: DetailPath,
  id: string,
  lookup: Lookup,
): Promise<Found | undefined> {
  const { index, attributes, head, feeds } = details[path]
  const record = await lookup.record(index, id, attributes)
  if (record === undefined) return undefined
  const text = (name: string): string => {
    const value = record[name]
    return typeof value === 'string' ? value : ''
  }
  return { head: { ...head(text), canonical: addressOf(path, id), feeds: feeds(text) } }
}

/** One successor is where to look; several are a choice, which the page offers. */
function resolveRedirect(path: DetailPath, id: string, redirects: Redirects): Found {
  const { index } = details[path]
  const known = index === 'features' || index === 'specs' ? redirects[index] : {}
  const [to, ...others] = Object.hasOwn(known, id) ? (known[id] ?? []) : []
  if (to === undefined) return { head: notFoundHead }
  if (others.length === 0 || index === 'specs') return { movedTo: addressOf(path, to) }
  return { head: { ...notFoundHead, title: `${id} was split` } }
}
