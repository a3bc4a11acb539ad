import type { Plugin } from 'vite'

import type { Library } from './library-changes.ts'
import { libraries } from './library-changes.ts'

/**
 * Lets the build leave out the parts of libraries that the page does not use, such as forms. Stops the build where a
 * library is not written as expected, so that a new version cannot bring them back unseen.
 */
export function libraryPartsPlugin(): Plugin[] {
  return libraries.map(partsPlugin)
}

function partsPlugin({ name, file, has, changes }: Library): Plugin {
  let missing = changes
  return {
    name: `plinth-library-parts-${name}`,
    apply: 'build',
    transform: {
      filter: { id: file, ...(has !== undefined && { code: has }) },
      handler(code) {
        missing = missing.filter(([found]) => code.search(found) === -1)
        const changed = changes.reduce(
          (text, [found, replacement]) => text.replaceAll(found, replacement),
          code,
        )
        return { code: changed, map: null }
      },
    },
    buildEnd(error) {
      const [first] = missing
      if (error === undefined && first !== undefined) {
        this.error(
          `${name} has nothing like ${first[0]} any more: see whether the page still leaves out what it does not use.`,
        )
      }
    },
  }
}
