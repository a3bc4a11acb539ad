import type { Plugin } from 'vite'

import { nativeModules } from './native-modules.ts'
import type { ReplacedModule } from './replaced-module.ts'
import { unusedModules } from './unused-modules.ts'

const replaced: readonly ReplacedModule[] = [...unusedModules, ...nativeModules]

/** InstantSearch, its hooks for React, and the helper that it builds on. */
const LIBRARY = /\/(?:instantsearch\.js|react-instantsearch(?:-core)?|algoliasearch-helper)\//

const prefix = '\0plinth-replaced-module-'

/**
 * Replaces modules that InstantSearch imports and the page does not use, or needs only in old browsers. Stops the build
 * where a module is no longer imported under its name, so that a new version of the library cannot bring it back unseen.
 */
export function replacedModulesPlugin(): Plugin {
  const found = new Set<ReplacedModule>()
  return {
    name: 'plinth-replaced-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !LIBRARY.test(importer)) return undefined
      const module = replaced.find(({ specifier }) => specifier.test(id))
      if (module === undefined) return undefined
      found.add(module)
      return prefix + replaced.indexOf(module)
    },
    load: (id) =>
      id.startsWith(prefix) ? replaced[Number(id.slice(prefix.length))]?.source : undefined,
    buildEnd(error) {
      const missing = replaced.find((module) => !found.has(module))
      if (error === undefined && missing !== undefined) {
        this.error(
          `InstantSearch no longer imports ${missing.specifier}: see whether what it was is still left out of the page.`,
        )
      }
    },
  }
}
