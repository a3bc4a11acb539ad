import { relative } from 'node:path'

import type { Plugin } from 'vite'

import { nearestHost } from '#server/http/headers.ts'

import { readStaticImports } from './build-inputs.ts'

const SOURCE = '/src/early.ts'
const NAME = 'early'

/**
 * Besides what the script imports: helpers of the build, and what its first searches share with the script of every view,
 * which they would have to wait for otherwise.
 */
const BESIDE =
  /vite\/preload-helper|virtual:content|lists\/index-record|lib\/(?:format-count|format-day|match-by-name|version)\.ts$|transport\/(?:spelling|relaxed-queries)\.ts$/

/** The connection to a provider elsewhere begins with the document: it takes as long as the script that asks. */
const preconnect = (href: string) =>
  ({
    tag: 'link',
    attrs: { rel: 'preconnect', crossorigin: true, href },
    injectTo: 'head-prepend',
  }) as const

/** The document shows its content without the script of every view, which comes after the style sheets. */
const lowPriority = ['<script type="module"', '<script type="module" fetchpriority="low"'] as const

/**
 * Builds the first script of the document as a file of its own, where Vite would make one of all scripts: it is small
 * and imports little, so it runs while the rest is on its way. The rest imports from it what both need.
 */
export function earlyScriptPlugin(): Plugin[] {
  let hosts: readonly string[] = []
  return [
    {
      name: 'plinth-early-script-source',
      apply: 'build',
      config: async ({ root = process.cwd() }) => {
        const imported = new Set(await readStaticImports(root, SOURCE.slice(1)))
        const isEarly = (id: string): boolean => imported.has(relative(root, id)) || BESIDE.test(id)
        const groups = [{ name: NAME, test: isEarly, priority: 4 }]
        const input = { index: 'index.html', [NAME]: SOURCE.slice(1) }
        return { build: { rolldownOptions: { input, output: { codeSplitting: { groups } } } } }
      },
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
      configResolved({ env }) {
        const appId: unknown = env['VITE_ALGOLIA_APP_ID']
        hosts = typeof appId === 'string' && appId !== '' ? [nearestHost(appId)] : []
      },
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
          const script = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.isEntry && file.name === NAME,
          )
          if (script === undefined) throw new Error(`The build has no script "${NAME}".`)
          const src = `/${script.fileName}`
          const attrs = { type: 'module', crossorigin: true, src }
          const early = { tag: 'script', attrs, injectTo: 'head-prepend' } as const
          return { html: html.replace(...lowPriority), tags: [...hosts.map(preconnect), early] }
        },
      },
    },
  ]
}
