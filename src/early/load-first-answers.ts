import type { FirstAnswers } from '#contracts/first-answers.ts'
import { fetchFile } from '#search/transport/early-files.ts'
import { readMarkedTexts } from '#search/transport/marked-texts.ts'

import { readDocument, showsEarlierDay } from './document-answers.ts'
import { earlyAnswers, earlySearches } from './early-search.ts'

/** Milliseconds to wait for the code of the view before React renders a fallback. */
const VIEW_WAIT = 300

/** Milliseconds to wait for answers while the document shows those of an earlier day. */
const ANSWER_WAIT = 15_000

const waited = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

type FirstView = {
  readonly first: FirstAnswers | undefined
  /** Whether the server wrote the markup of the view, which can be hydrated. */
  readonly isWritten: boolean
}

/**
 * Waits until the first view can be rendered. Hydration needs the code of the view and the files
 * that the server rendered it with; until then the document can be read and followed as it is.
 * Without markup, the view is rendered after a short wait, with the answers that have arrived.
 *
 * @param href path and query string of the page
 * @param viewLoaded settles when the code of the view is loaded
 */
export async function loadFirstAnswers(
  href: string,
  viewLoaded: Promise<unknown>,
): Promise<FirstView> {
  const written = readDocument(href)
  if (written === undefined) {
    if (import.meta.env.VITE_STANDALONE === '1' && showsEarlierDay(href)) {
      await Promise.race([earlySearches(), waited(ANSWER_WAIT)])
    }
    await Promise.race([viewLoaded, waited(VIEW_WAIT)])
    return { first: earlyAnswers(href), isWritten: false }
  }
  for (const { answer } of written.searches) readMarkedTexts(answer)
  const [files] = await Promise.all([loadFiles(written.files), viewLoaded])
  return { first: { ...written, files }, isWritten: true }
}

async function loadFiles(urls: readonly string[]): Promise<FirstAnswers['files']> {
  return Object.fromEntries((await Promise.all(urls.map(loadFile))).flat())
}

async function loadFile(url: string): Promise<readonly (readonly [string, unknown])[]> {
  try {
    const value: unknown = await (await fetchFile(url)).json()
    return [[url, value]]
  } catch {
    // The view states what it cannot show.
    return []
  }
}
