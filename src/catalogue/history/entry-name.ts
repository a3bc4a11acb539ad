import * as v from 'valibot'

import { type Infer, rowOf } from '#lib/schema.ts'

/**
 * Entries on which the newest releases of the core browsers differ come first, latest change first,
 * so that comparing new releases loads few files. Names are packed by `packName`. Spaces separate the IDs
 * of an entry's features.
 */
export const entryRowsSchema = v.array(
  rowOf<readonly [key: string, name: string, kind: string, features: string]>(4),
)

export type EntryRows = Infer<typeof entryRowsSchema>

/**
 * Content files replace the segments of keys that names repeat with private-use characters, which
 * no name contains: "AbortSignal.timeout()" is `api.AbortSignal.timeout_static`.
 */
const OWN = '\uE001'
const ABOVE = '\uE002'

/** Encodes a name for content files, which store it beside the key. */
export function packName(key: string, name: string): string {
  const [own, above] = segmentsOf(key)
  const packed = own === '' ? name : name.replace(own, OWN)
  return above === '' ? packed : packed.replace(above, ABOVE)
}

/** The inverse of `packName`. */
export function unpackName(key: string, packed: string): string {
  const [own, above] = segmentsOf(key)
  return packed.replace(ABOVE, () => above).replace(OWN, () => own)
}

function segmentsOf(key: string): readonly [own: string, above: string] {
  const segments = key.split('.')
  return [(segments.at(-1) ?? '').replace(/_static$/, ''), segments.at(-2) ?? '']
}
