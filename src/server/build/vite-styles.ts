import type { Plugin, Rolldown } from 'vite'

import { inlineSheet } from '#server/first-view/inline-sheet.ts'

/** The order of the cascade layers; must match `styles/layers.css`. */
const layers = '@layer reset,tokens,base,components,overrides;'

/**
 * Prepends the order of all layers to the style sheets that the document links: the first mention
 * of a layer decides its rank, but the order of shared sheets is arbitrary.
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

const link = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

/** Replaces links to style sheets in the document by the sheets. */
export function inlineStylesPlugin(): Plugin {
  let base = '/'
  return {
    name: 'plinth-inline-styles',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replaceAll(link, (_link, address: string) =>
          inlineSheet({ address, css: readSheet(bundle, address.slice(base.length)) }),
        ),
    },
  }
}

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

function readSheet(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The document links ${name}, which is not built.`)
  return String(file.source)
}
