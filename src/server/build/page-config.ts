import { readFile, writeFile, mkdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import {
  type PluginOption,
  type UserConfig,
  type Plugin,
  build,
  type Connect,
  type HtmlTagDescriptor,
} from 'vite'

import { baselineFeeds } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { isoDay } from '#lib/dates.ts'
import { loadOnce } from '#lib/load-once.ts'
import type { IndexFilesReader } from '#offline/build/index-files.ts'
import { offlinePlugin } from '#offline/build/vite-offline.ts'
import { standalonePlugin } from '#offline/build/vite-standalone.ts'
import {
  readBasePath,
  readStandalone,
  readOffline,
  readPrerender,
  readSiteUrl,
  DEFAULT_SITE_URL,
} from '#server/environment/page-environment.ts'
import { providerOrigins } from '#server/environment/provider-origins.ts'
import { digestSource, styleSourcesOf } from '#server/first-view/inline-sheet.ts'
import { rendererPlace } from '#server/first-view/renderer.ts'
import { readSheets } from '#server/first-view/sheets.ts'
import { withBase, headMarkup, withHead } from '#server/seo/head-markup.ts'
import { anyHead } from '#server/seo/heads.ts'
import { rebase } from '#server/site-files/answers.ts'
import { isSiteFile, siteFiles, siteFileType } from '#server/site-files/files.ts'
import { isDatedFile, untilDay } from '#server/site-files/until-day.ts'

import { isAwaited } from './build-message.ts'
import { describeBuild, writeBuildRecord } from './build-record.ts'
import { type CatalogueReader, createCatalogueReader } from './catalogue-reader.ts'
import { chunkGroups } from './chunks.ts'
import { compressPage } from './compress-page.ts'
import { writeDataFiles } from './data-files.ts'
import { readIndexFilesOf, writeOfflineFiles } from './offline-files.ts'
import { hostFiles, type StaticPage } from './static-host.ts'
import { contentPlugin } from './vite-content.ts'
import { earlyScriptPlugin } from './vite-early-script.ts'
import { licencesPlugin, workerModulesPlugin } from './vite-licences.ts'
import { inlineStylesPlugin, layersPlugin } from './vite-styles.ts'

/** Not in `vite.config.ts`, which Vite bundles on every read; the server has its own bundle. */
export function pageConfig(root: string, catalogue = createCatalogueReader()): UserConfig {
  const workerModules = new Set<string>()
  return {
    root,
    base: readBasePath(process.env),
    plugins: pagePlugins(catalogue, workerModules),
    worker: { format: 'es', plugins: () => [workerModulesPlugin(workerModules)] },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false, resolveDependencies: notLoadedYet },
      cssCodeSplit: true,
      // Data must stay in files, which the content security policy can restrict.
      assetsInlineLimit: 0,
      manifest: true,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Compressing the files of the page is known to take long.
        checks: { bundlerTimings: false },
        // A door only re-exports. What an importer does not use of the room must not load with it.
        treeshake: { moduleSideEffects: [{ test: /\/src\/.+\/index\.ts$/, sideEffects: false }] },
        output: {
          // The page lists its files, and hashes do not compress: seven letters are enough.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: chunkGroups(root),
            // Each dependency of a module is assigned on its own.
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  }
}

/** What a script preloads for a dynamic import, except the files of every page. */
function notLoadedYet(_file: string, needed: string[]): string[] {
  return needed.filter((file) => !/\/(?:index|early|rolldown-runtime|version)-.{7}\.js$/.test(file))
}

function pagePlugins(catalogue: CatalogueReader, workerModules: Set<string>): PluginOption[] {
  const readIndices = readIndexFilesOf(catalogue)
  const isStandalone = readStandalone(process.env)
  return [
    react(),
    contentPlugin(catalogue),
    standalonePlugin(isStandalone, readIndices),
    siteFilesPlugin(catalogue),
    earlyScriptPlugin(),
    layersPlugin(),
    inlineStylesPlugin(),
    licencesPlugin(workerModules),
    browserslistPlugin(),
    offlinePlugin(isStandalone),
    buildPlugin(catalogue, readIndices, isStandalone),
  ]
}

type Deployed = Omit<StaticPage, 'html' | 'styles'>

/** After a build, writes everything else that serving it needs, and the build record last. */
function buildPlugin(
  catalogue: CatalogueReader,
  readIndices: IndexFilesReader,
  isStandalone: boolean,
): Plugin {
  let isBuilt = false
  let rendererBuild: ReturnType<typeof buildRenderer> | undefined
  return {
    name: 'plinth-build',
    apply: 'build',
    // Invalid variables stop the build before it writes any file.
    configResolved: () => void [readPrerender(process.env), readOffline(process.env)],
    buildStart() {
      rendererBuild = buildRenderer(this.environment.config.root, catalogue)
      // If the page fails first, its error is reported instead.
      rendererBuild.catch(() => undefined)
    },
    transformIndexHtml: {
      order: 'post',
      // All other plugins come first.
      handler: (html) => withBase(html, readBasePath(process.env)),
    },
    writeBundle: () => {
      isBuilt = true
    },
    async closeBundle() {
      if (!isBuilt) return
      const { root, build: output, env } = this.environment.config
      const dist = resolve(root, output.outDir)
      const fingerprint = await describeBuild(root, process.env)
      const origins = providerOrigins(env)
      const siteUrl = readSiteUrl(process.env)
      const page = {
        ...(origins.length > 0 && { origins }),
        ...(siteUrl !== undefined && { siteUrl }),
      }
      const lists = readPrerender(process.env)
      await writeHostFiles(dist, {
        ...page,
        isStandalone,
        prerendered: lists,
        base: readBasePath(process.env),
      })
      const writeRenderer = await rendererBuild
      await writeRenderer?.(dist)
      // Otherwise, the serving process writes the data, and requests wait for it.
      if (!isAwaited()) {
        for (const warning of await writeDataFiles(dist, catalogue)) this.warn(warning)
        await writeOfflineFiles(dist, catalogue, readIndices)
        await compressPage(dist)
      }
      await writeBuildRecord(dist, { fingerprint, isFinished: !isAwaited(), ...page })
    },
  }
}

async function writeHostFiles(dist: string, page: Deployed): Promise<void> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  // The documents of records also contain the styles of their views.
  const { sheets } =
    page.prerendered?.length || page.isStandalone ? await readSheets(dist) : { sheets: [] }
  const styles = [...styleSourcesOf(html), ...sheets.map(({ css }) => digestSource(css))]
  const files = Object.entries(hostFiles({ html, styles, ...page }))
  await Promise.all(files.map(([name, text]) => writeFile(join(dist, name), text)))
}

/** Replaces browser globals that components read during rendering. */
const withoutBrowser = {
  navigator: '({})',
  'window.addEventListener': '(() => {})',
}

/**
 * Builds the renderer as one file with all imports, because React's development build is much
 * slower. Resolves to a function that writes it: the page's build, which may run at the same time,
 * empties the folder.
 */
async function buildRenderer(
  root: string,
  catalogue: CatalogueReader,
): Promise<(dist: string) => Promise<void>> {
  const built = await build({
    root,
    base: readBasePath(process.env),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), contentPlugin(catalogue)],
    define: { ...withoutBrowser, 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      write: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: rendererPlace.file, codeSplitting: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('Vite did not return one build of the renderer.')
  const [{ code }] = built.output
  return async (dist) => {
    const folder = join(dist, rendererPlace.folder)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, rendererPlace.file), code)
  }
}

const feedLinks: readonly HtmlTagDescriptor[] = baselineFeeds.map(({ path, title }) => ({
  tag: 'link',
  attrs: { rel: 'alternate', type: FEED_TYPE, title, href: path },
  injectTo: 'head',
}))

/**
 * Adds what every document has in common. The development server also serves the site files, which
 * a build writes with its data files.
 *
 * A build for a provider elsewhere is for a static host, which has only the configured address.
 */
function siteFilesPlugin(catalogue: CatalogueReader): Plugin {
  const readFiles = loadOnce(async () =>
    siteFiles({ ...(await catalogue.records()), ...(await catalogue.content()) }, DEFAULT_SITE_URL),
  )
  const serveFile = async (url: URL, response: ServerResponse, next: Connect.NextFunction) => {
    try {
      const file = (await readFiles()).get(url.pathname)
      if (file === undefined) return next()
      const text = isDatedFile(url.pathname) ? untilDay(file, isoDay(Date.now() / 1000)) : file
      response.setHeader('content-type', siteFileType(url.pathname))
      return response.end(rebase(text, url.origin))
    } catch (error) {
      return next(error)
    }
  }
  return {
    name: 'plinth-site-files',
    transformIndexHtml: (html) => ({
      html: withHead(html, headMarkup(anyHead, readSiteUrl(process.env))),
      tags: [...feedLinks],
    }),
    buildStart() {
      const { command, env } = this.environment.config
      if (command !== 'build' || readSiteUrl(process.env) !== undefined) return
      if (providerOrigins(env).length > 0) {
        this.warn(
          `SITE_URL is not set: the sitemap, the feeds and robots.txt name ${DEFAULT_SITE_URL}, where they cannot ` +
            'be found. Set it to the address of the site.',
        )
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
        if (isSiteFile(url.pathname)) void serveFile(url, response, next)
        else next()
      })
    },
  }
}

const IMPORTER = '/node_modules/browserslist/'
const MAPPING = 'baseline-browser-mapping'
const PREFIX = '\0plinth-browserslist-'

/**
 * Resolves what browserslist requires to CommonJS, and `path` to an empty module. Otherwise, the
 * bundler adds interop helpers to a script that every view loads.
 */
function browserslistPlugin(): Plugin {
  let packages = 'node_modules'
  return {
    name: 'plinth-browserslist',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      packages = join(root, 'node_modules')
    },
    resolveId: (id, importer = '') => {
      if (!importer.includes(IMPORTER)) return undefined
      if (id === MAPPING) return join(packages, MAPPING, 'dist/index.cjs')
      return id === 'path' || id.endsWith('.json') ? `${PREFIX}${id}.cjs` : undefined
    },
    load: async (id) => {
      if (!id.startsWith(PREFIX)) return undefined
      const name = id.slice(PREFIX.length, -'.cjs'.length)
      const data = name === 'path' ? '{}' : await readFile(join(packages, name), 'utf8')
      return `module.exports = ${data}`
    },
  }
}
