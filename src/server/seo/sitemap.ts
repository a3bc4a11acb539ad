import { type ListName, listNames } from '#catalogue/indices.ts'
import { recordPath } from '#contracts/paths.ts'
import { type Markup, xml } from '#lib/formats/xml.ts'

import type { RecordDays } from './record-days.ts'
import { viewsAndLists } from './views.ts'

/** Limits of a file (https://www.sitemaps.org/protocol.html#index). */
export type SitemapLimits = { readonly urls: number; readonly bytes: number }

const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 52_428_800 }

/** Compat entries come last, because they are most of the addresses. */
const lists: readonly ListName[] = [...listNames.filter((name) => name !== 'compat'), 'compat']

export type Sitemap = {
  readonly records: Readonly<Record<ListName, readonly { readonly objectID: string }[]>>
  readonly asOf: string
  /** `YYYY-MM-DD` of a record's newest event, by ID; absent without events. */
  readonly days: RecordDays
  readonly siteUrl: string
  readonly limits?: SitemapLimits
}

/** The files by name. A sitemap only covers paths below its own, so all are at the root. */
export function sitemapFiles(sitemap: Sitemap): ReadonlyMap<string, string> {
  const { siteUrl, limits = protocolLimits } = sitemap
  const parts = [...urlsByKind(sitemap)].flatMap(([kind, urls]) =>
    inParts(urls, limits).map(
      (part, place) =>
        [`/sitemap-${kind}${place === 0 ? '' : `-${place + 1}`}.xml`, urlSet(part)] as const,
    ),
  )
  return new Map([['/sitemap.xml', index(parts.map(([name]) => siteUrl + name))], ...parts])
}

function urlsByKind({
  records,
  days,
  asOf,
  siteUrl,
}: Sitemap): ReadonlyMap<string, readonly Markup[]> {
  const urlsOf = (list: ListName) =>
    records[list].map(({ objectID }) =>
      url(siteUrl + recordPath(list, objectID), days[list]?.get(objectID)),
    )
  return new Map([
    ['pages', pages(siteUrl, asOf)],
    ...lists.map((list) => [list, urlsOf(list)] as const),
  ])
}

function pages(siteUrl: string, asOf: string): readonly Markup[] {
  return viewsAndLists
    .filter(({ indexing }) => indexing === undefined || indexing === 'dated')
    .map(({ path, indexing }) => url(siteUrl + path, indexing === 'dated' ? asOf : undefined))
}

function url(address: string, changed?: string): Markup {
  const lastmod = changed === undefined ? '' : xml`<lastmod>${changed}</lastmod>`
  return xml`<url><loc>${address}</loc>${lastmod}</url>
`
}

function inParts(urls: readonly Markup[], limits: SitemapLimits): readonly (readonly Markup[])[] {
  const parts: Markup[][] = []
  let part: Markup[] = []
  let bytes = 0
  const frame = Buffer.byteLength(urlSet([]))
  for (const entry of urls) {
    const size = Buffer.byteLength(String(entry))
    if (parts.length === 0 || part.length === limits.urls || bytes + size > limits.bytes) {
      part = []
      parts.push(part)
      bytes = frame
    }
    part.push(entry)
    bytes += size
  }
  return parts
}

function urlSet(urls: readonly Markup[]): string {
  return String(xml`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`)
}

function index(addresses: readonly string[]): string {
  const parts = addresses.map(
    (address) => xml`<sitemap><loc>${address}</loc></sitemap>
`,
  )
  return String(xml`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts}</sitemapindex>
`)
}
