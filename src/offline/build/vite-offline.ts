import { createHash } from 'node:crypto'

import { build, type Plugin } from 'vite'

import { keptPaths } from '#offline/contract/kept-site.ts'

import { PROVIDER_WORKER } from './kept-version.ts'

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
        const source = await buildWorkerScript(root, entry)
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

/** Bundles the script of a worker into one file that needs no other. */
async function buildWorkerScript(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'baseline-widely-available',
      write: false,
      copyPublicDir: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error(`Vite did not return one build of ${entry}.`)
  const [{ code }] = built.output
  return code
}
