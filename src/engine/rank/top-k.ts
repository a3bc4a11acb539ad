/** Negative if `a` comes first. Must be a total order. */
export type Compare = (a: number, b: number) => number

export type TopK = {
  /** Offers the content of a slot. Returns the slot to fill next. */
  readonly offer: (slot: number) => number
  /** The last slot kept; undefined while fewer than `count` are kept. */
  readonly last: () => number | undefined
  /** The slots kept, in order. */
  readonly inOrder: () => readonly number[]
}

/**
 * Keeps the first `count` (at least 1) of the offered items. Items are held in slots: start with
 * slot 0; `count` + 1 slots suffice for any number of items.
 */
export function createTopK(count: number, compare: Compare): TopK {
  const heap: number[] = []
  return {
    offer(slot) {
      const [last] = heap
      if (last === undefined || heap.length < count) {
        heap.push(slot)
        if (heap.length === count) heapify(heap, compare)
        return heap.length
      }
      if (compare(slot, last) >= 0) return slot
      heap[0] = slot
      sink(heap, 0, compare)
      return last
    },
    last: () => (heap.length < count ? undefined : heap[0]),
    inOrder: () => heap.toSorted(compare),
  }
}

/** Moves the item at `at` down in a heap whose root is the last item. */
function sink(heap: number[], at: number, compare: Compare): void {
  const item = heap[at] ?? 0
  let hole = at
  for (;;) {
    let child = hole * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1
    if (compare(heap[child] ?? 0, item) <= 0) break
    heap[hole] = heap[child] ?? 0
    hole = child
  }
  heap[hole] = item
}

function heapify(heap: number[], compare: Compare): void {
  for (let at = (heap.length >>> 1) - 1; at >= 0; at--) sink(heap, at, compare)
}
