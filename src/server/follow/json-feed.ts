import { type AtomFeed, permanentId } from '#server/feeds/atom.ts'

import type { Expected } from './feed-news.ts'

/**
 * A feed in the format JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). `_plinth` is an
 * extension: what is expected, and not confirmed yet.
 */
export function jsonFeed(feed: Omit<AtomFeed, 'asOf'>, expected: readonly Expected[]) {
  const { title, subtitle, self, page, siteUrl, entries } = feed
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: page,
    feed_url: self,
    icon: `${siteUrl}/icon-512.png`,
    language: 'en',
    authors: [{ name: 'Plinth', url: `${siteUrl}/` }],
    items: entries.map(({ name, title: of, address, date, summary, category }) => ({
      id: permanentId(siteUrl, name),
      url: address,
      title: of,
      content_text: summary,
      date_published: `${date}T00:00:00Z`,
      tags: category === undefined ? [] : [category],
    })),
    _plinth: {
      expected: expected.map(({ title: of, address, day, text }) => {
        return { url: address, title: of, content_text: text, date: day }
      }),
    },
  }
}
