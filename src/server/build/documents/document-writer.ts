import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { RecordsByIndex } from '#provision/source.ts'
import { fillInMemory } from '#server/build/fill-in-memory.ts'
import { createAskedProvider } from '#server/first-view/ask.ts'
import type { FirstView } from '#server/first-view/first-views.ts'
import { loadRenderer } from '#server/first-view/renderer.ts'
import { withView } from '#server/first-view/with-view.ts'
import { headMarkup, withBase, withHead } from '#server/seo/head-markup.ts'
import { createHeads } from '#server/seo/heads.ts'
import { createSiteLookup } from '#server/seo/lookup.ts'

export type DocumentOptions = {
  readonly dist: string
  readonly records: RecordsByIndex
  readonly siteUrl: string | undefined
  /** The path of the site: "/" unless given. */
  readonly base?: string
}

type PageDocument = {
  /** The path of the page. */
  readonly path: string
  /** The name of the file within the build. */
  readonly file: string
  /** Without one, the document has only a head. */
  readonly view: FirstView | undefined
}

/** What renders views of a build, and writes them as documents for static hosts. */
export async function openDocumentWriter({ dist, records, siteUrl, base = '/' }: DocumentOptions) {
  const [html, rendering, { provider, keys }] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    loadRenderer(dist, base),
    fillInMemory(records),
  ])
  const headOf = createHeads({
    lookup: createSiteLookup(provider, keys),
    loadRedirects: async () => noRedirects,
  })
  return {
    means: { rendering, provider: createAskedProvider(provider, keys) },
    /** @throws {Error} if the page has no head: it does not exist */
    write: async ({ path, file, view }: PageDocument): Promise<void> => {
      const found = await headOf(new URL(path, 'http://localhost'))
      if (!('head' in found)) throw new Error(`${path} has no document.`)
      const filled = view === undefined ? html : withView(html, view)
      const document = withHead(filled, headMarkup(found.head, siteUrl))
      await writeFile(join(dist, file), withBase(document, base))
    },
  }
}

const noRedirects = { features: {}, specs: {}, compat: {} }
