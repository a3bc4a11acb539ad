import { changesBetween } from './saved-changes.ts'
import type { Snapshot } from './saved-changes.ts'
import { savedKey } from './saved.ts'
import type { SavedEntries, SavedEntry } from './saved.ts'

/** What the data says now, by `savedKey`; nothing of what it does not have. */
export type CurrentSnapshots = ReadonlyMap<string, Snapshot>

/** What has changed of a saved thing since the visitor saw it. */
export type SavedChange = {
  /** `YYYY-MM-DD`: the day of the data that was seen. */
  readonly since: string
  readonly differences: readonly string[]
}

/** What has changed; undefined where nothing has, or nothing was seen yet. */
export function changeOf({ seen }: SavedEntry, now: Snapshot | undefined): SavedChange | undefined {
  const before = parseSnapshot(seen)
  if (before === undefined || now === undefined) return undefined
  const differences = changesBetween(before, now)
  return differences.length === 0 ? undefined : { since: before.asOf, differences }
}

/**
 * Updates the snapshots of entries without a change to show: those without a snapshot, and unchanged ones. A change is
 * kept over reloads and later visits until `markSeen`. Returns the same list if there is nothing to update.
 */
export function noteUnchanged(entries: SavedEntries, sights: CurrentSnapshots): SavedEntries {
  return withSeen(entries, (entry) => {
    const now = sights.get(savedKey(entry))
    if (now === undefined || changeOf(entry, now) !== undefined) return entry.seen
    const usage = parseSnapshot(entry.seen)?.usage ?? now.usage
    // The old figure stays, so that many small changes add up to one that is shown.
    return { ...now, ...(usage !== undefined && { usage }) }
  })
}

/** Takes note of everything as it is now: from here on later changes are told. */
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

/** Reads what was noted; undefined where it is not known of which day it is. Facts that do not fit are left out. */
export function parseSnapshot(seen: unknown): Snapshot | undefined {
  if (typeof seen !== 'object' || seen === null) return undefined
  const facts: Partial<Record<keyof Snapshot, unknown>> = seen
  const { asOf, id, baseline, since, support, usage, parts } = facts
  const { status, standing, features, entries, count } = facts
  if (!isText(asOf) || !/^\d{4}-\d{2}-\d{2}$/.test(asOf)) return undefined
  return {
    asOf,
    ...(isText(id) && { id }),
    ...(isText(baseline) && { baseline }),
    ...(isNumber(since) && { since }),
    ...(isSupport(support) && { support }),
    ...(isNumber(usage) && { usage }),
    ...(isNumber(parts) && { parts }),
    ...(isText(status) && { status }),
    ...(isText(standing) && { standing }),
    ...(isNumber(features) && { features }),
    ...(isNumber(entries) && { entries }),
    ...(isNumber(count) && { count }),
  }
}
