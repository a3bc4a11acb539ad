import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { ChangeLog } from '#catalogue/events/change-log.ts'
import type { ReleaseDays } from '#catalogue/events/release-days.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import {
  baselineFeeds,
  changesFeed,
  type Feed,
  listFeeds,
  releaseFeeds,
  upcomingCalendar,
  upcomingFeed,
} from '#catalogue/feeds.ts'
import { recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'
import { plainSince } from '#lib/support-code.ts'

import { atomFeed, type FeedContent, type AtomEntry, type RelatedLink } from './atom.ts'
import { calendarFile, type CalendarDay } from './calendar.ts'
import { changesFeedContent, eventFeed } from './event-feed.ts'
import { newest } from './newest.ts'
import { type FedRelease, releaseFeed } from './release-feed.ts'

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

export type ComingFeature = Pick<
  FeatureRecord,
  'objectID' | 'name' | 'description' | 'baseline' | 'newlyDate' | 'widelyExpected'
>

/** True before and after the day, as long as the data calls a feature newly available. */
const UNCONFIRMED = 'web-features has not confirmed the day yet'

type Dated = { readonly feature: ComingFeature; readonly since: string; readonly due: string }

/** News of expected widely available days, dated when the feature became newly available. */
export function upcomingEntries(features: readonly ComingFeature[], siteUrl: string): FeedContent {
  const entries = datedFeatures(features).map(
    ({ feature: { objectID, name, description }, since, due }): AtomEntry => ({
      name: `features/${objectID}/upcoming`,
      title: `${name}: widely available by date on ${formatDay(due)}`,
      address: siteUrl + recordPath('features', objectID),
      date: since,
      summary: `${plainCodeText(description)} Newly available since ${formatDay(since)}; widely available by date on ${formatDay(due)}; ${UNCONFIRMED}.`,
      related: [],
    }),
  )
  const subtitle = 'When newly available features become widely available: 30 months later.'
  return { subtitle, page: siteUrl + views.upcoming.path, entries }
}

export function upcomingDays(
  features: readonly ComingFeature[],
  siteUrl: string,
): readonly CalendarDay[] {
  return datedFeatures(features)
    .map(({ feature: { objectID, name, description }, since, due }) => ({
      name: `features/${objectID}/widely`,
      title: `${plainCodeText(name)}: widely available by date`,
      date: due,
      description: `${description} Newly available since ${formatDay(since)}; ${UNCONFIRMED}.`,
      address: siteUrl + recordPath('features', objectID),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title, 'en'))
}

function datedFeatures(features: readonly ComingFeature[]): readonly Dated[] {
  return features.flatMap((feature): readonly Dated[] => {
    const { baseline, newlyDate, widelyExpected } = feature
    if (baseline !== 'newly' || newlyDate === undefined || widelyExpected === undefined) return []
    return [{ feature, since: isoDay(newlyDate), due: isoDay(widelyExpected) }]
  })
}

export type FedFeature = Pick<
  FeatureRecord,
  | 'objectID'
  | 'name'
  | 'description'
  | 'baseline'
  | 'newlyDate'
  | 'widelyDate'
  | 'support'
  | 'mdn'
  | 'specs'
>

type BaselineStep = 'newly' | 'widely'

const steps = {
  newly: {
    date: 'newlyDate',
    words: 'Newly available since',
    subtitle: 'Features newly supported in the latest Chrome, Edge, Firefox and Safari.',
  },
  widely: {
    date: 'widelyDate',
    words: 'Widely available since',
    subtitle: 'Features that all core browsers have supported for 30 months.',
  },
} as const satisfies Readonly<
  Record<BaselineStep, { readonly date: keyof FedFeature; words: string; subtitle: string }>
>

/** The features that reached a Baseline status, except those since discouraged. */
function featureFeed(
  features: readonly FedFeature[],
  step: BaselineStep,
  siteUrl: string,
): FeedContent {
  const { date: field, words, subtitle } = steps[step]
  const entries = features.flatMap((feature): readonly AtomEntry[] => {
    const seconds = feature[field]
    if (feature.baseline === 'discouraged' || seconds === undefined) return []
    const date = isoDay(seconds)
    return [
      {
        name: `features/${feature.objectID}/${step}`,
        title: feature.name,
        address: siteUrl + recordPath('features', feature.objectID),
        date,
        summary: `${plainCodeText(feature.description)} ${words} ${formatDay(date)}: ${versions(feature, date)}.`,
        related: links(feature),
      },
    ]
  })
  return { subtitle, page: siteUrl + views.home.path, entries }
}

/** "Chrome 117, Edge 117, Firefox 71" */
function versions({ support }: FedFeature, date: string): string {
  return coreBrowsers
    .flatMap((browser) => {
      const version = plainSince(support[browser], date)
      return version === undefined ? [] : [`${browserLabels[browser].name} ${version}`]
    })
    .join(', ')
}

function links({ mdn = '', specs }: FedFeature): readonly RelatedLink[] {
  const all = [
    { title: 'MDN', address: safeUrlOn('https://developer.mozilla.org', mdn) },
    ...specs.map(({ title, url }) => ({ title, address: safeUrl(url) })),
  ]
  return all.flatMap(({ title, address }) => (address === undefined ? [] : [{ title, address }]))
}
