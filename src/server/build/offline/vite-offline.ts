import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

import { keptPaths } from '#contracts/kept-site.ts'
import { readStandalone } from '#server/environment/page-environment.ts'

import { PROVIDER_WORKER } from './kept-version.ts'
import { buildWorkerScript } from './worker-script.ts'

/**
 * Emits the service worker, and the worker that answers searches of a device without a network,
 * unless the page of the build has it already.
 */
export function offlinePlugin(): Plugin {
  return {
    name: 'plinth-offline',
    apply: 'build',
    async generateBundle() {
      const { root } = this.environment.config
      const emit = async (entry: string, nameOf: (code: string) => string): Promise<void> => {
        const source = await buildWorkerScript(root, entry)
        this.emitFile({ type: 'asset', fileName: nameOf(source), source })
      }
      await emit('src/service-worker/service-worker.ts', () => keptPaths.worker)
      if (readStandalone(process.env)) return
      await emit('src/standalone/provider-worker.ts', (code) => {
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7)
        return `${PROVIDER_WORKER}-${hash}.js`
      })
    },
  }
}
