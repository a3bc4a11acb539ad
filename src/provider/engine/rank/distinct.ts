/** A record that `distinct` keeps, with its place among those of its group. */
export type Kept = { readonly record: number; readonly sequence: number }

/** Keeps the first `limit` records of each group; records without a group (-1) are all kept. */
export function keepDistinct(
  ranked: Uint32Array,
  groups: Int32Array,
  limit: number,
): readonly Kept[] {
  const seen = new Map<number, number>()
  const kept: Kept[] = []
  for (const record of ranked) {
    const group = groups[record] ?? -1
    const sequence = seen.get(group) ?? 0
    if (sequence >= limit) continue
    if (group !== -1) seen.set(group, sequence + 1)
    kept.push({ record, sequence })
  }
  return kept
}
