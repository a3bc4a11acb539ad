import type { IndexSettings, SynonymHit } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'

import type { IndexSource } from './source.ts'

/** An index as the provider has it. */
export type RemoteIndex = {
  readonly entries: number
  readonly settings: IndexSettings
  readonly synonyms: readonly SynonymHit[]
}

/** What the provider has, by name; an index that is not there has no entry. */
export type Remote = ReadonlyMap<string, RemoteIndex>

/** One thing to do. Operations are in the order in which they have to be done. */
export type Operation =
  | {
      readonly kind: 'settings'
      readonly index: string
      readonly settings: IndexSettings
      /** The names of the settings that differ; undefined: there is no such index. */
      readonly changed: readonly string[] | undefined
    }
  | {
      readonly kind: 'synonyms'
      readonly index: string
      readonly synonyms: readonly SynonymHit[]
      /** How many there were. */
      readonly before: number
    }
  | {
      readonly kind: 'records'
      readonly index: string
      readonly records: readonly IndexRecord[]
      /** How many there were; undefined: there is no such index. */
      readonly before: number | undefined
    }
  | {
      /** A temporary index that a run left behind: it was killed, and could not clear up. */
      readonly kind: 'leftover'
      readonly index: string
    }

/** A replacement that leaves fewer than this share of an index's records looks like a mistake. */
const smallestShare = 0.7

/** True for a replacement that would lose more than 30 % of what an index holds. */
export const isShrinking = (operation: Operation): boolean =>
  operation.kind === 'records' && operation.records.length < (operation.before ?? 0) * smallestShare

function planSettings(
  { name, settings }: Pick<IndexSource, 'name' | 'settings'>,
  remote: Remote,
): readonly Operation[] {
  const index = remote.get(name)
  const hasNone = index === undefined && Object.keys(settings).length === 0
  if (hasNone) return []
  if (index === undefined) return [{ kind: 'settings', index: name, settings, changed: undefined }]
  const found: Readonly<Record<string, unknown>> = { ...index.settings }
  // A list that was never set and an empty one are the same to a provider.
  const isSet = ([key, value]: readonly [string, unknown]): boolean =>
    isEqual(value, found[key] ?? (Array.isArray(value) ? [] : undefined))
  const changed = Object.entries(settings).flatMap((entry) => (isSet(entry) ? [] : [entry[0]]))
  return changed.length > 0 ? [{ kind: 'settings', index: name, settings, changed }] : []
}

const byId = (synonyms: readonly SynonymHit[]): readonly SynonymHit[] =>
  synonyms.toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1))

function planSynonyms({ name, synonyms }: IndexSource, remote: Remote): readonly Operation[] {
  if (synonyms === undefined) return []
  const found = remote.get(name)?.synonyms ?? []
  return isEqual(byId(synonyms), byId(found))
    ? []
    : [{ kind: 'synonyms', index: name, synonyms, before: found.length }]
}

/** True for a name that the client's `replaceAllObjects` gives its temporary index for `source`. */
export const isTemporary = (name: string, source: string): boolean =>
  name.startsWith(`${source}_tmp_`) && /^\d{6,7}$/.test(name.slice(source.length + 5))

/**
 * What has to be done so that the provider has the catalogue: leftovers deleted, settings of the primary (which makes its
 * replicas), of the replicas, synonyms, then all records. Records are always replaced: what a provider holds
 * can only be compared by reading all of it. Settings that the catalogue does not name stay as they are.
 */
export function plan(sources: readonly IndexSource[], remote: Remote): readonly Operation[] {
  return sources.flatMap((source) => [
    ...[...remote.keys()]
      .filter((name) => isTemporary(name, source.name))
      .map((index) => ({ kind: 'leftover' as const, index })),
    ...planSettings(source, remote),
    ...source.replicas.flatMap((replica) => planSettings(replica, remote)),
    ...planSynonyms(source, remote),
    {
      kind: 'records' as const,
      index: source.name,
      records: source.records,
      before: remote.get(source.name)?.entries,
    },
  ])
}

/** True for values that are the same JSON; the order of keys does not matter, an undefined one is absent. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isEqual(Reflect.get(a, key), Reflect.get(b, key)))
}
