import { fileURLToPath } from 'node:url'

import { readEnvironment } from './environment/server-environment.ts'
import { createProgress } from './progress.ts'
import { serve } from './serve.ts'
import { warm } from './warm.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs until a signal ends it. What cannot be mended by code is one sentence and exit code 1. */
async function start(): Promise<void> {
  const progress = createProgress(process.stderr)
  try {
    const environment = readEnvironment(process.env, 4173)
    const serving = await serve(environment, { root, progress })
    const stopping = new AbortController()
    const stop = (): void => {
      stopping.abort()
      serving.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    console.log(`Plinth is at ${serving.address}`)
    console.log(`The key that writes is in ${serving.keyFile}`)
    await warm(serving.provider, environment, stopping.signal)
  } catch (error) {
    progress.finish()
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

await start()
