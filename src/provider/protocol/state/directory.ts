import { bucketOf } from '#lib/fnv1a.ts'

/** Names in a shard, on average, before there are twice as many shards. */
const FULL = 64

type Shard = Map<string, number>

/**
 * Names and their numbers, forked at little cost: a write copies one small shard, a fork one reference per
 * shard. Whoever forks does not write to the original any more.
 */
export class Directory {
  private shards: Shard[]
  /** Shards that no other fork reads. */
  private own = new Set<Shard>()
  private size: number

  constructor(original?: Directory) {
    this.shards = original === undefined ? [new Map()] : [...original.shards]
    this.size = original === undefined ? 0 : original.size
  }

  get(name: string): number | undefined {
    return this.shards[this.placeOf(name)]?.get(name)
  }

  set(name: string, number: number): void {
    if (this.size >= this.shards.length * FULL) this.grow()
    const shard = this.ownShard(name)
    if (!shard.has(name)) this.size += 1
    shard.set(name, number)
  }

  delete(name: string): void {
    if (this.get(name) === undefined) return
    this.ownShard(name).delete(name)
    this.size -= 1
  }

  private placeOf(name: string): number {
    return bucketOf(name, this.shards.length)
  }

  private ownShard(name: string): Shard {
    const place = this.placeOf(name)
    const before = this.shards[place]
    if (before !== undefined && this.own.has(before)) return before
    const shard = new Map(before)
    this.shards[place] = shard
    this.own.add(shard)
    return shard
  }

  /** Each name moves once per doubling, so that a fill costs the same per name whatever its length. */
  private grow(): void {
    const before = this.shards
    this.shards = Array.from({ length: before.length * 2 }, () => new Map<string, number>())
    this.own = new Set(this.shards)
    for (const shard of before) {
      for (const [name, number] of shard) this.shards[this.placeOf(name)]?.set(name, number)
    }
  }
}
