import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

import { type ServerEnvironment, readEnvironment } from './environment/server-environment.ts'
import { describeProvider } from './page.ts'
import { createProgress } from './progress.ts'
import { createLookup } from './seo/lookup.ts'
import { createSite } from './site.ts'

/** What is answered without the page's files. */
const answered = /^\/(1\/|(suggest|opensearch\.xml)(\?|$))/

const readOwn = (): ServerEnvironment => readEnvironment(process.env, 5173)

/**
 * Mounts the embedded provider, the same as behind `npm start`, under Vite's development server. When its code
 * changes Vite restarts, because it is part of the configuration.
 */
export function providerPlugin(): Plugin {
  return {
    name: 'plinth-provider',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    transformIndexHtml: (html) => describeProvider(html, readOwn()),
    async configureServer(server) {
      const { openProvider } = await import('./serve.ts')
      const environment = readOwn()
      const progress = createProgress(process.stderr)
      const { provider, close } = await openProvider(environment, {
        root: server.config.root,
        progress,
      })
      progress.finish()
      const site = createSite({
        provider,
        hostname: environment.hostname,
        lookup: createLookup(provider, environment),
      })
      const listener = getRequestListener((request, env) => site.fetch(request, env), {
        overrideGlobalObjects: false,
      })
      server.middlewares.use((request, response, next) => {
        if (request.url && answered.test(request.url)) void listener(request, response)
        else next()
      })
      server.httpServer?.once('close', () => void close())
    },
  }
}
