import { type Bits, emptyBits } from './bits.ts'

/** Maximum number of released sets kept for later queries. */
const MAX_STOCK = 64

/** Unused arrays kept of each kind, as many as a query of several words takes. */
const MAX_FREE = 24

type FreeList<Item> = {
  readonly take: () => Item
  readonly lent: () => number
  /** Takes back all but the first `count` lent items. */
  readonly takeBack: (count: number) => void
}

/**
 * Reference-counted sets for caches that keep them longer than one query. Sets without references
 * are reused by later queries: with a million records, allocating new sets would cause a full
 * garbage collection every fifty queries.
 */
export type KeptSets = {
  readonly make: () => Bits
  readonly copy: (set: Bits) => Bits
  readonly retain: (sets: Iterable<Bits>) => void
  /** Removes a reference from each set. Later queries reuse sets without references. */
  readonly release: (sets: Iterable<Bits>) => void
}

type Keeping = KeptSets & {
  /** Call only while no query runs: released sets may be reused from then on. */
  readonly reuseReleased: () => void
}

/**
 * Lends arrays with room for every record during a query. With a million records, new arrays would
 * take several megabytes per query and cause a full garbage collection every few queries.
 */
export type Pool = {
  readonly bits: () => Bits
  /** One number per record, uninitialised. */
  readonly numbers: () => Uint32Array
  /** One byte per record, all 0. */
  readonly bytes: () => Uint8Array
  readonly kept: KeptSets
  /** Calls `use`, then takes back the arrays that it borrowed. */
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

function createKeptSets(size: number): Keeping {
  const references = new Map<Bits, number>()
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
    retain(sets) {
      for (const set of sets) references.set(set, (references.get(set) ?? 0) + 1)
    },
    release(sets) {
      for (const set of sets) {
        const left = (references.get(set) ?? 0) - 1
        if (left > 0) {
          references.set(set, left)
          continue
        }
        references.delete(set)
        released.add(set)
      }
    },
    reuseReleased() {
      for (const set of released) {
        if (!references.has(set) && stock.length < MAX_STOCK) stock.push(set)
      }
      released.clear()
    },
  }
}
