import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/indices.ts'
import { redirected, type Redirects } from '#contracts/content-files.ts'
import { listOfSuccessor } from '#contracts/paths.ts'
import { byIds, inQueries } from '#routes/detail/record-requests.ts'
import { listById } from '#search/lists/all.ts'
import { type CurrentSnapshots, parseSnapshot } from '#search/saved/current-snapshots.ts'
import { type Snapshot, snapshotOf, type SnapshotSource } from '#search/saved/saved-changes.ts'
import { readSearch } from '#search/saved/saved-search.ts'
import {
  type SavedEntries,
  type SavedEntry,
  type SavedId,
  savedKey,
  savedKinds,
} from '#search/saved/saved.ts'
import type { Days } from '#search/state/days.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/** A record of any list with its row's attributes. */
export type SavedHit = IndexRecord & SnapshotSource

/** The current data of a saved entry; `missing` if there is none. */
export type SavedFact =
  | { readonly kind: 'record'; readonly list: ListName; readonly hit: SavedHit }
  | { readonly kind: 'search'; readonly count: number }
  | { readonly kind: 'missing' }

/** By `savedKey`; contains loaded entries only. */
export type SavedFacts = ReadonlyMap<string, SavedFact>

type Question = {
  readonly entries: readonly SavedEntry[]
  readonly requests: readonly MultiSearchRequest[]
}

type Result = { readonly hits: readonly SavedHit[]; readonly nbHits?: number | undefined }

/** Queries for entries, as few as possible. */
export function savedQuestions(entries: readonly SavedEntry[]): readonly Question[] {
  return savedKinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind)
    if (kind === 'search') {
      return own.map((entry) => ({
        entries: [entry],
        requests: readSearch(entry.id)?.requests ?? [],
      }))
    }
    return inQueries(own).map((piece) => ({
      entries: piece,
      requests: byIds({
        indexName: kind,
        ids: piece.map(({ id }) => id),
        attributes: listById(kind).attributes,
      }),
    }))
  })
}

export function savedAnswers(
  questions: readonly Question[],
  results: readonly Result[],
): SavedFacts {
  const facts = new Map<string, SavedFact>()
  let place = 0
  for (const { entries, requests } of questions) {
    const own = results.slice(place, place + requests.length)
    place += requests.length
    for (const entry of entries) facts.set(savedKey(entry), factIn(own, entry))
  }
  return facts
}

export function sightsOf(facts: SavedFacts, { asOf, today }: Days): CurrentSnapshots {
  const sights = new Map<string, Snapshot>()
  for (const [key, fact] of facts) {
    if (fact.kind === 'missing') continue
    sights.set(key, snapshotOf(fact.kind === 'search' ? fact : fact.hit, asOf, today))
  }
  return sights
}

function factIn(results: readonly Result[], { kind, id }: SavedEntry): SavedFact {
  if (kind === 'search') {
    if (results.length === 0) return { kind: 'missing' }
    return { kind, count: results.reduce((sum, { nbHits = 0 }) => sum + nbHits, 0) }
  }
  const hit = results.flatMap(({ hits }) => hits).find(({ objectID }) => objectID === id)
  return hit === undefined ? { kind: 'missing' } : { kind: 'record', list: kind, hit }
}

/** The current ids that replace a former id; empty if it was not redirected. */
export function targetsOf({ kind, id }: SavedId, redirects: Redirects): readonly string[] {
  if (kind === 'search') return []
  // What no entry replaced leads to a feature, which is another kind of saved item.
  return redirected(redirects, { list: kind, id }).filter(
    (to) => listOfSuccessor(kind, to) === kind,
  )
}

type MoveOptions = {
  readonly facts: SavedFacts
  /** Undefined while loading. */
  readonly redirects: Redirects | undefined
}

/**
 * Replaces ids that the data has redirected to one other; the snapshot keeps the former id, which
 * is shown as a change. Returns the same list if no id was redirected.
 */
export function applyRedirects(
  entries: SavedEntries,
  { facts, redirects }: MoveOptions,
): SavedEntries {
  if (redirects === undefined) return entries
  let hasMoved = false
  const next = entries.map((entry) => {
    if (facts.get(savedKey(entry))?.kind !== 'missing') return entry
    const [id, ...others] = targetsOf(entry, redirects)
    if (id === undefined || others.length > 0) return entry
    const target = { ...entry, id }
    // Prevents an endless loop if ids redirect to each other.
    if (facts.get(savedKey(target))?.kind === 'missing') return entry
    hasMoved = true
    const seen = parseSnapshot(entry.seen)
    return seen === undefined ? target : { ...target, seen: { ...seen, id: entry.id } }
  })
  return hasMoved ? [...new Map(next.map((entry) => [savedKey(entry), entry])).values()] : entries
}
