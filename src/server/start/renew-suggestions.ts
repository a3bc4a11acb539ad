const DAY = 86_400_000

/** Rebuilds the suggestions now and daily, because they depend on searches. Logs errors. */
export async function renewDaily(
  renew: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const attempt = async (): Promise<void> => {
    try {
      await renew()
    } catch (error) {
      if (!signal.aborted) console.error(error)
    }
  }
  const timer = setInterval(() => void attempt(), DAY)
  timer.unref()
  signal.addEventListener('abort', () => clearInterval(timer))
  await attempt()
}
