import type { EventSources } from '#catalogue/events/record-events.ts'
import type { FollowedBrowsers } from '#catalogue/events/usable-event.ts'
import type { Redirects } from '#contracts/content-files.ts'
import type { Follower } from '#contracts/followed.ts'
import type { AskedProvider } from '#contracts/renderer.ts'
import { NotNow } from '#server/first-view/ask.ts'
import type { ReadBrowsers } from '#server/records/read-browsers.ts'
import type { SiteLookup } from '#server/seo/lookup.ts'

/** The days of releases, the log of changes, and the day of the data, `YYYY-MM-DD`. */
export type FollowedEvents = Omit<EventSources, 'today'> & { readonly asOf: string }

/** Where the server gets what feeds are made of. */
export type FollowMeans = {
  readonly lookup: Pick<SiteLookup, 'record'>
  readonly loadRedirects: () => Promise<Redirects>
  readonly readBrowsers: ReadBrowsers
  readonly provider: AskedProvider
  readonly loadFollower: () => Promise<Follower>
  readonly loadEvents: () => Promise<FollowedEvents>
}

/** Browsers that nobody can read. */
export class UnusableBrowsers extends Error {}

/**
 * The browsers that an address names; undefined if it names none.
 *
 * @throws {UnusableBrowsers} with a sentence if they cannot be read
 * @throws {NotNow} if too many sets are asked for
 */
export async function browsersOf(
  text: string,
  { readBrowsers }: Pick<FollowMeans, 'readBrowsers'>,
): Promise<FollowedBrowsers | undefined> {
  if (text === '') return undefined
  const found = await readBrowsers(text)
  if (found === undefined) throw new NotNow('Too many sets of browsers are asked for.')
  if (found.status === 'unusable') throw new UnusableBrowsers(found.problem)
  return { ...found, text }
}
