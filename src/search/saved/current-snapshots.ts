import { changesBetween, READING, type Snapshot } from './saved-changes.ts'
import { type SavedEntries, type SavedEntry, savedKey } from './saved.ts'

/** Current snapshots by `savedKey`, without entries that the data lacks. */
export type CurrentSnapshots = ReadonlyMap<string, Snapshot>

export type SavedChange = {
  /** The day of the data that the visitor saw, `YYYY-MM-DD`. */
  readonly since: string
  readonly differences: readonly string[]
}

export function changeOf({ seen }: SavedEntry, now: Snapshot | undefined): SavedChange | undefined {
  const before = parseSnapshot(seen)
  if (before === undefined || now === undefined) return undefined
  const differences = changesBetween(before, now)
  return differences.length === 0 ? undefined : { since: before.asOf, differences }
}

/**
 * Updates the snapshots without a change to show, which is kept until `markSeen`. Returns the same
 * list if nothing is updated.
 */
export function noteUnchanged(entries: SavedEntries, sights: CurrentSnapshots): SavedEntries {
  return withSeen(entries, (entry) => {
    const now = sights.get(savedKey(entry))
    if (now === undefined || changeOf(entry, now) !== undefined) return entry.seen
    const usage = parseSnapshot(entry.seen)?.usage ?? now.usage
    // Keeps the old figure, so that many small changes add up to a notable one.
    return { ...now, ...(usage !== undefined && { usage }) }
  })
}

export function markSeen(entries: SavedEntries, sights: CurrentSnapshots): SavedEntries {
  return withSeen(entries, (entry) => sights.get(savedKey(entry)) ?? entry.seen)
}

function withSeen(entries: SavedEntries, seenOf: (entry: SavedEntry) => unknown): SavedEntries {
  const next = entries.map((entry) => {
    const seen = seenOf(entry)
    return JSON.stringify(seen) === JSON.stringify(entry.seen) ? entry : { ...entry, seen }
  })
  return next.some((entry, index) => entry !== entries[index]) ? next : entries
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isSupport = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isText)

/** Reads a stored snapshot, without invalid facts; undefined if it has no day. */
export function parseSnapshot(seen: unknown): Snapshot | undefined {
  if (typeof seen !== 'object' || seen === null) return undefined
  const facts: Partial<Record<keyof Snapshot, unknown>> = seen
  const { asOf, id, baseline, since, reading, support, usage, parts } = facts
  const { status, standing, features, entries, count } = facts
  if (!isText(asOf) || !/^\d{4}-\d{2}-\d{2}$/.test(asOf)) return undefined
  return {
    asOf,
    ...(isText(id) && { id }),
    ...(isText(baseline) && { baseline }),
    ...(isNumber(since) && { since }),
    // Usage follows from support.
    ...(reading === READING && {
      reading,
      ...(isSupport(support) && { support }),
      ...(isNumber(usage) && { usage }),
    }),
    ...(isNumber(parts) && { parts }),
    ...(isText(status) && { status }),
    ...(isText(standing) && { standing }),
    ...(isNumber(features) && { features }),
    ...(isNumber(entries) && { entries }),
    ...(isNumber(count) && { count }),
  }
}
