import { join } from 'node:path'

import type { Plugin } from 'vite'

import { toEsModule } from './es-module.ts'

/** What the page imports of React, and the file that has it in its form for production. */
const reactFiles: Readonly<Record<string, string>> = {
  react: 'node_modules/react/cjs/react.production.js',
  'react/jsx-runtime': 'node_modules/react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'node_modules/react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'node_modules/react-dom/cjs/react-dom-client.production.js',
  scheduler: 'node_modules/scheduler/cjs/scheduler.production.js',
}

const CONVERTED =
  /\/node_modules\/(?:(?:react|react-dom|scheduler)\/cjs\/.*\.production|algoliasearch-helper\/.*)\.js$/

/**
 * Gives React and the helper of InstantSearch, which come as CommonJS, as ES modules. The build then names their functions
 * where it would look each up in an object, leaves out what nothing uses, and needs no code that joins both kinds.
 */
export function esModulesPlugin(): Plugin {
  let root = ''
  return {
    name: 'plinth-es-modules',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => {
      const file = Object.hasOwn(reactFiles, id) ? reactFiles[id] : undefined
      return file === undefined ? undefined : join(root, file)
    },
    transform: {
      filter: { id: CONVERTED },
      handler(code, id) {
        try {
          return { code: toEsModule(code), map: null }
        } catch (error) {
          return this.error(`${id} cannot be made an ES module. ${String(error)}`)
        }
      },
    },
  }
}
