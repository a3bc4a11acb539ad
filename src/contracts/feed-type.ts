/** The media type of every feed. Apart from the feeds, because every view needs it, and few need them. */
export const FEED_TYPE = 'application/atom+xml'
