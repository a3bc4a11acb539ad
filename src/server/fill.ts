import { stampOf } from '#catalogue/data-stamp.ts'
import { apply } from '#cli/apply.ts'
import { type Provider, connectWithin } from '#cli/client.ts'
import { type Operation, plan } from '#cli/plan.ts'
import { readRemote } from '#cli/remote.ts'
import { readSources } from '#cli/source.ts'
import { fingerprint, loadCatalogue } from '#ingest/cache.ts'
import type { Store } from '#provider/store.ts'

import { hashFiles, readFolder } from './build/build-inputs.ts'
import type { Progress } from './progress.ts'

/** What is filled, and how it is reached. */
export type FillOptions = {
  readonly store: Store
  readonly provider: Provider
  readonly appId: string
  readonly adminKey: string
  readonly prefix: string
  /** The project's root. */
  readonly root: string
}

/** The key of our entry in the store; the provider's own entries have no such prefix. */
const recordKey = 'server/catalogue/'

/** What filled the indices of a prefix: the data, the catalogue's code and the code that sends them. */
async function describeCatalogue(root: string): Promise<string> {
  const [data, sender] = await Promise.all([fingerprint(), readFolder(root, 'src/cli')])
  return JSON.stringify(`${data}-${hashFiles(sender)}`)
}

function describe(operation: Operation): string {
  if (operation.kind === 'records') {
    const count = operation.records.length.toLocaleString('en')
    return `filling ${operation.index}: ${count} records`
  }
  return `setting up ${operation.index}`
}

/**
 * Brings the store's indices up to the installed data packages, unless they are: through the same plan and the
 * same official client by which a hosted application is provisioned.
 */
export async function fillStore(options: FillOptions, progress: Progress): Promise<void> {
  const { store, prefix, root } = options
  const wanted = await describeCatalogue(root)
  const key = recordKey + prefix
  if ([...store.entries(key)].some(([name, value]) => name === key && value === wanted)) return
  const { records, content } = await loadCatalogue({ onProgress: progress.report })
  const client = connectWithin(options.provider, { appId: options.appId, key: options.adminKey })
  const sources = readSources(records, prefix, stampOf(content.summary))
  const operations = plan(sources, await readRemote(client, sources))
  await apply(operations, {
    client,
    onOperation: (operation) => {
      if (operation) progress.report({ step: describe(operation) })
    },
  })
  await store.commit([[key, wanted]])
}
