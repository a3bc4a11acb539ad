import type { IndexParts } from '#engine/index.ts'

/** The sources from which an index is built. */
export type IndexInput = {
  readonly id: number
  /** The settings and synonyms that shape it, as JSON text. */
  readonly shape: string
  /** The JSON text of each record, in insertion order. */
  readonly texts: Iterable<string>
}

/** The cache entry of an index. */
export type CachedIndex = {
  /** The parts cached for exactly this source; undefined if none can be read. */
  readonly parts: IndexParts | undefined
  /** Caches the parts built from the source. If that fails, the next start builds them again. */
  readonly keep: (parts: IndexParts) => void
}

/** Keeps built indexes from one start to the next. */
export type IndexCache = {
  readonly find: (source: IndexInput) => CachedIndex
  /** Drops indexes with other numbers. */
  readonly retain: (ids: ReadonlySet<number>) => void
}
