import { writtenViews } from '#contracts/first-answers.ts'
import { viewPaths } from '#contracts/paths.ts'
import {
  type FirstView,
  isListPath,
  writeFirstView,
  writeWaitingView,
} from '#server/first-view/first-views.ts'
import { plainViews } from '#server/seo/views.ts'

import { type DocumentOptions, openDocumentWriter } from './document-writer.ts'

/**
 * Writes a document for each view without a record, `features.html`, for hosts that know no rules.
 * Home and the pages of text hold their content. A list holds its frame, because a host has one
 * document for all of its searches.
 */
export async function writeViewDocuments(options: DocumentOptions): Promise<void> {
  const { means, write } = await openDocumentWriter(options)
  const viewAt = async (path: string): Promise<FirstView | undefined> => {
    if (isListPath(path)) return writeWaitingView(path, means.rendering)
    const isWritten = writtenViews.has(path) && path !== viewPaths.everything
    return isWritten ? writeFirstView(path, means) : undefined
  }
  await Promise.all(
    plainViews.map(async ({ path }) => {
      const name = path === viewPaths.home ? 'index' : path.slice(1)
      await write({ path, file: `${name}.html`, view: await viewAt(path) })
    }),
  )
}
