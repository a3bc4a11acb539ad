import type { ChangeLog } from '#catalogue/events/change-log.ts'
import type { ReleaseDays } from '#catalogue/events/release-days.ts'
import {
  baselineFeeds,
  changesFeed,
  type Feed,
  listFeeds,
  releaseFeeds,
  upcomingCalendar,
  upcomingFeed,
} from '#catalogue/feeds.ts'

import { atomFeed, type FeedContent } from './atom.ts'
import { calendarFile } from './calendar.ts'
import { changesFeedContent, eventFeed } from './event-feed.ts'
import { featureFeed, type FedFeature } from './feature-feed.ts'
import { newest } from './newest.ts'
import { type FedRelease, releaseFeed } from './release-feed.ts'
import { type ComingFeature, upcomingDays, upcomingEntries } from './upcoming.ts'

/** Minimum number of entries of a feed; the last day is always complete. */
const NEWEST = 50

/** The same of a feed of a whole list, which readers may ask for once a day. */
const NEWEST_OF_LIST = 200

export type FeedSources = {
  readonly features: readonly (FedFeature & ComingFeature)[]
  readonly releases: readonly FedRelease[]
  readonly asOf: string
  readonly siteUrl: string
  readonly days: ReleaseDays
  readonly log: ChangeLog
}

export function feedFiles(sources: FeedSources): ReadonlyMap<string, string> {
  const { features, releases, asOf, siteUrl, days, log } = sources
  const file = (feed: Feed, content: FeedContent) => {
    const { id, path, title } = feed
    const frame = { name: `feeds/${id}`, title: `Plinth: ${title}`, self: siteUrl + path }
    const entries = newest(content.entries, NEWEST)
    return [path, atomFeed({ ...frame, ...content, entries, siteUrl, asOf })] as const
  }
  const listFile = (list: keyof typeof listFeeds, content: FeedContent) => {
    const { path, title } = listFeeds[list]
    const frame = { name: list, title: `Plinth: ${title}`, self: siteUrl + path }
    const entries = newest(content.entries, NEWEST_OF_LIST)
    return [path, atomFeed({ ...frame, ...content, entries, siteUrl, asOf })] as const
  }
  return new Map([
    listFile('features', eventFeed(features, { asOf, log, releases: days }, siteUrl)),
    listFile('releases', releaseFeed(releases, siteUrl)),
    file(changesFeed, changesFeedContent(log, siteUrl)),
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
