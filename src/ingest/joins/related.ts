/** A thing and the weighted labels by which it may resemble others. */
export type Labelled = {
  readonly id: string
  readonly labels: readonly (readonly [label: string, weight: number])[]
  /** IDs of things that are related by declaration: they come first. */
  readonly declared: readonly string[]
}

export type RelatedOptions = {
  /** Labels on more things are ignored. */
  readonly maxShared: number
  /** Lower sums of shared weights count as chance. */
  readonly threshold: number
  readonly limit: number
}

/** Sums weight × log(rarity) (inverse document frequency) over shared labels, best first. */
export function relatedIds(
  things: readonly Labelled[],
  { maxShared, threshold, limit }: RelatedOptions,
): ReadonlyMap<string, readonly string[]> {
  const holders = new Map<string, string[]>()
  for (const { id, labels } of things) {
    for (const [label] of labels) holders.set(label, [...(holders.get(label) ?? []), id])
  }
  const related = things.map(({ id, labels, declared }): [string, readonly string[]] => {
    const scores = new Map<string, number>()
    for (const [label, weight] of labels) {
      const sharers = holders.get(label) ?? []
      if (sharers.length > maxShared) continue
      const points = weight * Math.log2(things.length / sharers.length)
      for (const other of sharers) scores.set(other, (scores.get(other) ?? 0) + points)
    }
    const alike = [...scores]
      .filter(([other, score]) => other !== id && score >= threshold)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([other]) => other)
    return [id, [...new Set([...declared, ...alike])].slice(0, limit)]
  })
  return new Map(related)
}
