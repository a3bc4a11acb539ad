/** Milliseconds between two builds of the suggestions. */
const DAY = 86_400_000

/**
 * Renews the suggestions now and every day until the signal: they follow what visitors search for. A renewal that fails
 * is logged and leaves the suggestions as they are.
 */
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
