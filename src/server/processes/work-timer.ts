import { readFileSync } from 'node:fs'

/** Milliseconds below which reading the processor time is not worth it. */
const SHORT = 10

type Usage = { readonly user: number; readonly system: number }

const threadUsage: unknown = Reflect.get(process, 'threadCpuUsage')

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'user' in value && 'system' in value

/**
 * Measures work in milliseconds: the elapsed time or the thread's processor time, whichever is
 * less, because a busy machine slows searches down.
 */
export function startWorkTimer(): (limit?: number) => number {
  const started = performance.now()
  let before: number | undefined
  /** At the last reading, the work minus the elapsed time. */
  let waited = 0
  return (limit = 0) => {
    const passed = performance.now() - started
    if (passed < SHORT) return passed
    // Work grows no faster than time, so below the limit there is nothing to read.
    if (before !== undefined && passed + waited < limit) return passed + waited
    const worked = workedTime()
    // Work before the first reading was short, or waiting.
    before ??= worked - SHORT
    waited = Math.min(passed, worked - before) - passed
    return passed + waited
  }
}

/** Linux's statistics of the current thread, nanoseconds first; a reading takes 40 µs. */
function readSchedule(): number {
  try {
    return Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'latin1'), 10) / 1e6
  } catch {
    return Number.NaN
  }
}

/** This thread's processor time with Node 23.9 or on Linux, otherwise that of the process. */
function workedTime(): number {
  const usage: unknown = typeof threadUsage === 'function' ? threadUsage.call(process) : undefined
  if (isUsage(usage)) return (usage.user + usage.system) / 1000
  const scheduled = readSchedule()
  if (scheduled > 0) return scheduled
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
