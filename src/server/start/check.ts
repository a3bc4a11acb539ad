import { stat } from 'node:fs/promises'

import { formatCount } from '#lib/format-count.ts'
import { connectWithin } from '#provision/client.ts'
import { describeIgnored } from '#provision/ignored-settings.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'
import { findUnsearchable } from '#server/site/readiness.ts'
import { refuseUnfinished } from '#server/store/copies.ts'
import { dataFolders } from '#server/store/data-folder.ts'

import { openEmbedded } from './embedded.ts'

export type StoreFindings = { readonly isSound: boolean; readonly lines: readonly string[] }

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Reads the whole store and searches every index, without changes.
 * @throws as `openEmbedded`
 */
export async function checkData(environment: ServerEnvironment): Promise<StoreFindings> {
  const { dataFolder, appId } = environment
  refuseUnfinished(dataFolder)
  const { store: folder } = dataFolders(dataFolder)
  if (!(await isThere(folder))) {
    return { isSound: false, lines: [`There is no store in ${dataFolder}. npm start fills one.`] }
  }
  const { provider, adminKey, close } = await openEmbedded(environment)
  try {
    const client = connectWithin(provider, { appId, key: adminKey })
    const { items } = await client.listIndices()
    const notes = await Promise.all(
      items.map(async ({ name: indexName }) =>
        describeIgnored(indexName, await client.getSettings({ indexName })),
      ),
    )
    const ignored = notes.filter((note) => note !== '')
    const records = items.reduce((sum, { entries }) => sum + entries, 0)
    const found = `The store in ${folder} can be read: ${items.length} indices, ${formatCount(records)} records.`
    const problem = await findUnsearchable(provider, environment)
    if (problem === undefined) {
      const searchable = 'Every index of the catalogue can be searched.'
      return { isSound: true, lines: [found, searchable, ...ignored] }
    }
    const wayOut = 'npm start fills missing indices again; npm start -- --rebuild fills all anew.'
    const unsearchable = `Not every index can be searched: ${problem}`
    return { isSound: false, lines: [found, unsearchable, wayOut, ...ignored] }
  } finally {
    await close()
  }
}
