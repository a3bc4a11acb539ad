import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const IMPORTER = '/node_modules/browserslist/'
const MAPPING = 'baseline-browser-mapping'
const PREFIX = '\0plinth-browserslist-'

/**
 * Resolves what browserslist requires to CommonJS, and `path` to an empty module. Otherwise, the
 * bundler adds interop helpers to a script that every view loads.
 */
export function browserslistPlugin(): Plugin {
  let packages = 'node_modules'
  return {
    name: 'plinth-browserslist',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      packages = join(root, 'node_modules')
    },
    resolveId: (id, importer = '') => {
      if (!importer.includes(IMPORTER)) return undefined
      if (id === MAPPING) return join(packages, MAPPING, 'dist/index.cjs')
      return id === 'path' || id.endsWith('.json') ? `${PREFIX}${id}.cjs` : undefined
    },
    load: async (id) => {
      if (!id.startsWith(PREFIX)) return undefined
      const name = id.slice(PREFIX.length, -'.cjs'.length)
      const data = name === 'path' ? '{}' : await readFile(join(packages, name), 'utf8')
      return `module.exports = ${data}`
    },
  }
}
