/** Task numbers from the first up to, but without, the second. */
type Range = readonly [from: number, to: number]

/** The tasks whose writes searches do not find yet, by the index that has to be built first. */
export class UnseenTasks {
  readonly #ranges = new Map<number, Range[]>()

  /** Records that a write with these task numbers changed what an index is built of. */
  add(id: number, [from, to]: Range): void {
    const ranges = this.#ranges.get(id) ?? []
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === from) ranges[ranges.length - 1] = [last[0], to]
    else ranges.push([from, to])
    // A wider range only makes tasks between two writes wait as well.
    const [first, second] = ranges
    if (ranges.length > MOST && first && second) ranges.splice(0, 2, [first[0], second[1]])
    this.#ranges.set(id, ranges)
  }

  /** Records that searches of an index find all tasks before `next`. */
  seen(id: number, next: number): void {
    const left = (this.#ranges.get(id) ?? [])
      .filter(([, to]) => to > next)
      .map(([from, to]): Range => [Math.max(from, next), to])
    if (left.length > 0) this.#ranges.set(id, left)
    else this.#ranges.delete(id)
  }

  /** Whether searches of an index miss a task from `next` on. */
  isMissing(id: number, next = 0): boolean {
    return (this.#ranges.get(id) ?? []).some(([, to]) => to > next)
  }

  /** The indexes whose searches do not find a task. */
  indexesWithout(task: number): readonly number[] {
    const isUnseen = ([from, to]: Range): boolean => from <= task && task < to
    return [...this.#ranges].filter(([, ranges]) => ranges.some(isUnseen)).map(([id]) => id)
  }
}

/** Ranges of one index. Only writes to several indexes in turn make more than one. */
const MOST = 1000
