import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { ListName } from '#catalogue/indices.ts'
import { listPath, recordPath } from '#contracts/paths.ts'
import { writeFirstView } from '#server/first-view/first-views.ts'

import { type DocumentOptions, openDocumentWriter } from './document-writer.ts'

type PrerenderOptions = DocumentOptions & { readonly lists: readonly ListName[] }

/** Limits memory: the number of documents in progress at the same time. */
const BATCH = 50

/**
 * Writes a document for each record, `features/grid.html`, with our server's head and view. Static
 * hosts serve it at `/features/grid`, without a redirect.
 */
export async function prerender({ lists, ...options }: PrerenderOptions): Promise<void> {
  const { means, write } = await openDocumentWriter(options)
  const writeRecord = async ({ list, id }: Place): Promise<void> => {
    const path = recordPath(list, id)
    const view = await writeFirstView(path, means)
    if (view === undefined) throw new Error(`${path} has no document.`)
    await write({ path, file: join(listPath(list), `${id}.html`), view })
  }
  const { dist, records } = options
  await Promise.all(lists.map((list) => mkdir(join(dist, listPath(list)), { recursive: true })))
  await writeAll(
    lists.flatMap((list) => records[list].map(({ objectID: id }) => ({ list, id }))),
    writeRecord,
  )
}

type Place = { readonly list: ListName; readonly id: string }

async function writeAll(
  [...places]: readonly Place[],
  write: (place: Place) => Promise<void>,
): Promise<void> {
  const batch = places.splice(0, BATCH)
  if (batch.length === 0) return
  await Promise.all(batch.map(write))
  await writeAll(places, write)
}
