const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The first interruption from outside ends the run in order, a second one ends the process at once. */
export function listenForInterruption(): AbortSignal {
  const interruption = new AbortController()
  const stop = (): void => {
    for (const signal of signals) process.off(signal, stop)
    interruption.abort()
  }
  for (const signal of signals) process.on(signal, stop)
  return interruption.signal
}
