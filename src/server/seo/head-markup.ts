import type { ViewHead } from '#catalogue/define-index.ts'
import type { LinkedFeed } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { fullTitle } from '#contracts/view-head.ts'
import { type Markup, xml } from '#lib/formats/xml.ts'

/** The metadata of a document for its address. */
export type DocumentHead = ViewHead & {
  /** Null if there is nothing to index; undefined if the document serves many addresses. */
  readonly canonical: string | null | undefined
  /** Feeds besides those in every document. */
  readonly feeds: readonly LinkedFeed[]
}

/** The image of previews; size in pixels. */
const image = { path: '/preview.png', width: 1200, height: 630 } as const

/**
 * The elements of the head that depend on the address.
 * @param siteUrl if undefined, elements with absolute addresses are omitted
 */
export function headMarkup(head: DocumentHead, siteUrl: string | undefined): Markup {
  const { title, description, canonical, feeds } = head
  const elements = [
    xml`<title>${fullTitle(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', fullTitle(title)),
    meta('property', 'og:description', description),
    ...(canonical === null ? [meta('name', 'robots', 'noindex')] : []),
    ...(siteUrl === undefined ? [] : absoluteMarkup(canonical, siteUrl)),
    ...feeds.map(
      (feed) =>
        xml`<link rel="alternate" type="${FEED_TYPE}" title="${feed.title}" href="${feed.path}" />`,
    ),
  ]
  return xml`${elements.map((element) => xml`${element}\n    `)}`
}

function absoluteMarkup(canonical: DocumentHead['canonical'], siteUrl: string): readonly Markup[] {
  const picture = [
    meta('property', 'og:image', siteUrl + image.path),
    meta('property', 'og:image:width', image.width),
    meta('property', 'og:image:height', image.height),
  ]
  if (typeof canonical !== 'string') return picture
  const address = siteUrl + canonical
  return [
    ...picture,
    meta('property', 'og:url', address),
    xml`<link rel="canonical" href="${address}" />`,
  ]
}

const meta = (key: 'name' | 'property', name: string, content: string | number): Markup =>
  key === 'name'
    ? xml`<meta name="${name}" content="${content}" />`
    : xml`<meta property="${name}" content="${content}" />`

/**
 * Puts the path of the site before addresses in a document that lack it.
 * @param base "/" or "/plinth/"
 */
export function withBase(html: string, base: string): string {
  if (base === '/') return html
  return html.replaceAll(
    /(\s(?:href|src|action)=")(\/(?!\/)[^"]*)/g,
    (given, start: string, path: string) =>
      `${path}/`.startsWith(base) ? given : start + base + path.slice(1),
  )
}

const place = /<!-- head\b[^]*?-->[^]*?<!-- \/head -->/

/** Replaces the head between the document's two comments. */
export function withHead(html: string, head: Markup): string {
  if (!place.test(html)) {
    throw new Error('The document has no comments <!-- head --> and <!-- /head -->.')
  }
  return html.replace(place, () => `<!-- head -->\n    ${String(head)}<!-- /head -->`)
}
