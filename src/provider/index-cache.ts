import type { IndexParts } from './engine/engine.ts'

/** What an index is built of. */
export type IndexSource = {
  readonly id: number
  /** The settings and synonyms that shape it, as JSON text. */
  readonly shape: string
  /** The JSON text of each record, in order of insertion. */
  readonly texts: Iterable<string>
}

/** The place of an index in the cache. */
export type CachedIndex = {
  /** What was kept of exactly this source; undefined for nothing, or nothing that can be read. */
  readonly parts: IndexParts | undefined
  /** Keeps the parts that were built of the source. Where that fails, the next start builds them again. */
  readonly keep: (parts: IndexParts) => void
}

/** Keeps built indexes from one start to the next. */
export type IndexCache = {
  readonly find: (source: IndexSource) => CachedIndex
  /** Forgets indexes with other numbers. */
  readonly retain: (ids: ReadonlySet<number>) => void
}
