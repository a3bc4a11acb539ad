import { type PlainView, views } from '#contracts/views.ts'
import {
  type FirstView,
  isListPath,
  writeFirstView,
  writeWaitingView,
} from '#server/first-view/first-views.ts'
import { viewsAndLists } from '#server/seo/views.ts'

import { type DocumentOptions, openDocumentWriter } from './document-writer.ts'

/**
 * Writes a document for each view without a record, `features.html`, for hosts that know no rules.
 * Home and the pages of text hold their content. A list holds its frame, because a host has one
 * document for all of its searches.
 */
export async function writeViewDocuments(options: DocumentOptions): Promise<void> {
  const { means, write } = await openDocumentWriter(options)
  const contentOf = async ({ path, written }: PlainView): Promise<FirstView | undefined> => {
    if (isListPath(path)) return writeWaitingView(path, means.rendering)
    const isWritten = written !== undefined && path !== views.everything.path
    return isWritten ? writeFirstView(path, means) : undefined
  }
  await Promise.all(
    viewsAndLists.map(async (view) => {
      const { path } = view
      const name = path === views.home.path ? 'index' : path.slice(1)
      await write({ path, file: `${name}.html`, view: await contentOf(view) })
    }),
  )
}
