import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

import type { Connect, Plugin } from 'vite'

import type { DataSummary, PageSummary } from '#contracts/content.ts'
import { loadOnce } from '#lib/load-once.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { checkPageEnvironment, readSiteUrl } from '#server/environment/page-environment.ts'

import type { CatalogueReader } from './catalogue-reader.ts'
import { contentFiles, contentFolder, countContentFiles } from './content-files.ts'

/** Data for few views is in separate modules, so that other views do not load it. */
const virtualModules: ReadonlyMap<string, typeof contentModule> = new Map([
  ['virtual:content', contentModule],
  ['virtual:history', historyModule],
  ['virtual:facets', ({ facetSizes }) => exported({ facetSizes })],
  ['virtual:releases', ({ releases }) => exported({ releases })],
  ['virtual:widely', ({ widely }) => exported({ widely })],
])

const resolved = (id: string): string => `\0${id}`

/** `dataCheckedOn` in package.json, which the scheduled refresh writes; undefined if invalid. */
export function readCheckedOn(manifest: string): string | undefined {
  const { dataCheckedOn: day }: { readonly dataCheckedOn?: unknown } = JSON.parse(manifest)
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}

/** `bugs` in package.json, an address or an object with one; undefined without a safe one. */
export function readBugsUrl(manifest: string): string | undefined {
  const { bugs }: { readonly bugs?: unknown } = JSON.parse(manifest)
  const url = typeof bugs === 'object' && bugs !== null && 'url' in bugs ? bugs.url : bugs
  return typeof url === 'string' ? safeUrl(url) : undefined
}

type ContentFacts = {
  /** The path of the content files below the base. */
  readonly folder: string
  readonly base: string
  readonly summary: PageSummary
  readonly facetSizes: DataSummary['facetSizes']
  readonly releases: DataSummary['releases']
  readonly widely: DataSummary['widely']
  readonly checkedOn: string | undefined
  readonly bugsUrl: string | undefined
}

/** The page computes addresses: listing them would be larger than a view. */
function addresses({ folder, base }: ContentFacts): string {
  return `const folder = ${JSON.stringify(`${base}${folder}/`)}
const buckets = (name, length) => Array.from({ length }, (_, bucket) => folder + name + bucket + '.json')
`
}

function historyModule(facts: ContentFacts): string {
  return `${addresses(facts)}export const history = {
  historyUrl: (browser) => folder + 'history-' + browser + '.json',
  entryUrls: buckets('entries-', ${countContentFiles(facts.summary).entries}),
  otherBrowsersUrl: folder + 'otherBrowsers.json',
}
`
}

/** A module that exports one value under its name. */
const exported = (value: Readonly<Record<string, unknown>>): string =>
  Object.entries(value)
    .map(([name, one]) => `export const ${name} = ${JSON.stringify(one)}\n`)
    .join('')

function contentModule(facts: ContentFacts): string {
  const { summary, checkedOn, bugsUrl } = facts
  const { support, notes } = countContentFiles(summary)
  const siteUrl = readSiteUrl(process.env)
  return `${addresses(facts)}export const content = {
  summary: ${JSON.stringify(summary)},
  checkedOn: ${JSON.stringify(checkedOn)},
  bugsUrl: ${JSON.stringify(bugsUrl)},
  siteUrl: ${siteUrl === undefined ? 'undefined' : JSON.stringify(siteUrl)},
  urls: {
    redirects: folder + 'redirects.json',
    releaseDates: folder + 'releaseDates.json',
    changes: folder + 'changes.json',
    usage: folder + 'usage.json',
    code: folder + 'code.json',
    targets: folder + 'targets.json',
    featureSupport: folder + 'featureSupport.json',
    region: folder + 'region-',
    support: buckets('support-', ${support}),
    notes: buckets('notes-', ${notes}),
  },
}
`
}

/**
 * Provides `virtual:content` (a `ContentManifest`), `virtual:history` (a `HistoryManifest`),
 * `virtual:facets`, `virtual:releases` and `virtual:widely`. The development server serves their files from memory.
 * Throws if the environment must not be published.
 */
export function contentPlugin(catalogue: CatalogueReader): Plugin {
  let base = '/'
  let root = '.'
  const readFacts = loadOnce(async (): Promise<ContentFacts> => {
    const { facetSizes, releases, widely, ...summary } = await catalogue.summary()
    const manifest = await readFile(join(root, 'package.json'), 'utf8')
    const [checkedOn, bugsUrl] = [readCheckedOn(manifest), readBugsUrl(manifest)]
    const folder = await contentFolder()
    return { folder, base, summary, facetSizes, releases, widely, checkedOn, bugsUrl }
  })
  const readFiles = loadOnce(async () => contentFiles(await catalogue.content()))
  async function serveFile(url: string, response: ServerResponse, next: Connect.NextFunction) {
    try {
      const { folder } = await readFacts()
      const text = (await readFiles()).get(url.replace(`${base}${folder}/`, ''))
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
      const [, write] = [...virtualModules].find(([known]) => resolved(known) === id) ?? []
      return write?.(await readFacts())
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
