import type { Plugin } from 'vite'

/** The order of the cascade layers, as in `styles/layers.css`. */
const layers = '@layer reset,tokens,base,components,overrides;'

/**
 * Begins every style sheet of the build with the order of all layers. Styles shared by views end up in files of
 * their own, which file a browser sees first is chance, and the first mention of a layer decides its rank.
 */
export function layersPlugin(): Plugin {
  return {
    name: 'plinth-layers',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = layers + String(file.source)
        }
      }
    },
  }
}
