import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { catalogue } from '#catalogue/index.ts'
import type { ListName } from '#catalogue/index.ts'
import type { Redirects } from '#contracts/content.ts'
import { searchHead, viewHeads } from '#contracts/heads/view-heads.ts'
import { recordPath, viewPaths } from '#contracts/paths.ts'
import { parsePageNumber } from '#lib/page-number.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'

import type { DocumentHead } from './head-markup.ts'
import type { Lookup } from './lookup.ts'
import { viewAt } from './views.ts'
import type { PlainView } from './views.ts'

/** What is answered to an address: the document with a head, or where to look instead. */
export type Found =
  | { readonly head: DocumentHead; readonly status?: 404 }
  | { readonly movedTo: string }

/** Finds out what is answered to an address, whatever the address. */
export type Heads = (url: URL) => Promise<Found>

/** The head of an address at which there is nothing. */
export const notFoundHead: DocumentHead = { ...viewHeads.notFound, canonical: null, feeds: [] }

/** What is answered where there is nothing. */
const nothing: Found = { head: notFoundHead, status: 404 }

/** The head of a document that stands for every address. */
export const anyHead: DocumentHead = { ...viewHeads.home, canonical: undefined, feeds: [] }

/** Views with content of the visitor's own, which no search engine may index. */
const personal: ReadonlySet<string> = new Set([viewPaths.saved])

/**
 * Finds heads with the provider's records; for a former id, the one that replaced it.
 *
 * @param loadRedirects loads those of former ids, when the first is asked for
 */
export function createHeads(lookup: Lookup, loadRedirects: () => Promise<Redirects>): Heads {
  return async (url) => {
    const view = viewAt(url.pathname)
    if (view === undefined) return nothing
    if (view.kind === 'plain') return { head: plainHead(view.plain, url) }
    const { list, id } = view
    try {
      const found = await describeRecord(list, id, lookup)
      return found ?? resolveRedirect(list, id, await loadRedirects())
    } catch {
      // A provider that does not answer now may answer the page, which then says what this document leaves open.
      return { head: anyHead }
    }
  }
}

async function describeRecord(
  list: ListName,
  id: string,
  lookup: Lookup,
): Promise<Found | undefined> {
  const { head } = catalogue[list]
  const record = await lookup.record(list, id, head.attributes)
  if (record === undefined) return undefined
  const texts = Object.fromEntries(
    head.attributes.map((name) => {
      const value = record[name]
      return [name, typeof value === 'string' ? value : '']
    }),
  )
  const feeds = head.feeds?.(texts) ?? []
  return { head: { ...head.of(texts), canonical: recordPath(list, id), feeds } }
}

/** One successor is where to look; several are a choice, which the page offers. */
function resolveRedirect(list: ListName, id: string, redirects: Redirects): Found {
  const known = list === 'features' || list === 'specs' ? redirects[list] : {}
  const [to, ...others] = Object.hasOwn(known, id) ? (known[id] ?? []) : []
  if (to === undefined) return nothing
  if (others.length === 0 || list === 'specs') return { movedTo: recordPath(list, to) }
  return { head: { ...notFoundHead, title: `${id} was split` } }
}

const none: Redirects = { features: {}, specs: {} }

/** The redirects of former ids, from the content files of a built page; none where it has no such file. */
export async function readRedirects(dist: string): Promise<Redirects> {
  const assets = join(dist, 'assets')
  const names = await readdir(assets)
  const folder = names.find((name) => name.startsWith('content-'))
  if (folder === undefined) return none
  const value: unknown = JSON.parse(await readFile(join(assets, folder, 'redirects.json'), 'utf8'))
  return isRedirects(value) ? value : none
}

function isRedirects(value: unknown): value is Redirects {
  return isTable(value) && ['features', 'specs'].every((kind) => isTableOfIds(value[kind]))
}

function isTableOfIds(value: unknown): boolean {
  return isTable(value) && Object.values(value).every(isIdList)
}

function isIdList(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The canonical address keeps the query only: filters and pages show the same list in another way. */
function plainHead(view: PlainView, url: URL): DocumentHead {
  const { path, headOf, isSearch, isPaged, feeds = [] } = view
  const head = headOf?.(url.searchParams) ?? view.head
  const page = isPaged ? parsePageNumber(url.searchParams.get('page') ?? '') : 1
  const query = isSearch ? clipBytes(url.searchParams.get('q') ?? '').trim() : ''
  return {
    ...searchHead(head, query, page),
    canonical: personal.has(path) ? null : path + formatPairs([['q', query]]),
    feeds,
  }
}
