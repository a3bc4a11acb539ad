import type { CoreBrowser } from './browsers.ts'
import { browserLabels, coreBrowsers } from './browsers.ts'

/** A feed of news that readers can subscribe to, in the Atom format. */
export type Feed = {
  /** Also the name of its file. */
  readonly id: 'newly' | 'widely' | 'upcoming' | CoreBrowser
  /** Its address on the site. */
  readonly path: string
  /** What it tells, for those who choose among feeds. */
  readonly title: string
}

/** The features that became Baseline, by the step that they took. */
export const baselineFeeds = [
  feed('newly', 'Newly available features'),
  feed('widely', 'Widely available features'),
] as const

/** The newly available features with the day on which they are expected to be widely available. */
export const upcomingFeed = feed('upcoming', 'Upcoming widely available features')

/** The same days for a calendar. */
export const upcomingCalendar = {
  path: '/upcoming.ics',
  title: 'Upcoming widely available features',
  type: 'text/calendar',
} as const

/** The releases of each core browser. */
export const releaseFeeds: readonly Feed[] = coreBrowsers.map((browser) =>
  feed(browser, `${browserLabels[browser].name} releases`),
)

/** Every feed. */
export const feeds: readonly Feed[] = [...baselineFeeds, upcomingFeed, ...releaseFeeds]

const byBrowser: ReadonlyMap<string, readonly Feed[]> = new Map(
  releaseFeeds.map((own) => [own.id, [own]]),
)

const none: readonly Feed[] = []

/** The feeds of a browser's releases, each time the same list: one for a core browser, none for another. */
export function feedsOfBrowser(browser: string): readonly Feed[] {
  return byBrowser.get(browser) ?? none
}

function feed<Id extends Feed['id']>(id: Id, title: string): Feed & { readonly id: Id } {
  return { id, path: `/feeds/${id}.atom`, title }
}
