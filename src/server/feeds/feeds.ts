import { baselineFeeds, releaseFeeds, upcomingCalendar, upcomingFeed } from '#catalogue/feeds.ts'
import type { Feed } from '#catalogue/feeds.ts'

import { atomFeed } from './atom.ts'
import type { FeedContent } from './atom.ts'
import { calendarFile } from './calendar.ts'
import { featureFeed } from './feature-feed.ts'
import type { FedFeature } from './feature-feed.ts'
import { releaseFeed } from './release-feed.ts'
import type { FedRelease } from './release-feed.ts'
import { upcomingDays, upcomingEntries } from './upcoming.ts'
import type { ComingFeature } from './upcoming.ts'

/** Minimum number of entries of a feed; the last day is always complete. */
const NEWEST = 50

export type FeedSources = {
  readonly features: readonly (FedFeature & ComingFeature)[]
  readonly releases: readonly FedRelease[]
  readonly asOf: string
  readonly siteUrl: string
}

export function feedFiles(sources: FeedSources): ReadonlyMap<string, string> {
  const { features, releases, asOf, siteUrl } = sources
  const file = (feed: Feed, content: FeedContent) => {
    const { id, path, title } = feed
    const frame = { name: `feeds/${id}`, title: `Plinth: ${title}`, self: siteUrl + path }
    const entries = newest(content.entries)
    return [path, atomFeed({ ...frame, ...content, entries, siteUrl, asOf })] as const
  }
  return new Map([
    ...baselineFeeds.map((feed) => file(feed, featureFeed(features, feed.id, siteUrl))),
    file(upcomingFeed, upcomingEntries(features, siteUrl)),
    [
      upcomingCalendar.path,
      calendarFile({
        title: `Plinth: ${upcomingCalendar.title}`,
        siteUrl,
        asOf,
        days: upcomingDays(features, siteUrl),
      }),
    ],
    ...releaseFeeds.map((feed) => {
      const own = releases.filter(({ browser }) => browser === feed.id)
      return file(feed, releaseFeed(own, siteUrl))
    }),
  ])
}

/** The newest entries; those of a day are sorted by title, and never split. */
function newest(entries: FeedContent['entries']): FeedContent['entries'] {
  const sorted = entries.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'),
  )
  const last = sorted[NEWEST - 1]?.date ?? ''
  return sorted.filter(({ date }) => date >= last)
}
