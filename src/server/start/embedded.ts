import { setImmediate } from 'node:timers/promises'

import { createProviderThread, type ProviderThread } from '#provider/provider.ts'
import { type KeyValueStore, StoreCorruptError } from '#provider/store.ts'
import { connectWithin } from '#provision/client.ts'
import { type BackgroundThread, startBackground } from '#server/background/background.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'
import { refuseUnfinished } from '#server/store/copies.ts'
import { claimFolder, dataPlace, dataFolders, randomKey } from '#server/store/data-folder.ts'
import { deflate } from '#server/store/deflate.ts'
import { rethrow } from '#server/store/folder-errors.ts'
import { createIndexFiles } from '#server/store/index-files.ts'
import { UnreadableStoreError, openStore } from '#server/store/lmdb-store.ts'

export type OpenedProvider = {
  readonly store: KeyValueStore
  readonly provider: ProviderThread['answer']
  readonly adminKey: string
  /** Call when a request is refused before it reaches the provider. */
  readonly refused: ProviderThread['refused']
  /** Starts the background thread; resolves when it has taken over. */
  readonly workInBackground: () => Promise<Pick<BackgroundThread, 'yieldProcessor'>>
  readonly close: () => Promise<void>
}

export type OpeningSteps = {
  readonly beforeStore?: () => Promise<void>
  readonly afterStore?: (opened: OpenedProvider) => Promise<void>
}

/**
 * Claims the data folder and opens the provider with the store in it.
 * @throws {FolderInUseError}
 * @throws {FolderError} if the folder cannot be created or written
 * @throws {CopyError} if a restore into the folder was interrupted
 * @throws {UnreadableStoreError}
 */
export async function openEmbedded(
  environment: ServerEnvironment,
  { beforeStore, afterStore }: OpeningSteps = {},
): Promise<OpenedProvider> {
  const { dataFolder, appId, searchKey } = environment
  const release = await claimFolder(dataFolder)
  try {
    refuseUnfinished(dataFolder)
    await beforeStore?.()
    const { store: folder, traffic: trafficFolder, indexes: indexFolder } = dataFolders(dataFolder)
    const [store, traffic] = await Promise.all([openStore(folder), openStore(trafficFolder)])
    const adminKey = environment.adminKey ?? randomKey()
    const keys = { appId, adminKey, searchKey }
    const thread = createProviderThread({
      ...keys,
      store,
      traffic,
      startTimer: startWorkTimer,
      yieldTurn: setImmediate,
      indexCache: createIndexFiles(indexFolder),
      compressor: deflate,
      memory: () => process.memoryUsage.rss() / 1_000_000,
    })
    const provider = thread.answer
    let background: BackgroundThread | undefined
    const close = async (): Promise<void> => {
      await background?.close()
      await thread.settled()
      await Promise.all([store.close(), traffic.close()])
      await release()
    }
    const workInBackground: OpenedProvider['workInBackground'] = async () => {
      background ??= startBackground(thread, { ...keys, folder, trafficFolder, indexFolder })
      await background.ready
      return background
    }
    const { refused } = thread
    const opened = { store, provider, adminKey, refused, workInBackground, close }
    // Forces the provider to read its store, so that errors appear here.
    await connectWithin(provider, { appId, key: adminKey }).listIndices()
    await afterStore?.(opened)
    return opened
  } catch (error) {
    await release()
    if (!(error instanceof StoreCorruptError)) return rethrow(error, dataPlace(dataFolder))
    throw new UnreadableStoreError(dataFolders(dataFolder).store, error.message, error)
  }
}
