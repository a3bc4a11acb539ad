import type { ExpectedEvent } from '#catalogue/events/event.ts'
import type { AtomEntry } from '#server/feeds/atom.ts'

/** Something to expect, with the address of its page. */
export type Expected = Pick<ExpectedEvent, 'name' | 'day' | 'title' | 'text'> & {
  readonly address: string
}

/** What a feed says, whatever its form. */
export type FeedNews = {
  /** A permanent name: "features?q=grid". */
  readonly name: string
  readonly title: string
  readonly subtitle: string
  /** The address of the page that is followed. */
  readonly page: string
  /** In no order. */
  readonly entries: readonly AtomEntry[]
  readonly expected: readonly Expected[]
}
