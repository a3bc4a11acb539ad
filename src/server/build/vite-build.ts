import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

import type { Plugin } from 'vite'

import type { IndexFilesReader } from '#offline/build/index-files.ts'
import {
  readBasePath,
  readOffline,
  readPrerender,
  readSiteUrl,
} from '#server/environment/page-environment.ts'
import { providerOrigins } from '#server/environment/provider-origins.ts'
import { digestSource, styleSourcesOf } from '#server/first-view/inline-sheet.ts'
import { readSheets } from '#server/first-view/sheets.ts'
import { withBase } from '#server/seo/head-markup.ts'

import { readBuildInputs } from './build-inputs.ts'
import { isAwaited } from './build-message.ts'
import { describeBuild, writeBuildRecord } from './build-record.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { compressPage } from './compress-page.ts'
import { writeDataFiles } from './data-files.ts'
import { writeOfflineFiles } from './offline-files.ts'
import { buildRenderer } from './renderer-build.ts'
import { hostFiles, type StaticPage } from './static-host.ts'

type Deployed = Omit<StaticPage, 'html' | 'styles'>

/** After a build, writes everything else that serving it needs, and the build record last. */
export function buildPlugin(
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
    async buildEnd(error) {
      const { root } = this.environment.config
      const missed = error ? undefined : await findUnrecorded(root, this.getModuleIds())
      if (missed !== undefined) {
        this.error(
          `${missed} is in the page, and readBuildInputs does not find it: see how it is imported.`,
        )
      }
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
      const { root, build, env } = this.environment.config
      const dist = resolve(root, build.outDir)
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

/** The first module of the project that the build record would not cover. */
async function findUnrecorded(root: string, ids: Iterable<string>): Promise<string | undefined> {
  const inputs = await readBuildInputs(root)
  return [...ids]
    .map((id) => relative(root, id.replace(/\?.*$/s, '')))
    .find((path) => path.startsWith('src/') && !inputs.has(path))
}
