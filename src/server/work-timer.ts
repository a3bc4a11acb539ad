/** Milliseconds that have passed below which the time of the processor is not asked for. */
const SHORT = 10

/**
 * Starts a measurement of work in milliseconds: of the time that has passed and the time that all threads of this
 * process have worked, the shorter. On a busy machine a search takes longer without doing more, and only newer versions
 * of Node know the time of one thread.
 */
export function startWorkTimer(): () => number {
  const started = performance.now()
  const used = process.cpuUsage()
  return () => {
    const passed = performance.now() - started
    if (passed < SHORT) return passed
    const { user, system } = process.cpuUsage(used)
    return Math.min(passed, (user + system) / 1000)
  }
}
