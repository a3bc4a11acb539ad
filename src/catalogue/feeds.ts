import { browserLabels, type CoreBrowser, coreBrowsers } from './browsers.ts'

/** An Atom feed of news. */
export type Feed = {
  /** Also the name of its file. */
  readonly id: 'newly' | 'widely' | 'upcoming' | 'changes' | CoreBrowser
  readonly path: string
  readonly title: string
}

/** A feed as documents link to it. */
export type LinkedFeed = Pick<Feed, 'path' | 'title'>

/** The features that became Baseline, by status. */
export const baselineFeeds = [
  feed('newly', 'Newly available features'),
  feed('widely', 'Widely available features'),
] as const

/** The newly available features with the day on which they should become widely available. */
export const upcomingFeed = feed('upcoming', 'Upcoming widely available features')

/** The features that lost or regained a Baseline status, or got it on another day. */
export const changesFeed = feed('changes', 'Lost and gained: changes to what was Baseline')

/** The whole lists that have a feed on every host. A server has one for each search. */
export const listFeeds = {
  features: { path: '/features.atom', title: 'All features' },
  releases: { path: '/releases.atom', title: 'All releases' },
} as const

/** The days of `upcomingFeed` as a calendar. */
export const upcomingCalendar = {
  path: '/upcoming.ics',
  title: 'Upcoming widely available features',
  type: 'text/calendar',
} as const

export const releaseFeeds: readonly Feed[] = coreBrowsers.map((browser) =>
  feed(browser, `${browserLabels[browser].name} releases`),
)

export const feeds: readonly Feed[] = [...baselineFeeds, upcomingFeed, changesFeed, ...releaseFeeds]

const byBrowser: ReadonlyMap<string, readonly Feed[]> = new Map(
  releaseFeeds.map((own) => [own.id, [own]]),
)

const none: readonly Feed[] = []

/** The feeds of a browser's releases, none if it is not a core browser. The lists are stable. */
export function feedsOfBrowser(browser: string): readonly Feed[] {
  return byBrowser.get(browser) ?? none
}

function feed<Id extends Feed['id']>(id: Id, title: string): Feed & { readonly id: Id } {
  return { id, path: `/feeds/${id}.atom`, title }
}
