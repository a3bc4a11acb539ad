import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

import type { Connect, Plugin } from 'vite'

import { checkPageEnvironment, readSiteUrl } from '../environment/page-environment.ts'
import type { CatalogueReader } from './catalogue-reader.ts'

/** Static content as files: their common address below the page's base, their JSON by name. */
type ContentFiles = {
  readonly folder: string
  readonly summary: string
  readonly facetSizes: string
  readonly checkedOn: string | undefined
  readonly files: ReadonlyMap<string, string>
  /** For the maintainer who updates the packages. */
  readonly warnings: readonly string[]
}

/** The modules by their ids. What few views need is apart, so that the others do not load it. */
const virtualModules: ReadonlyMap<string, typeof contentModule> = new Map([
  ['virtual:content', contentModule],
  ['virtual:history', historyModule],
  ['virtual:facets', facetsModule],
])

const resolved = (id: string): string => `\0${id}`

/**
 * The day on which the data packages were the newest: `dataCheckedOn` in package.json, which the scheduled refresh
 * writes. Undefined where it is missing or no day.
 */
export function readCheckedOn(manifest: string): string | undefined {
  const { dataCheckedOn: day }: { readonly dataCheckedOn?: unknown } = JSON.parse(manifest)
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}

/** Lays the content of the catalogue out as files in a folder named after their hash. */
async function layOut(root: string, catalogue: CatalogueReader): Promise<ContentFiles> {
  const [{ summary: all }, { content, warnings }] = await Promise.all([
    catalogue.records(),
    catalogue.content(),
  ])
  const { facetSizes, ...summary } = all
  const { redirects, releaseDates, usage, regions, code, targets, support, notes } = content
  const { histories, entries } = content
  const files = new Map(
    Object.entries({ redirects, releaseDates, usage, code, targets }).map(([name, value]) => [
      `${name}.json`,
      JSON.stringify(value),
    ]),
  )
  support.forEach((bucket, number) => files.set(`support-${number}.json`, JSON.stringify(bucket)))
  notes.forEach((bucket, number) => files.set(`notes-${number}.json`, JSON.stringify(bucket)))
  entries.forEach((rows, number) => files.set(`entries-${number}.json`, JSON.stringify(rows)))
  for (const [browser, history] of Object.entries(histories)) {
    files.set(`history-${browser}.json`, JSON.stringify(history))
  }
  files.set('region-list.json', JSON.stringify(Object.keys(regions)))
  for (const [id, shares] of Object.entries(regions)) {
    files.set(`region-${id}.json`, JSON.stringify(shares))
  }
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(name).update(text)
  return {
    checkedOn: readCheckedOn(await readFile(join(root, 'package.json'), 'utf8')),
    folder: `assets/content-${hash.digest('hex').slice(0, 8)}`,
    summary: JSON.stringify(summary),
    facetSizes: JSON.stringify(facetSizes),
    files,
    warnings,
  }
}

/** What both modules begin with. Addresses are computed in the page: written out they would weigh more than a view. */
function addresses({ folder }: ContentFiles, base: string): string {
  return `const folder = ${JSON.stringify(`${base}${folder}/`)}
const buckets = (name, length) => Array.from({ length }, (_, bucket) => folder + name + bucket + '.json')
`
}

function countFiles({ files }: ContentFiles, start: string): number {
  return [...files.keys()].filter((file) => file.startsWith(start)).length
}

function historyModule(content: ContentFiles, base: string): string {
  return `${addresses(content, base)}export const history = {
  historyUrl: (browser) => folder + 'history-' + browser + '.json',
  entryUrls: buckets('entries-', ${countFiles(content, 'entries-')}),
}
`
}

function facetsModule({ facetSizes }: ContentFiles): string {
  return `export const facetSizes = ${facetSizes}\n`
}

function contentModule(content: ContentFiles, base: string): string {
  const { summary, checkedOn } = content
  const siteUrl = readSiteUrl(process.env)
  return `${addresses(content, base)}export const content = {
  summary: ${summary},
  checkedOn: ${JSON.stringify(checkedOn)},
  siteUrl: ${siteUrl === undefined ? 'undefined' : JSON.stringify(siteUrl)},
  urls: {
    redirects: folder + 'redirects.json',
    releaseDates: folder + 'releaseDates.json',
    usage: folder + 'usage.json',
    code: folder + 'code.json',
    targets: folder + 'targets.json',
    region: folder + 'region-',
    support: buckets('support-', ${countFiles(content, 'support-')}),
    notes: buckets('notes-', ${countFiles(content, 'notes-')}),
  },
}
`
}

/**
 * Gives the page `virtual:content` (a `ContentManifest`), `virtual:history` (a `HistoryManifest`), `virtual:facets` and their
 * files: hashed assets in a build, the same addresses from memory under the development server. Stops on an environment that
 * must not be published.
 */
export function contentPlugin(catalogue: CatalogueReader): Plugin {
  let reading: Promise<ContentFiles> | undefined
  let base = '/'
  let root = '.'
  const content = () => (reading ??= layOut(root, catalogue))
  async function serveFile(url: string, response: ServerResponse, next: Connect.NextFunction) {
    try {
      const { folder, files } = await content()
      const text = files.get(url.replace(`${base}${folder}/`, ''))
      if (text === undefined) return next()
      response.setHeader('content-type', 'application/json')
      return response.end(text)
    } catch (error) {
      return next(error)
    }
  }
  return {
    name: 'plinth-content',
    configResolved(config) {
      checkPageEnvironment(config.env)
      base = config.base
      root = config.root
    },
    resolveId: (id) => (virtualModules.has(id) ? resolved(id) : undefined),
    async load(id) {
      const [name, source] = [...virtualModules].find(([known]) => resolved(known) === id) ?? []
      if (source === undefined) return undefined
      const laidOut = await content()
      if (name === 'virtual:content' && this.environment.config.command === 'build') {
        for (const warning of laidOut.warnings) this.warn(warning)
        for (const [file, text] of laidOut.files) {
          this.emitFile({
            type: 'asset',
            fileName: `${laidOut.folder}/${file}`,
            source: text,
          })
        }
      }
      return source(laidOut, base)
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const start = `${base}assets/content-`
        if (request.url?.startsWith(start)) void serveFile(request.url, response, next)
        else next()
      })
    },
  }
}
