import { emptyBits, type Bits } from './bits.ts'

/** Arrays of each kind that are kept when nobody uses them. */
const KEPT = 12

type Shelf<Item> = {
  readonly take: () => Item
  /** How many are lent. */
  readonly lent: () => number
  /** Takes back all but the first `count`. */
  readonly takeBack: (count: number) => void
}

function createShelf<Item>(make: () => Item): Shelf<Item> {
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
      items.length = Math.min(items.length, Math.max(count, KEPT))
    },
  }
}

/**
 * Arrays with room for every record, lent while one query is answered. Made anew for each they would be several
 * megabytes a query where there are a million records, and every few queries the garbage collector would go
 * through the whole heap.
 */
export type Pool = {
  /** An empty set. */
  readonly bits: () => Bits
  /** A number per record, with what the last user left. */
  readonly numbers: () => Uint32Array
  /** Calls `use`; the arrays that it takes are others' once it has returned. */
  readonly lend: <Result>(use: () => Result) => Result
}

export function createPool(size: number): Pool {
  const bits = createShelf(() => emptyBits(size))
  const numbers = createShelf(() => new Uint32Array(size))
  return {
    bits: () => bits.take().fill(0),
    numbers: numbers.take,
    lend(use) {
      const [bitsBefore, numbersBefore] = [bits.lent(), numbers.lent()]
      try {
        return use()
      } finally {
        bits.takeBack(bitsBefore)
        numbers.takeBack(numbersBefore)
      }
    },
  }
}
