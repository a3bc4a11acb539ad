import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { writtenViews } from '#contracts/first-answers.ts'
import { viewPaths } from '#contracts/paths.ts'
import { createAskedProvider } from '#server/first-view/ask.ts'
import { isListPath, writeFirstView, writeWaitingView } from '#server/first-view/first-views.ts'
import type { FirstView } from '#server/first-view/first-views.ts'
import { loadRenderer } from '#server/first-view/renderer.ts'
import { withView } from '#server/first-view/with-view.ts'
import { headMarkup, withBase, withHead } from '#server/seo/head-markup.ts'
import { createHeads } from '#server/seo/heads.ts'
import { createSiteLookup } from '#server/seo/lookup.ts'
import { plainViews } from '#server/seo/views.ts'

import { fillInMemory } from './fill-in-memory.ts'
import type { PrerenderOptions } from './prerender.ts'

/**
 * Writes a document for each view without a record, `features.html`, for hosts that know no rules.
 * Home and the pages of text hold their content. A list holds its frame, because a host has one
 * document for all of its searches.
 */
export async function writeViewDocuments({
  dist,
  records,
  siteUrl,
  base = '/',
}: Omit<PrerenderOptions, 'lists'>): Promise<void> {
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
  const viewAt = async (path: string): Promise<FirstView | undefined> => {
    if (isListPath(path)) return writeWaitingView(path, rendering)
    const isWritten = writtenViews.has(path) && path !== viewPaths.everything
    return isWritten ? writeFirstView(path, means) : undefined
  }
  await Promise.all(
    plainViews.map(async ({ path }) => {
      const found = await headOf(new URL(path, 'http://localhost'))
      if (!('head' in found)) throw new Error(`${path} has no document.`)
      const view = await viewAt(path)
      const filled = view === undefined ? html : withView(html, view)
      const document = withHead(filled, headMarkup(found.head, siteUrl))
      const name = path === viewPaths.home ? 'index' : path.slice(1)
      await writeFile(join(dist, `${name}.html`), withBase(document, base))
    }),
  )
}

const noRedirects = { features: {}, specs: {} }
