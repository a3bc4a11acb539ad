import type { Plugin, Rolldown } from 'vite'

import { inlineSheet } from '#server/served/inline-sheet.ts'

const link = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g

export function inlineStylesPlugin(): Plugin {
  return {
    name: 'plinth-inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replaceAll(link, (_link, name: string) => inlineSheet(readSheet(bundle, name))),
    },
  }
}

function readSheet(bundle: Rolldown.OutputBundle, name: string) {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The document links ${name}, which is not built.`)
  return { address: `/${name}`, css: String(file.source) }
}
