/** What can happen to a record. */
export type EventKind =
  | 'supported'
  | 'partial'
  | 'removed'
  | 'newly'
  | 'widely'
  | 'usable'
  | 'announced'
  | 'new'
  | 'renamed'
  | 'merged'
  | 'split'
  | 'gone'
  | 'lost'
  | 'regained'
  | 'gained'
  | 'moved'

/** The lists whose records have events of their own. */
export type EventList = 'features' | 'compat'

/** Something that happened to a record on a day. */
export type CatalogueEvent = {
  /**
   * A permanent name, which no refresh changes: "features/subgrid/supported/safari/16". It has the
   * first known id of the record, so that a renamed record does not repeat its events.
   */
  readonly name: string
  readonly kind: EventKind
  readonly list: EventList
  /** The current id of the record. */
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** "Subgrid: supported in Safari 16" */
  readonly title: string
  /** A sentence or two. */
  readonly text: string
  /** The Baseline status before and after, if the event changes it. */
  readonly statuses?: { readonly before: string; readonly after: string }
  /** The browser and its version, for support. */
  readonly where?: { readonly browser: string; readonly version: string }
}

/** Something that is expected, and that no data confirms yet. */
export type ExpectedEvent = Pick<CatalogueEvent, 'name' | 'list' | 'id' | 'day' | 'title' | 'text'>

/** Newest first; those of a day by title. */
export function newestFirst<Own extends Pick<CatalogueEvent, 'day' | 'title'>>(
  events: readonly Own[],
): readonly Own[] {
  return events.toSorted(
    (a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title, 'en'),
  )
}
