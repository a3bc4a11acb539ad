import type { Plugin } from 'vite'

import { unusedMethods } from './unused-methods.ts'
import { withoutMethods } from './without-methods.ts'

/**
 * Leaves methods that nothing calls out of the classes of InstantSearch's helper. Stops the build where one of them or the
 * file of a class is gone, so that a new version of the library cannot bring it back under another name unseen.
 */
export function unusedMethodsPlugin(): Plugin {
  let missing = unusedMethods
  return {
    name: 'plinth-unused-methods',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: unusedMethods.map(({ file }) => file) },
      handler(code, id) {
        const names = unusedMethods.find(({ file }) => file.test(id))?.names ?? []
        missing = missing.filter(({ file }) => !file.test(id))
        try {
          return { code: withoutMethods(code, this.parse(code), names), map: null }
        } catch (error) {
          return this.error(`${id} is not as expected. ${String(error)} See what is unused now.`)
        }
      },
    },
    buildEnd(error) {
      const [first] = missing
      if (error === undefined && first !== undefined) {
        this.error(`No module is ${first.file} any more: see which methods are unused now.`)
      }
    },
  }
}
