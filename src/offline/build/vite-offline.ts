import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

import { keptPaths } from '#offline/contract/kept-site.ts'

import { PROVIDER_WORKER } from './kept-version.ts'
import { buildInOneFile } from './one-file.ts'

/**
 * Emits the service worker, and the worker that answers searches of a device without a network,
 * unless the page of the build has it already.
 */
export function offlinePlugin(isStandalone: boolean): Plugin {
  return {
    name: 'plinth-offline',
    apply: 'build',
    async generateBundle() {
      const { root } = this.environment.config
      const emit = async (entry: string, nameOf: (code: string) => string): Promise<void> => {
        const source = await buildInOneFile(root, entry)
        this.emitFile({ type: 'asset', fileName: nameOf(source), source })
      }
      await Promise.all([
        emit('src/offline/service-worker/service-worker.ts', () => keptPaths.worker),
        isStandalone ||
          emit('src/offline/provider/provider-worker.ts', (code) => {
            const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7)
            return `${PROVIDER_WORKER}-${hash}.js`
          }),
      ])
    },
  }
}
