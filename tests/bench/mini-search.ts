import MiniSearch from 'minisearch'

import { catalogue } from '#catalogue/indices.ts'
import type { Catalogue } from '#ingest/build.ts'

/** The ids of all that MiniSearch finds in an index, the best first. */
type MiniSearchIn = (index: string, query: string) => readonly string[]

/**
 * MiniSearch as its documentation recommends: prefixes, typos by a fifth of a word, fields weighted by importance, and
 * records that are larger or better known preferred. The attributes are those of the index, an earlier one weighs more.
 */
export function searchWithMiniSearch(records: Catalogue['records']): MiniSearchIn {
  const indices = new Map<string, MiniSearch>()
  for (const [name, { settings }] of Object.entries(catalogue)) {
    const levels = (settings.searchableAttributes ?? []).map((level) =>
      level.replace(/^unordered\((.*)\)$/, '$1').split(','),
    )
    const boost = Object.fromEntries(
      levels.flatMap((attributes, place) =>
        attributes.map((attribute) => [attribute, levels.length - place]),
      ),
    )
    const index = new MiniSearch({
      idField: 'objectID',
      fields: levels.flat(),
      extractField: (record, field) => textAt(record, field),
      searchOptions: { boost, prefix: true, fuzzy: 0.2 },
    })
    const found: readonly object[] =
      Object.entries(records).find(([key]) => key === name)?.[1] ?? []
    index.addAll(found)
    indices.set(name, index)
  }
  return (index, query) => (indices.get(index)?.search(query) ?? []).map(({ id }) => String(id))
}

function textAt(record: object, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
      record,
    )
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}
