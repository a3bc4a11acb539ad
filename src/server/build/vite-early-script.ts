import { join } from 'node:path'

import type { Plugin } from 'vite'

import { buildInOneFile } from '#offline/build/one-file.ts'
import { providerOrigins } from '#server/environment/provider-origins.ts'

import { type Modules, readImports } from './chunks.ts'

const SOURCE = '/src/early/early.ts'
/** What must run before the first paint. It is in the document, so that the paint needs no other request. */
const INLINE = '/src/early/browsers.ts'
const NAME = 'early'

/** Build helpers, which must not wait for the views' scripts. */
const BESIDE = /vite\/preload-helper|virtual:content/

/** Connecting to a provider elsewhere takes as long as loading the script: starts both together. */
const preconnect = (href: string) =>
  ({
    tag: 'link',
    attrs: { rel: 'preconnect', crossorigin: true, href },
    injectTo: 'head-prepend',
  }) as const

/** The document shows content without the main script, so style sheets come first. */
const lowPriority = ['<script type="module"', '<script type="module" fetchpriority="low"'] as const

/** Builds the document's first script as a separate entry, so that it runs while the rest loads. */
export function earlyScriptPlugin(): Plugin[] {
  let hosts: readonly string[] = []
  let folder = ''
  return [
    {
      name: 'plinth-early-script-source',
      apply: 'build',
      config: ({ root = process.cwd() }) => {
        let imported: ReadonlySet<string> | undefined
        const name = (id: string, modules: Modules): string | undefined => {
          imported ??= readImports([join(root, SOURCE)], modules)
          const isOurs = id.startsWith(join(root, 'src/')) && imported.has(id)
          return isOurs || BESIDE.test(id) ? NAME : undefined
        }
        const groups = [{ name, priority: 4 }]
        const input = { index: 'index.html', [NAME]: SOURCE.slice(1) }
        return { build: { rolldownOptions: { input, output: { codeSplitting: { groups } } } } }
      },
      transformIndexHtml: {
        order: 'pre',
        handler(html) {
          return [SOURCE, INLINE].reduce((rest, source) => {
            const tag = `<script type="module" src="${source}"></script>`
            if (!rest.includes(tag)) throw new Error(`index.html has no ${tag}.`)
            return rest.replace(tag, '')
          }, html)
        },
      },
    },
    {
      name: 'plinth-early-script',
      apply: 'build',
      configResolved(config) {
        hosts = providerOrigins(config.env).slice(0, 1)
        folder = config.root
      },
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle = {} }) {
          const script = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.isEntry && file.name === NAME,
          )
          if (script === undefined) throw new Error(`The build has no script "${NAME}".`)
          const src = `/${script.fileName}`
          const attrs = { type: 'module', crossorigin: true, src }
          const early = { tag: 'script', attrs, injectTo: 'head-prepend' } as const
          const children = (await buildInOneFile(folder, INLINE.slice(1))).trim()
          const inline = { tag: 'script', children, injectTo: 'head-prepend' } as const
          const tags = [...hosts.map(preconnect), inline, early]
          return { html: html.replace(...lowPriority), tags }
        },
      },
    },
  ]
}
