import type { LinkedFeed } from '#catalogue/feeds.ts'

/** In its own module because every view needs it, but few need the feeds. */
export const FEED_TYPE = 'application/atom+xml'

/** The feed of a page, as its document links to it. */
export const ownFeed = (path: string): LinkedFeed => ({ path, title: 'Changes' })
