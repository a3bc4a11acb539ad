/** A list with positions, for React lists that are keyed by position: their items change, not their order. */
export function withIndex<Item>(
  items: readonly Item[],
): readonly { readonly place: number; readonly item: Item }[] {
  return items.map((item, place) => ({ place, item }))
}
