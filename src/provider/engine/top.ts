/** Negative where `a` comes first. Must be a total order. */
export type Compare = (a: number, b: number) => number

/** Moves the item at `at` down to its place in a heap whose root comes last. */
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

/** The first `count` of the numbers 0 to `size - 1` in order, without sorting the others. */
export function firstInOrder(size: number, count: number, compare: Compare): readonly number[] {
  if (count <= 0) return []
  const heap = Array.from({ length: Math.min(size, count) }, (_, index) => index)
  for (let at = (heap.length >>> 1) - 1; at >= 0; at--) sink(heap, at, compare)
  for (let item = heap.length; item < size; item++) {
    if (compare(item, heap[0] ?? 0) >= 0) continue
    heap[0] = item
    sink(heap, 0, compare)
  }
  return heap.toSorted(compare)
}
