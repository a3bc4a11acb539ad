import type { Plugin, Rolldown } from 'vite'

/** The order of the cascade layers, as in `styles/layers.css`. */
const layers = '@layer reset,tokens,base,components,overrides;'

/**
 * Begins the style sheets that the document itself links with the order of all layers. Styles shared by views end up
 * in files of their own, which of them the document links first is chance, and the first mention of a layer decides
 * its rank. Sheets that come with a view stand behind these in the document, whenever they arrive.
 */
export function layersPlugin(): Plugin {
  return {
    name: 'plinth-layers',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const name of sheetsOfDocument(bundle)) {
        const sheet = bundle[name]
        if (sheet?.type === 'asset') sheet.source = layers + String(sheet.source)
      }
    },
  }
}

/** The style sheets of the entry and of all that it imports at once. */
function sheetsOfDocument(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (name: string): void => {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.isEntry) visit(name)
  }
  return sheets
}
