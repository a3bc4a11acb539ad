import type { Plugin } from 'vite'

import { reactRenderer, unusedReact } from './unused-react.ts'
import { withoutFunctions } from './without-functions.ts'

/**
 * Leaves out of React's renderer what runs only for features that the page does not use. Stops the build where React has another
 * version than the one whose functions were looked at: a new one may need what the last did not.
 */
export function unusedReactPlugin(): Plugin {
  const { file, version } = reactRenderer
  let isFound = false
  return {
    name: 'plinth-unused-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code, id) {
        isFound = true
        if (!code.includes(`version: "${version}"`)) {
          return this.error(
            `${id} is not of version ${version}: see what the page uses of this one, in unused-react.ts.`,
          )
        }
        try {
          return { code: withoutFunctions(code, this.parse(code), unusedReact), map: null }
        } catch (error) {
          return this.error(`${id} is not as expected. ${String(error)} See what is unused now.`)
        }
      },
    },
    buildEnd(error) {
      if (error === undefined && !isFound) {
        this.error(`No module is ${file} any more: see how React's renderer is called now.`)
      }
    },
  }
}
