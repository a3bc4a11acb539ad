/** Groups items by a text, in the order in which the texts first come. */
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

/** Something and how often it occurs. */
export type Counted = { readonly count: number }

/** The most frequent first; equally frequent ones in the order of their texts. */
export function byCount<Item extends Counted>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly Item[] {
  return items.toSorted((a, b) => b.count - a.count || (textOf(a) < textOf(b) ? -1 : 1))
}
