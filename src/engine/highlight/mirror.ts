import { isLeaf, isObject } from '#engine/index/leaves.ts'
import type { Mirror, StoredRecord } from '#engine/types.ts'

/** Returns the replacement of a leaf, or undefined to omit it. */
type LeafReader<Leaf> = (value: string, path: string) => Leaf | undefined

/** How much of the value at a path is requested. */
type Wanted = 'all' | 'some' | 'none'

export type MirrorRules<Leaf> = {
  readonly wanted: (path: string) => Wanted
  readonly read: LeafReader<Leaf>
  /** List items for which this returns false are omitted; null keeps all. */
  readonly keepItem: ((leaf: Leaf) => boolean) | null
  /** By path of a list: returns false for texts that `keepItem` would omit, to skip reading. */
  readonly mayKeep: (path: string) => (value: string) => boolean
}

/** A mirrored value, and whether `keepItem` keeps any leaf in it. */
type Reflection<Leaf> = { readonly mirror: Mirror<Leaf>; readonly kept: boolean }

/**
 * Creates a function that returns how much of the value at a path is requested. Results are cached,
 * because all records of an index have the same paths.
 *
 * @param attributes dotted paths; `*` for all
 */
export function createSelection(attributes: readonly string[]): (path: string) => Wanted {
  const known = new Map<string, Wanted>()
  return (path) => {
    const before = known.get(path)
    if (before !== undefined) return before
    const wanted = wantedAt(attributes, path)
    known.set(path, wanted)
    return wanted
  }
}

function wantedAt(attributes: readonly string[], path: string): Wanted {
  if (attributes.some((name) => name === '*' || name === path || path.startsWith(`${name}.`)))
    return 'all'
  return attributes.some((name) => name.startsWith(`${path}.`)) ? 'some' : 'none'
}

function reflectList<Leaf>(
  items: readonly unknown[],
  path: string,
  rules: MirrorRules<Leaf>,
): Reflection<Leaf> {
  const { keepItem } = rules
  const mayKeep = rules.mayKeep(path)
  const wanted =
    keepItem === null ? items : items.filter((item) => typeof item !== 'string' || mayKeep(item))
  const found = wanted.flatMap((item) => reflect(item, path, rules) ?? [])
  const kept = keepItem === null ? found : found.filter((item) => item.kept)
  return { mirror: kept.map(({ mirror }) => mirror), kept: found.some((item) => item.kept) }
}

function reflectObject<Leaf>(
  object: { readonly [key: string]: unknown },
  path: string,
  rules: MirrorRules<Leaf>,
): Reflection<Leaf> | undefined {
  const entries = Object.keys(object).flatMap((key) => {
    const found = reflect(object[key], path === '' ? key : `${path}.${key}`, rules)
    return found === undefined ? [] : [{ key, ...found }]
  })
  if (entries.length === 0) return undefined
  const mirror = Object.fromEntries(entries.map((entry) => [entry.key, entry.mirror]))
  return { mirror, kept: entries.some((entry) => entry.kept) }
}

function reflect<Leaf>(
  value: unknown,
  path: string,
  rules: MirrorRules<Leaf>,
): Reflection<Leaf> | undefined {
  const want = path === '' ? 'some' : rules.wanted(path)
  if (want === 'none' || path === 'objectID') return undefined
  if (Array.isArray(value)) return reflectList(value, path, rules)
  if (isObject(value)) return reflectObject(value, path, rules)
  if (want === 'some' || !isLeaf(value) || value === '') return undefined
  const leaf = rules.read(String(value), path)
  if (leaf === undefined) return undefined
  return { mirror: leaf, kept: rules.keepItem?.(leaf) ?? true }
}

/**
 * Copies the requested attributes of a record and replaces every leaf. Nulls, empty strings and
 * `objectID` are omitted.
 */
export function mirrorRecord<Leaf>(
  record: StoredRecord,
  rules: MirrorRules<Leaf>,
): { readonly [attribute: string]: Mirror<Leaf> } {
  const entries = Object.keys(record).flatMap((key) => {
    const found = reflect(record[key], key, rules)
    return found === undefined ? [] : [[key, found.mirror] as const]
  })
  return Object.fromEntries(entries)
}
