import { fnv1a } from '#lib/fnv1a.ts'

/** Average number of names per shard above which the number of shards doubles. */
const MAX_LOAD = 64

/** Names that a new shard has room for. */
const SMALLEST = 4

/** The number of names, followed by the hash and the number of each name. */
type Shard = Float64Array

const EMPTY: Shard = new Float64Array(1)

const lengthOf = (shard: Shard): number => shard[0] ?? 0
const hashAt = (shard: Shard, place: number): number => shard[1 + 2 * place] ?? 0
const numberAt = (shard: Shard, place: number): number => shard[2 + 2 * place] ?? 0

/** Returns whether a number belongs to the name that is looked up. */
export type IsOfName = (number: number) => boolean

/**
 * A map from names to numbers that is cheap to fork: a fork copies one reference per shard, a write
 * one small shard. Do not write to the original after a fork.
 *
 * It stores hashes instead of names, and the caller compares the names: a million names would take
 * 100 MB, and each garbage collection would visit them all.
 */
export class Directory {
  #shards: Shard[]
  /** Shards that no other fork shares. */
  #own = new Set<Shard>()
  #size: number

  constructor(original?: Directory) {
    this.#shards = original === undefined ? [EMPTY] : [...original.#shards]
    this.#size = original === undefined ? 0 : original.#size
  }

  /** The number of a name. `isOfName` is called for each number whose name has the same hash. */
  get(name: string, isOfName: IsOfName): number | undefined {
    const hash = fnv1a(name)
    const shard = this.#shards[hash % this.#shards.length] ?? EMPTY
    for (let place = 0; place < lengthOf(shard); place++) {
      const number = numberAt(shard, place)
      if (hashAt(shard, place) === hash && isOfName(number)) return number
    }
    return undefined
  }

  /** Adds a name that has no number yet. */
  add(name: string, number: number): void {
    if (this.#size >= this.#shards.length * MAX_LOAD) this.#grow()
    const hash = fnv1a(name)
    const shardAt = hash % this.#shards.length
    const before = this.#ownShard(shardAt)
    const after = withName(before, hash, number)
    if (after !== before) this.#replace(shardAt, after)
    this.#size += 1
  }

  /** Removes a name with its number, if present. */
  delete(name: string, number: number): void {
    const hash = fnv1a(name)
    const shardAt = hash % this.#shards.length
    const shard = this.#shards[shardAt] ?? EMPTY
    const last = lengthOf(shard) - 1
    for (let place = 0; place <= last; place++) {
      if (hashAt(shard, place) !== hash || numberAt(shard, place) !== number) continue
      const own = this.#ownShard(shardAt)
      write(own, place, [hashAt(own, last), numberAt(own, last)])
      own[0] = last
      this.#size -= 1
      return
    }
  }

  #ownShard(shardAt: number): Shard {
    const before = this.#shards[shardAt] ?? EMPTY
    return this.#own.has(before) ? before : this.#replace(shardAt, before.slice())
  }

  #replace(shardAt: number, shard: Shard): Shard {
    this.#own.delete(this.#shards[shardAt] ?? EMPTY)
    this.#own.add(shard)
    this.#shards[shardAt] = shard
    return shard
  }

  /** Doubling keeps the cost per name constant, whatever the number of names. */
  #grow(): void {
    const before = this.#shards
    const grown = Array.from({ length: before.length * 2 }, () => EMPTY)
    for (const shard of before) {
      for (let place = 0; place < lengthOf(shard); place++) {
        const hash = hashAt(shard, place)
        const shardAt = hash % grown.length
        // A full shard is replaced by a larger one. The shared empty shard is full from the start.
        grown[shardAt] = withName(grown[shardAt] ?? EMPTY, hash, numberAt(shard, place))
      }
    }
    this.#shards = grown
    this.#own = new Set(grown)
  }
}

function write(shard: Shard, place: number, [hash, number]: readonly [number, number]): void {
  shard[1 + 2 * place] = hash
  shard[2 + 2 * place] = number
}

/** Adds a name. Returns the shard, or a larger copy if it was full. */
function withName(shard: Shard, hash: number, number: number): Shard {
  const length = lengthOf(shard)
  let room = shard
  if (shard.length < 1 + 2 * (length + 1)) {
    room = new Float64Array(1 + 2 * Math.max(SMALLEST, 2 * length))
    room.set(shard)
  }
  write(room, length, [hash, number])
  room[0] = length + 1
  return room
}
