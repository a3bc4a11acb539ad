import type { IndexSettings, SynonymHit } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'

import type { IndexSource } from './source.ts'

export type RemoteIndex = {
  readonly entries: number
  readonly settings: IndexSettings
  readonly synonyms: readonly SynonymHit[]
}

/** The provider's indices by name. */
export type Remote = ReadonlyMap<string, RemoteIndex>

/** A step of a plan. Operations are sorted in the order of their execution. */
export type Operation =
  | {
      readonly kind: 'settings'
      readonly index: string
      readonly settings: IndexSettings
      /** Names of the settings that differ; undefined if the index does not exist. */
      readonly changed: readonly string[] | undefined
    }
  | {
      readonly kind: 'synonyms'
      readonly index: string
      readonly synonyms: readonly SynonymHit[]
      readonly before: number
    }
  | {
      readonly kind: 'records'
      readonly index: string
      readonly records: readonly IndexRecord[]
      /** The number of existing records; undefined if the index does not exist. */
      readonly before: number | undefined
    }
  | {
      /** A temporary index left behind by a run that was killed. */
      readonly kind: 'leftover'
      readonly index: string
    }

/** A replacement that leaves a smaller share of the records is probably a mistake. */
const smallestShare = 0.7

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
  // To a provider, an unset list and an empty list are the same, and so are null and no value.
  const isSet = ([key, value]: readonly [string, unknown]): boolean =>
    isEqual(value ?? undefined, found[key] ?? (Array.isArray(value) ? [] : undefined))
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

/** Whether `replaceAllObjects` could have named its temporary index for `source` like this. */
export const isTemporary = (name: string, source: string): boolean =>
  name.startsWith(`${source}_tmp_`) && /^\d{6,7}$/.test(name.slice(source.length + 5))

/**
 * Plans how to make the provider match the catalogue, in an order that works: the primary's
 * settings create its replicas. Always replaces records: comparing them would mean reading all of
 * them. Keeps settings that the catalogue does not name.
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

/** Whether two values are the same JSON, in any order of keys; undefined counts as absent. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isEqual(Reflect.get(a, key), Reflect.get(b, key)))
}
