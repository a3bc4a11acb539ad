import { emptyBits, type Bits } from './bits.ts'

/** Number of released sets that are kept for later queries: more than one query releases. */
const MAX_STOCK = 64

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
 * Sets that caches hold longer than a query takes. They are used again when the last holder has released them: each query
 * makes some, and among a million records those of fifty queries would cause a full garbage collection.
 */
export type KeptSets = {
  /** An empty set; it belongs to the caller until it is released. */
  readonly make: () => Bits
  /** The same with the members of another set. */
  readonly copy: (set: Bits) => Bits
  /** Notes one more holder of each set; a set that is held by one cache alone needs no note. */
  readonly hold: (sets: Iterable<Bits>) => void
  /** Notes one holder less. A set without holders is used again by later queries, not by the current one. */
  readonly release: (sets: Iterable<Bits>) => void
}

type Keeping = KeptSets & {
  /** To be called while no query runs: released sets may be used again from then on. */
  readonly reuseReleased: () => void
}

function createKeptSets(size: number): Keeping {
  const holders = new Map<Bits, number>()
  const released = new Set<Bits>()
  const stock: Bits[] = []
  const make = (): Bits => stock.pop()?.fill(0) ?? emptyBits(size)
  return {
    make,
    copy(set) {
      const copy = make()
      copy.set(set)
      return copy
    },
    hold(sets) {
      for (const set of sets) holders.set(set, (holders.get(set) ?? 0) + 1)
    },
    release(sets) {
      for (const set of sets) {
        const left = (holders.get(set) ?? 0) - 1
        if (left > 0) {
          holders.set(set, left)
          continue
        }
        holders.delete(set)
        released.add(set)
      }
    },
    reuseReleased() {
      for (const set of released) {
        if (!holders.has(set) && stock.length < MAX_STOCK) stock.push(set)
      }
      released.clear()
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
  readonly kept: KeptSets
  /** Calls `use` and takes back the arrays that it took. */
  readonly lend: <Result>(use: () => Result) => Result
}

export function createPool(size: number): Pool {
  const bits = createFreeList(() => emptyBits(size))
  const numbers = createFreeList(() => new Uint32Array(size))
  const bytes = createFreeList(() => new Uint8Array(size))
  const lists = [bits, numbers, bytes]
  const kept = createKeptSets(size)
  let running = 0
  return {
    bits: () => bits.take().fill(0),
    numbers: numbers.take,
    bytes: () => bytes.take().fill(0),
    kept,
    lend(use) {
      if (running === 0) kept.reuseReleased()
      running += 1
      const before = lists.map((list) => list.lent())
      try {
        return use()
      } finally {
        running -= 1
        for (const [at, list] of lists.entries()) list.takeBack(before[at] ?? 0)
      }
    },
  }
}
