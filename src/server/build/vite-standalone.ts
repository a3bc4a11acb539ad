import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import type { Plugin, Rolldown } from 'vite'

import { indexNames } from '#catalogue/index.ts'
import type { IndexName } from '#catalogue/index.ts'
import { stampOf } from '#contracts/data-stamp.ts'
import type { IndexFile, LocalProviderFiles } from '#contracts/local-provider.ts'
import { readStandalone } from '#server/environment/page-environment.ts'
import { splitLines, writeIndexFiles } from '#standalone/index-file.ts'

import type { CatalogueReader } from './catalogue-reader.ts'

const MODULE = 'virtual:local-provider'
const RESOLVED = `\0${MODULE}`

/** What other builds have in place of the provider in the browser, so that no code of it is in them. */
const PROVIDER = '#search/local/page-provider.ts'
const STUB = '\0no-local-provider'

const WORKER = '/src/standalone/provider-worker.ts'

const noFiles: LocalProviderFiles = { worker: '', indices: [] }

/** The order in which a page loads indices that it does not need yet. */
const order: readonly IndexName[] = ['suggestions', 'features', 'specs', 'releases', 'compat']

/**
 * For PLINTH_STANDALONE=1: emits a file for each index, and the worker that answers searches from
 * it, and names them in `virtual:local-provider`, which is empty in other builds. The page has no
 * import of the worker.
 */
export function standalonePlugin(catalogue: CatalogueReader): Plugin {
  const isStandalone = readStandalone(process.env)
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
      const indices = await emitIndices(this, catalogue)
      return `import worker from '${WORKER}?worker&url'
export const localFiles = { worker, indices: ${JSON.stringify(indices)} }
`
    },
  }
}

/** Characters of a file: Cloudflare takes 25 MiB, and hosts compress small files rather than large ones. */
const MOST = 8_000_000

const isPageProvider = (id: string): boolean =>
  id === PROVIDER || id.endsWith(PROVIDER.slice('#search'.length))

async function emitIndices(
  context: Rolldown.PluginContext,
  catalogue: CatalogueReader,
): Promise<readonly IndexFile[]> {
  const { records, summary } = await catalogue.records()
  // Imported here, because other builds do not depend on the provider.
  const { fillInMemory } = await import('./fill-in-memory.ts')
  const { store } = await fillInMemory(records, stampOf(summary))
  const written = writeIndexFiles(store, summary.asOf)
  return [...order, ...indexNames.filter((name) => !order.includes(name))].flatMap((name) =>
    written.filter(({ names }) => names[0] === name).map((file) => emitIndex(context, file)),
  )
}

function emitIndex(
  context: Rolldown.PluginContext,
  { names, text }: { readonly names: readonly string[]; readonly text: string },
): IndexFile {
  const texts = splitLines(text, MOST)
  const parts = texts.map((source, at) => {
    const digest = createHash('sha384').update(source).digest()
    const place = texts.length > 1 ? `-${at + 1}` : ''
    // JSON as a whole: what hosts compress.
    const name = `records-${names[0]}${place}-${digest.toString('hex').slice(0, 8)}.json`
    context.emitFile({ type: 'asset', fileName: `assets/${name}`, source })
    const url = `${context.environment.config.base}assets/${name}`
    return { url, integrity: `sha384-${digest.toString('base64')}` }
  })
  const bytes = texts.reduce((sum, part) => sum + gzipSync(part, { level: 6 }).byteLength, 0)
  return { parts, bytes, names }
}
