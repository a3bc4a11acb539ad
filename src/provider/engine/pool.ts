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
 * Arrays with room for every record, lent while one text is matched. Made anew for each word of each query they
 * would be several megabytes a query where there are a million records, and every few queries the garbage
 * collector would go through the whole heap.
 */
export type Pool = {
  /** An empty set. */
  readonly bits: () => Bits
  /** A byte per record, all 255. */
  readonly bytes: () => Uint8Array
  /** Calls `use`; the arrays that it takes are others' once it has returned. */
  readonly lend: <Result>(use: () => Result) => Result
}

export function createPool(size: number): Pool {
  const bits = createShelf(() => emptyBits(size))
  const bytes = createShelf(() => new Uint8Array(size))
  return {
    bits: () => bits.take().fill(0),
    bytes: () => bytes.take().fill(255),
    lend(use) {
      const [bitsBefore, bytesBefore] = [bits.lent(), bytes.lent()]
      try {
        return use()
      } finally {
        bits.takeBack(bitsBefore)
        bytes.takeBack(bytesBefore)
      }
    },
  }
}
