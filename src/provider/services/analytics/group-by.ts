/** Groups items by a string, in the order in which the strings first occur. */
export function groupBy<Item>(
  items: Iterable<Item>,
  textOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const text = textOf(item)
    const group = groups.get(text)
    if (group === undefined) groups.set(text, [item])
    else group.push(item)
  }
  return groups
}

export type WithCount = { readonly count: number }

/** Items of a list, the most frequent ones, as in the hosted service. */
const MOST = 1000

/** The most frequent items, by descending count, then by text. */
export function mostFrequent<Item extends WithCount>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly Item[] {
  return items
    .toSorted((a, b) => b.count - a.count || (textOf(a) < textOf(b) ? -1 : 1))
    .slice(0, MOST)
}
