import type { Plugin } from 'vite'

import { REPLACED_IN, replacedModules } from './replaced-modules.ts'

const prefix = '\0plinth-replaced-module-'

/** Replaces whole modules of libraries, the same in every build, the development server and the tests. */
export function replacedModulesPlugin(): Plugin {
  const hooks = {
    name: 'plinth-replaced-modules',
    resolveId(id: string, importer: string | undefined) {
      if (importer === undefined || !REPLACED_IN.test(importer)) return undefined
      const place = replacedModules.findIndex(({ specifier }) => specifier.test(id))
      return place === -1 ? undefined : `${prefix}${place}`
    },
    load: (id: string) =>
      id.startsWith(prefix) ? replacedModules[Number(id.slice(prefix.length))]?.source : undefined,
  }
  return {
    ...hooks,
    enforce: 'pre',
    // The development server bundles libraries apart from the page.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [hooks] } } }),
  }
}
