import type { Plugin } from 'vite'

const SOURCE = '/src/early.ts'
const NAME = 'early'

/**
 * Builds the first script of the document as a file of its own, where Vite would make one of all scripts: it is small
 * and needs nothing of the page, so it runs while the rest is on its way.
 */
export function earlyScriptPlugin(): Plugin[] {
  return [
    {
      name: 'plinth-early-script-source',
      apply: 'build',
      config: () => ({
        build: { rolldownOptions: { input: { index: 'index.html', [NAME]: SOURCE.slice(1) } } },
      }),
      transformIndexHtml: {
        order: 'pre',
        handler(html) {
          const tag = `<script type="module" src="${SOURCE}"></script>`
          if (!html.includes(tag)) throw new Error(`index.html has no ${tag}.`)
          return html.replace(tag, '')
        },
      },
    },
    {
      name: 'plinth-early-script',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(_html, { bundle = {} }) {
          const script = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.isEntry && file.name === NAME,
          )
          if (script === undefined) throw new Error(`The build has no script "${NAME}".`)
          const src = `/${script.fileName}`
          const attrs = { type: 'module', crossorigin: true, src }
          return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
        },
      },
    },
  ]
}
