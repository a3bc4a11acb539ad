import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ListName } from '#catalogue/index.ts'
import { listPath, recordPath } from '#contracts/paths.ts'
import type { RecordsByIndex } from '#provision/source.ts'
import { createAskedProvider } from '#server/first-view/ask.ts'
import { writeFirstView } from '#server/first-view/first-views.ts'
import { loadRenderer } from '#server/first-view/renderer.ts'
import { withView } from '#server/first-view/with-view.ts'
import { headMarkup, withBase, withHead } from '#server/seo/head-markup.ts'
import { createHeads } from '#server/seo/heads.ts'
import { createSiteLookup } from '#server/seo/lookup.ts'

import { fillInMemory } from './fill-in-memory.ts'

export type PrerenderOptions = {
  readonly dist: string
  readonly lists: readonly ListName[]
  readonly records: RecordsByIndex
  readonly siteUrl: string | undefined
  /** The path of the site: "/" unless given. */
  readonly base?: string
}

/** Limits memory: the number of documents in progress at the same time. */
const BATCH = 50

/**
 * Writes a document for each record, `features/grid.html`, with our server's head and view. Static
 * hosts serve it at `/features/grid`, without a redirect.
 */
export async function prerender({
  dist,
  lists,
  records,
  siteUrl,
  base = '/',
}: PrerenderOptions): Promise<void> {
  const [html, rendering, { provider, keys }] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    loadRenderer(dist, base),
    fillInMemory(records),
  ])
  const means = { rendering, provider: createAskedProvider(provider, keys) }
  const headOf = createHeads({
    lookup: createSiteLookup(provider, keys),
    loadRedirects: async () => noRedirects,
  })
  const write = async ({ list, id }: Place): Promise<void> => {
    const path = recordPath(list, id)
    const [found, view] = await Promise.all([
      headOf(new URL(path, 'http://localhost')),
      writeFirstView(path, means),
    ])
    if (view === undefined || !('head' in found)) throw new Error(`${path} has no document.`)
    const document = withHead(withView(html, view), headMarkup(found.head, siteUrl))
    await writeFile(join(dist, listPath(list), `${id}.html`), withBase(document, base))
  }
  await Promise.all(lists.map((list) => mkdir(join(dist, listPath(list)), { recursive: true })))
  await writeAll(
    lists.flatMap((list) => records[list].map(({ objectID: id }) => ({ list, id }))),
    write,
  )
}

const noRedirects = { features: {}, specs: {} }

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
