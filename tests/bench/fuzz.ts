import { fuzz } from '#tests/contract/fuzzing.ts'

const SECONDS = 60

/** A minute of hostile bytes. Throws RangeError for a surprise, or when memory grows by 100 MB. */
export async function benchFuzz(print: (text: string) => void): Promise<void> {
  const start = Date.now() % 1_000_000
  const { requests, statuses, surprises, growth } = await fuzz(SECONDS * 1000, start)
  const counts = [...statuses].toSorted(([a], [b]) => a - b)
  print(`${requests} requests from seed ${start} in ${SECONDS} s, answered with`)
  print(counts.map(([status, count]) => `${status}: ${count}`).join(', '))
  print(`resident memory grew by ${growth.toFixed(0)} MB`)
  if (surprises.length > 0) throw new RangeError(surprises.slice(0, 5).join('\n'))
  if (growth >= 100) throw new RangeError(`Memory grew by ${growth.toFixed(0)} MB, budget 100 MB.`)
}
