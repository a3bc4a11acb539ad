/** In its own module because every view needs it, but few need the feeds. */
export const FEED_TYPE = 'application/atom+xml'
