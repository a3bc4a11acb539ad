/**
 * Names of entries repeat their keys: "AbortSignal.timeout()" is `api.AbortSignal.timeout_static`. Content files write
 * signs for the segments, so that a comparison loads a fifth less. No name holds a character for private use.
 */
const OWN = '\uE001'
const ABOVE = '\uE002'

/** The name as content files write it, beside the key. */
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

/** The last segment, as a name would spell it, and the one above it. */
function segmentsOf(key: string): readonly [own: string, above: string] {
  const segments = key.split('.')
  return [(segments.at(-1) ?? '').replace(/_static$/, ''), segments.at(-2) ?? '']
}
