import type { Plugin } from 'vite'

import type { LocalProviderFiles } from '#offline/contract/local-provider.ts'

import type { IndexFilesReader } from './index-files.ts'

const MODULE = 'virtual:local-provider'
const RESOLVED = `\0${MODULE}`

/** What other builds have in place of the provider in the browser, so that no code of it is in them. */
const PROVIDER = '#search/local/page-provider.ts'
const STUB = '\0no-local-provider'

const WORKER = '/src/offline/provider/provider-worker.ts'

const noFiles: LocalProviderFiles = { worker: '', indices: [] }

/**
 * For a page that is standalone: emits a file for each index, and the worker that answers searches from
 * it, and names them in `virtual:local-provider`, which is empty in other builds. The page has no
 * import of the worker.
 */
export function standalonePlugin(isStandalone: boolean, readIndices: IndexFilesReader): Plugin {
  return {
    name: 'plinth-standalone',
    config: () => ({
      define: { 'import.meta.env.VITE_STANDALONE': JSON.stringify(isStandalone ? '1' : '') },
    }),
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === MODULE) return RESOLVED
        return !isStandalone && isPageProvider(id) ? STUB : undefined
      },
    },
    async load(id) {
      if (id === STUB) return 'export const localProvider = undefined, localRequester = undefined\n'
      if (id !== RESOLVED) return undefined
      if (!isStandalone || this.environment.config.command !== 'build') {
        return `export const localFiles = ${JSON.stringify(noFiles)}\n`
      }
      const { indices, contents } = await readIndices()
      for (const [fileName, source] of contents) this.emitFile({ type: 'asset', fileName, source })
      return `import worker from '${WORKER}?worker&url'
export const localFiles = { worker, indices: ${JSON.stringify(indices)} }
`
    },
  }
}

const isPageProvider = (id: string): boolean =>
  id === PROVIDER || id.endsWith(PROVIDER.slice('#search'.length))
