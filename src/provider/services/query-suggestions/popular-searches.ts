import { normalizeSearch } from '#provider/protocol/traffic/logged.ts'
import { type Reader, visitRecentSearches } from '#provider/protocol/traffic/recent-events.ts'
import type { LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'

/** How often a text was searched for, and the facet values selected with it. */
export type PopularSearch = {
  count: number
  /** Attribute → value → number of searches. */
  readonly filters: Map<string, Map<string, number>>
}

/** Days of searches that count. */
const DAYS = 30
/** Milliseconds within which a further key press belongs to the same search. */
const TYPING = 30_000

/** Searches in progress of a visitor, the last ones. Searches without a token are of one visitor. */
const MOST_PENDING = 20

/**
 * With fewer visitors, a suggestion would reveal what one of them typed. Each search without a
 * token counts as a separate visitor.
 */
const LEAST_VISITORS = 2

type Counted = PopularSearch & { readonly visitors: Set<string> }

/** Which searches count. */
export type SearchScope = {
  readonly indices: ReadonlySet<string>
  /** Only searches with one of these tags; empty: all. */
  readonly tags: readonly string[]
}

/**
 * Counts the searches of the last days by text, for texts that several visitors searched for. Texts
 * on the way to a search, while typing or deleting, do not count.
 */
export async function readPopularSearches(
  reader: Reader,
  { indices, tags }: SearchScope,
): Promise<ReadonlyMap<string, PopularSearch>> {
  const popular = new Map<string, Counted>()
  const typing = new Map<string | null, LoggedSearch[]>()
  await visitRecentSearches(reader, DAYS, (search) => {
    const isWanted =
      indices.has(search.index) &&
      search.page === 0 &&
      (tags.length === 0 || tags.some((tag) => search.tags.includes(tag)))
    if (!isWanted || normalizeSearch(search.query) === '') return
    const pending = (typing.get(search.userToken) ?? []).filter((before, at, { length }) => {
      const isOver = search.time - before.time > TYPING || at < length - MOST_PENDING
      if (isOver) count(popular, before)
      return !isOver
    })
    typing.set(search.userToken, typedOn(pending, search))
  })
  for (const pending of typing.values()) for (const search of pending) count(popular, search)
  return new Map([...popular].filter(([, { visitors }]) => visitors.size >= LEAST_VISITORS))
}

/**
 * Updates the searches in progress of a visitor, or of all requests without a token. A search
 * continues the latest one that it extends or shortens.
 */
function typedOn(pending: readonly LoggedSearch[], search: LoggedSearch): LoggedSearch[] {
  const query = normalizeSearch(search.query)
  const at = pending.findLastIndex((before) => {
    const known = normalizeSearch(before.query)
    return query.startsWith(known) || known.startsWith(query)
  })
  const before = pending[at]
  if (before === undefined) return [...pending, search]
  const longer = normalizeSearch(before.query).length > query.length ? before : search
  return [...pending.toSpliced(at, 1), { ...longer, time: search.time }]
}

function count(popular: Map<string, Counted>, search: LoggedSearch): void {
  const { query, conditions, userToken } = search
  const text = normalizeSearch(query)
  const known = popular.get(text) ?? { count: 0, filters: new Map(), visitors: new Set() }
  known.count += 1
  known.visitors.add(userToken ?? `anonymous ${known.count}`)
  for (const { attribute, operator, value } of conditions) {
    if (operator !== ':') continue
    const values = known.filters.get(attribute) ?? new Map<string, number>()
    values.set(value, (values.get(value) ?? 0) + 1)
    known.filters.set(attribute, values)
  }
  popular.set(text, known)
}
