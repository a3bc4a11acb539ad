/** Adds positions, for React lists keyed by position: their items change, but not their order. */
export function withIndex<Item>(
  items: readonly Item[],
): readonly { readonly place: number; readonly item: Item }[] {
  return items.map((item, place) => ({ place, item }))
}
