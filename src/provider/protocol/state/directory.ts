import { bucketOf } from '#lib/fnv1a.ts'

/** Average number of names in a shard above which the number of shards doubles. */
const MAX_LOAD = 64

type Shard = Map<string, number>

/**
 * A map from names to numbers that is cheap to fork: a fork copies one reference per shard, a write one small
 * shard. Do not write to the original after a fork.
 */
export class Directory {
  private shards: Shard[]
  /** Shards that no other fork shares. */
  private own = new Set<Shard>()
  private size: number

  constructor(original?: Directory) {
    this.shards = original === undefined ? [new Map()] : [...original.shards]
    this.size = original === undefined ? 0 : original.size
  }

  get(name: string): number | undefined {
    return this.shards[this.shardNumber(name)]?.get(name)
  }

  set(name: string, number: number): void {
    if (this.size >= this.shards.length * MAX_LOAD) this.grow()
    const shard = this.ownShard(name)
    if (!shard.has(name)) this.size += 1
    shard.set(name, number)
  }

  delete(name: string): void {
    if (this.get(name) === undefined) return
    this.ownShard(name).delete(name)
    this.size -= 1
  }

  private shardNumber(name: string): number {
    return bucketOf(name, this.shards.length)
  }

  private ownShard(name: string): Shard {
    const shardAt = this.shardNumber(name)
    const before = this.shards[shardAt]
    if (before !== undefined && this.own.has(before)) return before
    const shard = new Map(before)
    this.shards[shardAt] = shard
    this.own.add(shard)
    return shard
  }

  /** Doubling keeps the cost per name constant, whatever the number of names. */
  private grow(): void {
    const before = this.shards
    this.shards = Array.from({ length: before.length * 2 }, () => new Map<string, number>())
    this.own = new Set(this.shards)
    for (const shard of before) {
      for (const [name, number] of shard) this.shards[this.shardNumber(name)]?.set(name, number)
    }
  }
}
