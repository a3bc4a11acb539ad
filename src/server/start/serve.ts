import { join } from 'node:path'

import { viewPaths } from '#contracts/paths.ts'
import type { OnProgress, Step } from '#ingest/sources/progress.ts'
import { loadOnce } from '#lib/load-once.ts'
import { connectWithin } from '#provision/client.ts'
import { provisionServices } from '#provision/services.ts'
import { BuildError, buildIfStale } from '#server/build/build-if-stale.ts'
import type { BuiltPage } from '#server/build/build-if-stale.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'
import { logAccess } from '#server/http/access-log.ts'
import { listen } from '#server/http/listen.ts'
import type { Listening } from '#server/http/listen.ts'
import { createHeads, readRedirects } from '#server/seo/heads.ts'
import { createLookup } from '#server/seo/lookup.ts'
import { createAskRecords, createAskedProvider } from '#server/served/ask.ts'
import { withLateFiles } from '#server/served/late-files.ts'
import { loadRenderer } from '#server/served/renderer.ts'
import { createServedViews } from '#server/served/served-views.ts'
import type { ServedViews } from '#server/served/served-views.ts'
import { readPage } from '#server/site/page.ts'
import { createReadiness } from '#server/site/readiness.ts'
import type { ReadinessProbe } from '#server/site/readiness.ts'
import { createSite } from '#server/site/site.ts'
import { setStoreAside, writeAdminKey } from '#server/store/data-folder.ts'
import { FolderError, explainFolder } from '#server/store/folder-errors.ts'

import { openEmbedded } from './embedded.ts'
import type { Opened } from './embedded.ts'
import { describeCatalogue, fillStore, nothingLeft } from './fill.ts'
import type { FinishFill } from './fill.ts'
import type { Progress } from './progress.ts'

/** The embedded provider on its durable store, filled. */
export type Embedded = Pick<Opened, 'provider' | 'refused' | 'workInBackground' | 'close'> & {
  /** The file that the admin key was written to. */
  readonly keyFile: string
  /** Has the suggestions built anew of what visitors searched for since. */
  readonly renewSuggestions: () => Promise<unknown>
  /** Builds what a first start leaves for later: what the page needs beside the indices. */
  readonly finishFill: FinishFill
}

/** How a start goes about. */
export type StartOptions = {
  readonly root: string
  readonly progress: Progress
  /** Whether the store is moved away and a new one filled. */
  readonly rebuild?: boolean
}

/** Opens the data folder and brings what is in it up to the installed data packages. */
export async function openProvider(
  environment: ServerEnvironment,
  { root, progress, rebuild = false }: StartOptions,
): Promise<Embedded> {
  const { dataFolder, appId, prefix } = environment
  let keyFile = ''
  let left = nothingLeft
  // Files are read while the store is checked and opened.
  const describing = describeCatalogue(root)
  const opened = await openEmbedded(environment, {
    beforeStore: async () => {
      if (!rebuild) return
      const place = await setStoreAside(dataFolder)
      progress.report({
        step: place === undefined ? 'there is no store to move' : `the old store is now ${place}`,
      })
    },
    afterStore: async (ready) => {
      const filling = { ...ready, appId, prefix, wanted: await describing }
      left = await fillStore(filling, progress)
      keyFile = await writeAdminKey(dataFolder, ready.adminKey)
    },
  })
  const client = connectWithin(opened.provider, { appId, key: opened.adminKey })
  const renewSuggestions = (): Promise<unknown> =>
    provisionServices({ client, isHosted: false, region: 'eu', prefix })
  const finishFill: FinishFill = () => {
    const finish = left
    // It holds all data packages, which would stay in memory as long as the server runs.
    left = nothingLeft
    return finish()
  }
  const { provider, refused, workInBackground, close } = opened
  return { provider, refused, workInBackground, keyFile, renewSuggestions, finishFill, close }
}

/** Builds the page if need be. A folder that cannot be written is a sentence of its own. */
async function buildPage(root: string, onProgress: OnProgress): Promise<BuiltPage> {
  try {
    return await buildIfStale(root, onProgress)
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    const explained = await explainFolder(error.cause, { folder: join(root, 'dist') })
    throw explained instanceof FolderError ? explained : error
  }
}

/** Everything that `npm start` starts. */
export type Serving = Listening &
  Pick<Embedded, 'provider' | 'workInBackground' | 'keyFile' | 'renewSuggestions'> & {
    /** Builds what a first start leaves for later; resolves when every file of the page is there. */
    readonly finish: () => Promise<void>
    /** To be told when every index is readied. */
    readonly readiness: ReadinessProbe
    /** Loads the renderer and writes the home page, which most visitors open first. */
    readonly writeHome: () => Promise<unknown>
  }

/** Builds the page while the provider is opened: most of both is waiting for the disk and for other processes. */
async function prepare(
  environment: ServerEnvironment,
  options: StartOptions,
): Promise<{ readonly built: BuiltPage; readonly embedded: Embedded }> {
  const { root, progress } = options
  const steps: Step[] = []
  const building = buildPage(root, (step) => steps.push(step))
  // Where opening fails first, that is what is said.
  building.catch(() => undefined)
  const embedded = await openProvider(environment, options)
  // The steps of the provider have been printed; what is left of the build is the last one.
  for (const step of steps) progress.report(step)
  try {
    return { built: await building, embedded }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/** Views that load what writes them when the first is asked for. */
function loadLater(load: () => Promise<ServedViews>): ServedViews {
  let loading: Promise<ServedViews> | undefined
  return async (url) => (await (loading ??= load()))(url)
}

const writeLine = (line: string): void => void process.stdout.write(line)

/** Builds what is stale, fills what is empty, and listens. */
export async function serve(
  environment: ServerEnvironment,
  options: StartOptions,
): Promise<Serving> {
  const { root, progress } = options
  const { built, embedded } = await prepare(environment, options)
  const { appId, siteUrl } = built
  const dist = join(root, 'dist')
  let isClosing = false
  // Where they cannot be written the rest of the page is served all the same. Ctrl+C also ends the process that writes them.
  const dataWritten = built.dataWritten.catch((error: Error) => {
    if (!isClosing) console.error(error.message)
  })
  const lookup = createLookup(embedded.provider, environment)
  const readiness = createReadiness(embedded.provider, environment)
  const views = loadLater(async () =>
    createServedViews({
      rendering: withLateFiles(await loadRenderer(dist), dataWritten),
      ask: createAskRecords(embedded.provider, environment),
      // A page that was built for another provider has the answers of that one.
      provider:
        appId === undefined ? createAskedProvider(embedded.provider, environment) : undefined,
    }),
  )
  const site = createSite({
    provider: embedded.provider,
    onRefused: embedded.refused,
    hostname: environment.hostname,
    lookup,
    readiness,
    built: {
      dist,
      page: await readPage(dist, environment, appId),
      heads: createHeads(
        lookup,
        loadOnce(() => dataWritten.then(() => readRedirects(dist))),
      ),
      views,
      dataWritten,
      ...(appId === undefined ? {} : { appId }),
      ...(siteUrl === undefined ? {} : { siteUrl }),
    },
  })
  progress.finish()
  const handler = environment.accessLog ? logAccess(site, writeLine) : site
  const listening = await listen(handler, environment).catch(async (error: unknown) => {
    await embedded.close()
    throw error
  })
  const close = async (): Promise<void> => {
    isClosing = true
    readiness.stopping()
    await listening.close()
    await embedded.close()
  }
  const writeHome = (): Promise<unknown> => views(new URL(viewPaths.home, listening.address))
  const finish = async (): Promise<void> => {
    await embedded.finishFill()
    await dataWritten
  }
  return { ...embedded, ...listening, readiness, writeHome, finish, close }
}
