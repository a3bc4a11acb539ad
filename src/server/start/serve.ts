import { join } from 'node:path'

import type { Follower } from '#contracts/followed.ts'
import type { AskedProvider } from '#contracts/renderer.ts'
import { views } from '#contracts/views.ts'
import type { OnProgress, BuildStep } from '#ingest/sources/progress.ts'
import { loadOnce } from '#lib/load-once.ts'
import { connectWithin } from '#provision/client.ts'
import { provisionServices } from '#provision/services.ts'
import { BuildError, buildIfStale, type BuiltPage } from '#server/build/build-if-stale.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'
import { createAskedProvider } from '#server/first-view/ask.ts'
import { createFirstViews, type FirstViews } from '#server/first-view/first-views.ts'
import { loadRenderer, withLateFiles } from '#server/first-view/renderer.ts'
import { createFollow } from '#server/follow/follow.ts'
import { readEvents } from '#server/follow/load-events.ts'
import { logAccess } from '#server/http/access-log.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { createMachines } from '#server/records/machines.ts'
import { createReadBrowsers, readTargetsData } from '#server/records/read-browsers.ts'
import { createHeads } from '#server/seo/heads.ts'
import { createSiteLookup, type SiteLookup } from '#server/seo/lookup.ts'
import { readRedirects } from '#server/seo/redirects.ts'
import { readPage } from '#server/site/page.ts'
import { createReadiness, type ReadinessProbe } from '#server/site/readiness.ts'
import { type BuiltSite, createSite } from '#server/site/site.ts'
import { setStoreAside, writeAdminKey } from '#server/store/data-folder.ts'
import { FolderError, explainFolder } from '#server/store/folder-errors.ts'

import { type OpenedProvider, openEmbedded } from './embedded.ts'
import { describeCatalogue, fillStore, type FinishFill, nothingLeft } from './fill.ts'
import type { Progress } from './progress.ts'

export type EmbeddedProvider = Pick<
  OpenedProvider,
  'provider' | 'refused' | 'workInBackground' | 'close'
> & {
  readonly keyFile: string
  readonly renewSuggestions: () => Promise<unknown>
  /** Builds what a first start defers: what the page needs besides the indices. */
  readonly finishFill: FinishFill
}

export type StartOptions = {
  readonly root: string
  readonly progress: Progress
  /** Whether to move the store away and fill a new one. */
  readonly rebuild?: boolean
}

/** Opens the data folder and updates it to the installed data packages. */
export async function openProvider(
  environment: ServerEnvironment,
  { root, progress, rebuild = false }: StartOptions,
): Promise<EmbeddedProvider> {
  const { dataFolder, appId, prefix } = environment
  let keyFile = ''
  let left = nothingLeft
  // Reads files while the store is opened.
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
    // Drops the reference to the data packages, so that their memory can be freed.
    left = nothingLeft
    return finish()
  }
  const { provider, refused, workInBackground, close } = opened
  return { provider, refused, workInBackground, keyFile, renewSuggestions, finishFill, close }
}

async function buildPage(root: string, onProgress: OnProgress): Promise<BuiltPage> {
  try {
    return await buildIfStale(root, onProgress)
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    const explained = await explainFolder(error.cause, { folder: join(root, 'dist') })
    throw explained instanceof FolderError ? explained : error
  }
}

export type Serving = Listening &
  Pick<EmbeddedProvider, 'provider' | 'workInBackground' | 'keyFile' | 'renewSuggestions'> & {
    /** Builds what a first start defers; resolves when all files of the page exist. */
    readonly finish: () => Promise<void>
    readonly readiness: ReadinessProbe
    /** Renders home, the page that most visitors open first. */
    readonly writeHome: () => Promise<unknown>
  }

/** Builds the page while the provider opens: both mostly wait. */
async function prepare(
  environment: ServerEnvironment,
  options: StartOptions,
): Promise<{ readonly built: BuiltPage; readonly embedded: EmbeddedProvider }> {
  const { root, progress } = options
  const steps: BuildStep[] = []
  const building = buildPage(root, (step) => steps.push(step))
  // If opening fails first, its error is reported instead.
  building.catch(() => undefined)
  const embedded = await openProvider(environment, options)
  // The provider's steps are printed; the build's last step is still running.
  for (const step of steps) progress.report(step)
  try {
    return { built: await building, embedded }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/** Loads the renderer on first use. */
function loadLater(load: () => Promise<FirstViews>): FirstViews {
  let loading: Promise<FirstViews> | undefined
  return async (url) => (await (loading ??= load()))(url)
}

type Described = {
  readonly lookup: SiteLookup
  readonly dist: string
  readonly dataWritten: Promise<unknown>
  readonly provider: AskedProvider
  readonly loadFollower: () => Promise<Follower>
}

/** What is said of records outside their views, once the data files are written. */
function describeRecords({
  lookup,
  dist,
  dataWritten,
  ...following
}: Described): Pick<BuiltSite, 'heads' | 'machines' | 'follow'> {
  const loadRedirects = loadOnce(() => dataWritten.then(() => readRedirects(dist)))
  const loadData = loadOnce(() => dataWritten.then(() => readTargetsData(dist)))
  const readBrowsers = createReadBrowsers({ loadData })
  const loadEvents = loadOnce(() => dataWritten.then(() => readEvents(dist)))
  return {
    heads: createHeads({ lookup, loadRedirects, hasFeeds: true }),
    machines: createMachines({ lookup, loadRedirects, readBrowsers }),
    follow: createFollow({ lookup, loadRedirects, readBrowsers, loadEvents, ...following }),
  }
}

const writeLine = (line: string): void => void process.stdout.write(line)

/** Builds what is stale, fills what is empty, and listens. */
export async function serve(
  environment: ServerEnvironment,
  options: StartOptions,
): Promise<Serving> {
  const { root, progress } = options
  const { built, embedded } = await prepare(environment, options)
  const { origins, siteUrl } = built
  const dist = join(root, 'dist')
  let isClosing = false
  // Served even if data files fail. Ctrl+C also ends the process that writes them.
  const dataWritten = built.dataWritten.catch((error: Error) => {
    if (!isClosing) console.error(error.message)
  })
  const lookup = createSiteLookup(embedded.provider, environment)
  const readiness = createReadiness(embedded.provider, environment)
  const provider = createAskedProvider(embedded.provider, environment)
  const loadOwn = loadOnce(() => loadRenderer(dist))
  const firstViews = loadLater(async () =>
    createFirstViews({
      rendering: withLateFiles(await loadOwn(), dataWritten),
      provider,
      // A page for another provider must not show this one's results.
      isElsewhere: origins !== undefined,
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
      page: await readPage(dist, environment, origins),
      ...describeRecords({ lookup, dist, dataWritten, provider, loadFollower: loadOwn }),
      views: firstViews,
      dataWritten,
      ...(origins === undefined ? {} : { origins }),
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
  const writeHome = (): Promise<unknown> => firstViews(new URL(views.home.path, listening.address))
  const finish = async (): Promise<void> => {
    await embedded.finishFill()
    await dataWritten
  }
  return { ...embedded, ...listening, readiness, writeHome, finish, close }
}
