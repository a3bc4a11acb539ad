import { readServerEnvironment } from '#server/environment/server-environment.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { openEmbedded } from '#server/start/embedded.ts'

/**
 * The provider with its worker thread on its durable stores, served as `npm start` serves it, but empty and without a
 * page: for tests that kill a process that has both threads.
 */
const environment = readServerEnvironment(process.env, 0)
const { provider, workInBackground, close } = await openEmbedded(environment)
await workInBackground()
const site = createSite({ provider, hostname: environment.hostname })
const listening = await listen(site, environment)
process.once('SIGTERM', () => {
  void listening
    .close()
    .then(close)
    .then(() => process.exit(0))
})
process.stdout.write(`Plinth is at ${listening.address}\n`)
