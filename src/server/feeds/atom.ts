import { FEED_TYPE } from '#contracts/feed-type.ts'
import { type Markup, xml } from '#lib/formats/xml.ts'

export type RelatedLink = { readonly title: string; readonly address: string }

export type AtomEntry = {
  /** A permanent name, even if the address changes: "features/subgrid/newly". */
  readonly name: string
  readonly title: string
  readonly address: string
  /** `YYYY-MM-DD` of the event. */
  readonly date: string
  readonly summary: string
  /** What kind of news it is: "newly". */
  readonly category?: string
  readonly related: readonly RelatedLink[]
}

export type AtomFeed = {
  readonly name: string
  readonly title: string
  readonly subtitle: string
  readonly self: string
  readonly page: string
  readonly siteUrl: string
  /** `YYYY-MM-DD` of the data, for a feed without entries. */
  readonly asOf: string
  /** Newest first. */
  readonly entries: readonly AtomEntry[]
}

export type FeedContent = Pick<AtomFeed, 'subtitle' | 'page' | 'entries'>

/** A feed in the Atom Syndication Format (RFC 4287). */
export function atomFeed(feed: AtomFeed): string {
  const { title, subtitle, self, page, siteUrl, entries, asOf } = feed
  const nameOf = (name: string) => permanentId(siteUrl, name)
  return String(xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${title}</title>
<subtitle>${subtitle}</subtitle>
<id>${nameOf(feed.name)}</id>
<updated>${midnight(entries[0]?.date ?? asOf)}</updated>
<author><name>Plinth</name><uri>${siteUrl}/</uri></author>
<icon>${siteUrl}/favicon.svg</icon>
<link rel="self" type="${FEED_TYPE}" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${entries.map((entry) => entryMarkup(entry, nameOf(entry.name)))}</feed>
`)
}

function entryMarkup(
  { title, address, date, summary, related, category }: AtomEntry,
  id: string,
): Markup {
  return xml`<entry>
<title>${title}</title>
<id>${id}</id>
<published>${midnight(date)}</published>
<updated>${midnight(date)}</updated>
<link rel="alternate" type="text/html" href="${address}"/>
${related.map(relatedLink)}${category === undefined ? '' : categoryOf(category)}<summary>${summary}</summary>
</entry>
`
}

const categoryOf = (term: string): Markup => xml`<category term="${term}"/>
`

const relatedLink = ({ title, address }: RelatedLink): Markup =>
  xml`<link rel="related" title="${title}" href="${address}"/>
`

/** The data only has days, but the format requires times. */
const midnight = (date: string): string => `${date}T00:00:00Z`

/** A permanent ID (RFC 4151). The year is one in which the site owned the host's name. */
export const permanentId = (siteUrl: string, name: string): string =>
  `tag:${new URL(siteUrl).hostname},2026:${name}`
