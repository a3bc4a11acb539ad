/** A list with its places, for React lists that are keyed by place: their items are what changes, not their order. */
export function withIndex<Item>(
  items: readonly Item[],
): readonly { readonly place: number; readonly item: Item }[] {
  return items.map((item, place) => ({ place, item }))
}
