import { readFile, writeFile, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import { type PluginOption, type UserConfig, type Plugin, build } from 'vite'

import type { IndexFilesReader } from '#offline/build/index-files.ts'
import { offlinePlugin } from '#offline/build/vite-offline.ts'
import { standalonePlugin } from '#offline/build/vite-standalone.ts'
import {
  readBasePath,
  readStandalone,
  readOffline,
  readPrerender,
  readSiteUrl,
} from '#server/environment/page-environment.ts'
import { providerOrigins } from '#server/environment/provider-origins.ts'
import { digestSource, styleSourcesOf } from '#server/first-view/inline-sheet.ts'
import { rendererPlace } from '#server/first-view/renderer.ts'
import { readSheets } from '#server/first-view/sheets.ts'
import { withBase } from '#server/seo/head-markup.ts'

import { isAwaited } from './build-message.ts'
import { describeBuild, writeBuildRecord } from './build-record.ts'
import { type CatalogueReader, createCatalogueReader } from './catalogue-reader.ts'
import { chunkGroups } from './chunks.ts'
import { compressPage } from './compress-page.ts'
import { writeDataFiles } from './data-files.ts'
import { readIndexFilesOf, writeOfflineFiles } from './offline-files.ts'
import { hostFiles, type StaticPage } from './static-host.ts'
import { browserslistPlugin } from './vite-browserslist.ts'
import { contentPlugin } from './vite-content.ts'
import { earlyScriptPlugin } from './vite-early-script.ts'
import { licencesPlugin, workerModulesPlugin } from './vite-licences.ts'
import { siteFilesPlugin } from './vite-site-files.ts'
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
