import { fuzz } from '#tests/contract/fuzzing.ts'

/** Unless said otherwise: `npm run bench -- fuzz=600` takes ten minutes. */
const SECONDS = 60

/** Megabytes that hostile bytes may cost, however long they come. */
const MOST = 100

/** Hostile bytes for some seconds. Throws RangeError for a surprise, or when memory grows by more than it may. */
export async function benchFuzz(
  print: (text: string) => void,
  seconds: number = SECONDS,
): Promise<void> {
  const start = Date.now() % 1_000_000
  const { requests, statuses, surprises, before, after } = await fuzz(seconds * 1000, start)
  const counts = [...statuses].toSorted(([a], [b]) => a - b)
  print(`${requests} requests from seed ${start} in ${seconds} s, answered with`)
  print(counts.map(([status, count]) => `${status}: ${count}`).join(', '))
  for (const kind of ['resident', 'heap', 'external'] as const) {
    print(
      `${kind}: ${before[kind].toFixed(0)} MB at the start, ${after[kind].toFixed(0)} MB at the end`,
    )
  }
  if (surprises.length > 0) throw new RangeError(surprises.slice(0, 5).join('\n'))
  const growth = after.resident - before.resident
  if (growth >= MOST)
    throw new RangeError(`Memory grew by ${growth.toFixed(0)} MB, budget ${MOST} MB.`)
}
