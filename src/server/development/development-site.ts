import { getRequestListener } from '@hono/node-server'

import type { ServerEnvironment } from '#server/environment/server-environment.ts'
import { createSiteLookup } from '#server/seo/lookup.ts'
import { createReadiness } from '#server/site/readiness.ts'
import { createSite } from '#server/site/site.ts'
import { createProgress } from '#server/start/progress.ts'
import { openProvider } from '#server/start/serve.ts'

/** The server's part of a development server, which serves the page itself. */
export type DevelopmentSite = {
  readonly listener: ReturnType<typeof getRequestListener>
  readonly close: () => Promise<void>
}

/** Opens and fills the embedded provider, and serves its API and search suggestions. */
export async function openDevelopmentSite(
  environment: ServerEnvironment,
  root: string,
): Promise<DevelopmentSite> {
  const progress = createProgress(process.stderr)
  const opened = await openProvider(environment, { root, progress })
  const { provider, refused, close } = opened
  await opened.finishFill()
  progress.finish()
  const { hostname } = environment
  const readiness = createReadiness(provider, environment)
  readiness.started()
  const lookup = createSiteLookup(provider, environment)
  const site = createSite({ provider, onRefused: refused, hostname, lookup, readiness })
  const listener = getRequestListener((request, env) => site.fetch(request, env), {
    overrideGlobalObjects: false,
  })
  return { listener, close }
}
