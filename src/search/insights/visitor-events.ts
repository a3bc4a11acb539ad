import * as v from 'valibot'

import { pathAt } from '#search/address/base-path.ts'
import { lists } from '#search/lists/all.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { type Answered, type PageProvider, plainQueries } from '#search/transport/search-client.ts'
import { actionOf, VISITOR_ACTION } from '#ui/controls/visitor-action.ts'

import { recordPlaceAt, recordOfLink } from './record-at.ts'

/** An event of the Insights API, without the visitor. */
export type VisitorEvent = {
  readonly eventType: 'view' | 'click' | 'conversion'
  /** Printable ASCII, at most 64 characters. */
  readonly eventName: string
  readonly index: string
  /** At most 20. */
  readonly objectIDs: string[]
  readonly queryID?: string
  /** For a click after a search: one for each objectID. */
  readonly positions?: number[]
}

/** Event names by the `data-opens` attribute of external links. */
const leaving: Readonly<Record<string, string>> = { spec: 'Spec opened', mdn: 'MDN opened' }

/** Milliseconds for which results must stay before they count as seen. */
export const SETTLED = 1000

const MOST_IDS = 20

type Options = {
  readonly provider: Pick<PageProvider, 'answered' | 'indexPrefix'>
  readonly send: (events: readonly VisitorEvent[]) => void
}

/**
 * Derives events from the visitor's actions in this tab: shown results are views; an opened record
 * is a click; an opened specification, a copy and a saved record are conversions.
 */
export class VisitorEvents {
  readonly #options: Options
  /** The hits of all answers since the view was opened, by record; the newest answer counts. */
  readonly #seen = new Map<string, SeenHit>()
  /** The searches through which records were opened; events on their pages belong to these. */
  readonly #opened = new Map<string, SeenHit>()
  #pending: readonly SeenHit[] = []
  #viewed = ''
  /** The number of the newest answered search of a view. */
  #newest = 0
  #timer: number | undefined

  constructor(options: Options) {
    this.#options = options
  }

  readonly start = (): (() => void) => {
    const end = new AbortController()
    const { signal } = end
    const { answered } = this.#options.provider
    const follow = () => this.#remember(answered.get())
    const stop = answered.subscribe(follow)
    follow()
    for (const type of ['click', 'auxclick'] as const) {
      // Captured before the page's handlers, which may remove the link.
      document.addEventListener(type, this.#onClick, { signal, capture: true })
    }
    window.addEventListener(VISITOR_ACTION, this.#onAction, { signal })
    return () => {
      stop()
      end.abort()
      clearTimeout(this.#timer)
    }
  }

  /** Call when a record is opened, in this tab or another. */
  readonly opened = (record: RecordPlace): void => {
    const hit = this.#seen.get(keyOf(record))
    if (hit !== undefined) this.#opened.set(keyOf(record), hit)
    this.#send('click', 'Result opened', [record])
  }

  /** Call when another view is shown: the results of the previous one are no longer visible. */
  readonly left = (): void => {
    this.#seen.clear()
    this.#pending = []
    clearTimeout(this.#timer)
  }

  #remember(answered: Answered | undefined): void {
    if (answered === undefined) return
    const isView = isOfView(answered)
    // An answer that arrives after one to a later search is not shown.
    if (isView && answered.sent < this.#newest) return
    if (isView) this.#newest = answered.sent
    const hits = seenHits(answered, this.#options.provider.indexPrefix)
    for (const hit of hits) this.#seen.set(keyOf(hit), hit)
    if (hits.length === 0 || !isView) return
    this.#pending = hits
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(this.#sendViews, SETTLED)
  }

  /** Sends views of the newest answer's hits that the page shows, once. */
  readonly #sendViews = (): void => {
    clearTimeout(this.#timer)
    const shown = new Set(shownRecords().map(keyOf))
    const hits = this.#pending.filter((hit) => shown.has(keyOf(hit)))
    this.#pending = []
    const name = hits.map(({ queryID, id }) => `${queryID} ${id}`).join()
    if (name === this.#viewed || hits.length === 0) return
    this.#viewed = name
    this.#options.send(
      [...byIndex(hits)].flatMap(([index, ids]) =>
        chunks(ids).map((objectIDs): VisitorEvent => ({
          eventType: 'view',
          eventName: 'Results shown',
          index,
          objectIDs,
        })),
      ),
    )
  }

  readonly #onClick = (event: MouseEvent): void => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element)) return
    const opens = target.closest('a[data-opens]')?.getAttribute('data-opens')
    const name = leaving[opens ?? '']
    const here = recordPlaceAt(pathAt(window.location.pathname))
    if (name !== undefined && here !== undefined) this.#send('conversion', name, [here])
    const record = recordOfLink(target)
    // A chosen result was seen, however quickly.
    if (record !== undefined) this.#sendViews()
    // Navigation, which may come without a click, reports a record that opens in this tab.
    if (record !== undefined && (button === 1 || ctrlKey || metaKey || shiftKey)) {
      this.opened(record)
    }
  }

  readonly #onAction = (event: Event): void => {
    const action = actionOf(event)
    if (action?.kind === 'copied') {
      const here = recordPlaceAt(pathAt(window.location.pathname))
      this.#send('conversion', 'Copied', here === undefined ? this.#listed() : [here])
    }
    if (action?.kind === 'saved') {
      const record = recordPlaceAt(`/${action.list}/${encodeURIComponent(action.id)}`)
      if (record !== undefined) this.#send('conversion', 'Saved', [record])
    }
  }

  #listed(): readonly RecordPlace[] {
    return shownRecords()
      .filter((record) => this.#seen.has(keyOf(record)))
      .slice(0, MOST_IDS)
  }

  /** Sends one event about records of one search, or about a record without a search. */
  #send(
    eventType: 'click' | 'conversion',
    eventName: string,
    records: readonly RecordPlace[],
  ): void {
    const [first] = records
    if (first === undefined) return
    const hits = records.map((record) => this.#seen.get(keyOf(record)))
    const known = hits[0] ?? this.#opened.get(keyOf(first))
    const objectIDs = records.map(({ id }) => id)
    if (known === undefined) {
      const index = this.#options.provider.indexPrefix + first.list
      return this.#options.send([{ eventType, eventName, index, objectIDs }])
    }
    const { index, queryID, position } = known
    const positions = eventType === 'click' && { positions: [position] }
    return this.#options.send([{ eventType, eventName, index, objectIDs, queryID, ...positions }])
  }
}

function keyOf({ list, id }: RecordPlace): string {
  return `${list} ${id}`
}

function shownRecords(): readonly RecordPlace[] {
  const links = [...document.querySelectorAll('main a[href]')]
  const records = links.flatMap((link) => recordOfLink(link) ?? [])
  return [...new Map(records.map((record) => [keyOf(record), record])).values()]
}

function byIndex(hits: readonly SeenHit[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  for (const { index, id } of hits) ids.set(index, [...(ids.get(index) ?? []), id])
  return ids
}

function chunks(ids: readonly string[]): readonly string[][] {
  const count = Math.ceil(ids.length / MOST_IDS)
  return Array.from({ length: count }, (_, place) =>
    ids.slice(place * MOST_IDS, (place + 1) * MOST_IDS),
  )
}

type HitSource = {
  readonly index: string
  readonly queryID: string
  /** From 1, over all pages. */
  readonly position: number
}

type SeenHit = RecordPlace & HitSource

const trackedSchema = v.object({
  queryID: v.string(),
  page: v.optional(v.number()),
  hitsPerPage: v.optional(v.number()),
  hits: v.array(v.object({ objectID: v.string() })),
})

/** The hits that events can name: those of counted queries, which have a `queryID`. */
export function seenHits(
  { request, answer }: Omit<Answered, 'sent'>,
  prefix: string,
): readonly SeenHit[] {
  const results: unknown = Reflect.get(answer, 'results')
  return plainQueries(request).flatMap(({ indexName, analytics }, place) => {
    const result: unknown = Array.isArray(results) ? results[place] : undefined
    const list = lists.find(({ sorts }) =>
      Object.values(sorts).some(({ index }) => prefix + index === indexName),
    )
    if (list === undefined || analytics === false || !v.is(trackedSchema, result)) return []
    const { queryID, hits, page = 0, hitsPerPage = hits.length } = result
    return hits.map(({ objectID }, index) => ({
      list: list.id,
      id: objectID,
      index: indexName,
      queryID,
      position: page * hitsPerPage + index + 1,
    }))
  })
}

/** Whether an answer belongs to a view: the popup's first query is not counted. */
export function isOfView({ request }: Pick<Answered, 'request'>): boolean {
  return plainQueries(request)[0]?.analytics !== false
}
