import { emptyBits, type Bits } from './bits.ts'

/** Number of unused arrays of each kind that are kept: as many as a query of several words takes. */
const MAX_FREE = 24

type FreeList<Item> = {
  readonly take: () => Item
  /** The number of lent items. */
  readonly lent: () => number
  /** Takes back all but the first `count`. */
  readonly takeBack: (count: number) => void
}

function createFreeList<Item>(make: () => Item): FreeList<Item> {
  const items: Item[] = []
  let lent = 0
  return {
    take() {
      const item = items[lent] ?? make()
      items[lent] = item
      lent += 1
      return item
    },
    lent: () => lent,
    takeBack(count) {
      lent = count
      items.length = Math.min(items.length, Math.max(count, MAX_FREE))
    },
  }
}

/**
 * Lends arrays with room for every record during a query. With a million records, new arrays would take several
 * megabytes per query and cause a full garbage collection every few queries.
 */
export type Pool = {
  /** An empty set. */
  readonly bits: () => Bits
  /** One number per record, uninitialised. */
  readonly numbers: () => Uint32Array
  /** One byte per record, all 0. */
  readonly bytes: () => Uint8Array
  /** Calls `use` and takes back the arrays that it took. */
  readonly lend: <Result>(use: () => Result) => Result
}

export function createPool(size: number): Pool {
  const bits = createFreeList(() => emptyBits(size))
  const numbers = createFreeList(() => new Uint32Array(size))
  const bytes = createFreeList(() => new Uint8Array(size))
  const lists = [bits, numbers, bytes]
  return {
    bits: () => bits.take().fill(0),
    numbers: numbers.take,
    bytes: () => bytes.take().fill(0),
    lend(use) {
      const before = lists.map((list) => list.lent())
      try {
        return use()
      } finally {
        for (const [at, list] of lists.entries()) list.takeBack(before[at] ?? 0)
      }
    },
  }
}
