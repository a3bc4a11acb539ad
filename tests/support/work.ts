import { loadOnce } from '#lib/load-once.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'

const COUNT = 200_000

/** What this thread takes to sort numbers, in milliseconds of processor time: the unit of work. */
const unit = loadOnce(async () => {
  const worked = startWorkTimer()
  Float64Array.from({ length: COUNT }, (_, at) => Math.sin(at)).sort()
  return worked()
})

/**
 * What an action results in, and its work in times of what it takes to sort 200,000 numbers on the same machine: neither
 * the speed of the machine nor other work on it changes that.
 */
export async function measureWork<Result>(
  action: () => Result | Promise<Result>,
): Promise<{ readonly result: Result; readonly work: number }> {
  const one = await unit()
  const worked = startWorkTimer()
  const result = await action()
  return { result, work: worked() / one }
}
