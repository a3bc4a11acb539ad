import type { FirstAnswers, WrittenAnswers } from '#contracts/first-answers.ts'
import { fetchFile } from '#search/transport/early-files.ts'

/**
 * The first answers with the files that the server rendered the view with. Hydration needs them; until
 * then the document can be read and followed as it is.
 */
export async function loadFirstAnswers(written: WrittenAnswers): Promise<FirstAnswers> {
  const files = await Promise.all(written.files.map(loadFile))
  return { ...written, files: Object.fromEntries(files.flat()) }
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
