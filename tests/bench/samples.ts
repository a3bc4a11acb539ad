/** Times in milliseconds, and what is said of them. */
export type Summary = {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** Sums up times; percentiles are by nearest rank. Throws RangeError when there are none. */
export function summarise(times: readonly number[]): Summary {
  if (times.length === 0) throw new RangeError('There are no times to sum up.')
  const sorted = times.toSorted((a, b) => a - b)
  const rank = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return {
    count: sorted.length,
    p50: rank(0.5),
    p95: rank(0.95),
    p99: rank(0.99),
    max: sorted.at(-1) ?? 0,
  }
}

/** Runs every action in turn, `rounds` times, and gives the times of all; one round before is not counted. */
export async function timeAll(
  actions: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<readonly number[]> {
  for (const action of actions) await action()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const action of actions) {
      const started = performance.now()
      await action()
      times.push(performance.now() - started)
    }
  }
  return times
}

/**
 * How steady the machine is: the same fixed sum, again and again. On an idle machine p95 is within a few percent of
 * p50; whatever is beyond that belongs to the neighbours, and is in every other figure too.
 */
export function measureNoise(): Summary {
  const times = Array.from({ length: 200 }, () => {
    const started = performance.now()
    let sum = 0
    for (let step = 0; step < 1_000_000; step += 1) sum = (sum + step * 31) | 0
    if (sum === 1) throw new RangeError('The sum is wrong.')
    return performance.now() - started
  })
  return summarise(times)
}

/** One line of the table. */
export function line(name: string, { count, p50, p95, p99, max }: Summary): string {
  const figures = [p50, p95, p99, max].map((time) => time.toFixed(2).padStart(9))
  return `${name.padEnd(44)}${String(count).padStart(7)}${figures.join('')}`
}

/** The head of the table. */
export const head = `${'milliseconds'.padEnd(44)}${['count', 'p50', 'p95', 'p99', 'max']
  .map((title, index) => title.padStart(index === 0 ? 7 : 9))
  .join('')}`
