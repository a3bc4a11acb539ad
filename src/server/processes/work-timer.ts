import { readFileSync } from 'node:fs'

/** Milliseconds that have passed below which the time of the processor is not asked for. */
const SHORT = 10

type Usage = { readonly user: number; readonly system: number }

const threadUsage: unknown = Reflect.get(process, 'threadCpuUsage')

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'user' in value && 'system' in value

/**
 * Starts a measurement of work in milliseconds: of the time that has passed and the time that the thread has worked,
 * the shorter. On a busy machine a search takes longer without doing more.
 */
export function startWorkTimer(): () => number {
  const started = performance.now()
  let before: number | undefined
  return () => {
    const passed = performance.now() - started
    if (passed < SHORT) return passed
    const worked = workedTime()
    // What came before the first look was short, or a wait.
    before ??= worked - SHORT
    return Math.min(passed, worked - before)
  }
}

/** What Linux counts for the thread that reads it, in nanoseconds first; 40 µs a look. */
function readSchedule(): number {
  try {
    return Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'latin1'), 10) / 1e6
  } catch {
    return Number.NaN
  }
}

/**
 * Milliseconds that this thread has worked: Node can tell from version 23.9, before that Linux, and elsewhere all
 * threads of the process count.
 */
function workedTime(): number {
  const usage: unknown = typeof threadUsage === 'function' ? threadUsage.call(process) : undefined
  if (isUsage(usage)) return (usage.user + usage.system) / 1000
  const scheduled = readSchedule()
  if (scheduled > 0) return scheduled
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
