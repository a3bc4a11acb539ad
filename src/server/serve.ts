import { join } from 'node:path'

import { type Provider, connectWithin } from '#cli/client.ts'
import { createProvider } from '#provider/provider.ts'
import { StoreCorruptError } from '#provider/store.ts'

import { BuildError, buildIfStale } from './build/build-if-stale.ts'
import type { BuildRecord } from './build/build-record.ts'
import type { ServerEnvironment } from './environment/server-environment.ts'
import { fillStore } from './fill.ts'
import { type Listening, listen } from './http/listen.ts'
import { readPage } from './page.ts'
import type { Progress } from './progress.ts'
import { createHeads, readRedirects } from './seo/heads.ts'
import { createLookup } from './seo/lookup.ts'
import { createSite } from './site.ts'
import { claimFolder, dataPlace, randomKey, writeAdminKey } from './store/data-folder.ts'
import { FolderError, explainFolder, rethrow } from './store/folder-errors.ts'
import { UnreadableStoreError, openStore } from './store/lmdb-store.ts'

/** The embedded provider on its durable store, filled. */
export type Embedded = {
  readonly provider: Provider
  /** The file that the admin key was written to. */
  readonly keyFile: string
  readonly close: () => Promise<void>
}

/** Opens the data folder and brings what is in it up to the installed data packages. */
export async function openProvider(
  environment: ServerEnvironment,
  { root, progress }: { readonly root: string; readonly progress: Progress },
): Promise<Embedded> {
  const { dataFolder, appId, searchKey, prefix } = environment
  const release = await claimFolder(dataFolder)
  try {
    const store = await openStore(join(dataFolder, 'store'))
    const adminKey = environment.adminKey ?? randomKey()
    const provider = createProvider({ appId, adminKey, searchKey, store })
    await fillStore({ store, provider, appId, adminKey, prefix, root }, progress)
    // The provider reads its store on the first request: here, where a store it cannot read is one sentence.
    await connectWithin(provider, { appId, key: adminKey }).listIndices()
    const keyFile = await writeAdminKey(dataFolder, adminKey)
    const close = async (): Promise<void> => {
      await store.close()
      await release()
    }
    return { provider, keyFile, close }
  } catch (error) {
    await release()
    if (!(error instanceof StoreCorruptError)) return rethrow(error, dataPlace(dataFolder))
    throw new UnreadableStoreError(join(dataFolder, 'store'), error.message, error)
  }
}

/** Builds the page if need be. A folder that cannot be written is a sentence of its own. */
async function buildPage(root: string, progress: Progress): Promise<BuildRecord> {
  try {
    return await buildIfStale(root, progress.report)
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    const explained = await explainFolder(error.cause, { folder: join(root, 'dist') })
    throw explained instanceof FolderError ? explained : error
  }
}

/** Everything that `npm start` starts. */
export type Serving = Listening & Pick<Embedded, 'provider' | 'keyFile'>

/** Builds what is stale, fills what is empty, and listens. */
export async function serve(
  environment: ServerEnvironment,
  { root, progress }: { readonly root: string; readonly progress: Progress },
): Promise<Serving> {
  const { appId, siteUrl } = await buildPage(root, progress)
  const embedded = await openProvider(environment, { root, progress })
  const dist = join(root, 'dist')
  const lookup = createLookup(embedded.provider, environment)
  const site = createSite({
    provider: embedded.provider,
    hostname: environment.hostname,
    lookup,
    built: {
      dist,
      page: await readPage(dist, environment),
      heads: createHeads(lookup, await readRedirects(dist)),
      ...(appId === undefined ? {} : { appId }),
      ...(siteUrl === undefined ? {} : { siteUrl }),
    },
  })
  progress.finish()
  const listening = await listen(site, environment).catch(async (error: unknown) => {
    await embedded.close()
    throw error
  })
  const close = async (): Promise<void> => {
    await listening.close()
    await embedded.close()
  }
  return { ...embedded, ...listening, close }
}
