import type { Plugin } from 'vite'

import {
  readDevelopmentEnvironment,
  type ServerEnvironment,
} from '#server/environment/server-environment.ts'
import { describeProvider } from '#server/site/page.ts'

/** Paths that the embedded server handles. */
const answered = /^\/(([123]|agent-studio|api\/1)\/|(suggest|opensearch\.xml|health|ready)(\?|$))/

const readOwn = (): ServerEnvironment => readDevelopmentEnvironment(process.env)

/**
 * Mounts the embedded provider in Vite's development server, which restarts if its code changes.
 * The import is dynamic, so that a built page does not depend on it: see `readBuildInputs`.
 */
export function providerPlugin(): Plugin {
  return {
    name: 'plinth-provider',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    transformIndexHtml: (html) => describeProvider(html, readOwn()),
    async configureServer(server) {
      const { openDevelopmentSite } = await import('./development-site.ts')
      const { listener, close } = await openDevelopmentSite(readOwn(), server.config.root).catch(
        withoutStack,
      )
      server.middlewares.use((request, response, next) => {
        if (request.url && answered.test(request.url)) void listener(request, response)
        else next()
      })
      server.httpServer?.once('close', () => void close())
    },
  }
}

/** Vite prints the stack, so this reduces it to the message. */
function withoutStack(error: unknown): never {
  if (error instanceof Error) error.stack = error.message
  throw error
}
