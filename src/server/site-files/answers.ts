import { openSearchFile } from '#server/suggest/suggest.ts'

import { compressResponse } from '../http/compress.ts'
import { revalidate } from '../http/headers.ts'
import { isSiteFile, siteFileType } from './files.ts'
import { readRebased } from './rebase.ts'

/** A text under a name that it keeps. */
const answerText = (request: Request, path: string, text: string): Promise<Response> =>
  compressResponse(
    request,
    new Response(text, {
      headers: { 'Content-Type': siteFileType(path), 'Cache-Control': revalidate },
    }),
  )

/** Where browsers find our own server's completions; the file of the build is for hosts that have none. */
export const answerOpenSearch = (request: Request, siteUrl: string): Promise<Response> =>
  answerText(request, '/opensearch.xml', openSearchFile({ siteUrl, hasSuggestions: true }))

/** A sitemap, feed or other such file of a page that was built for no address; undefined where there is none. */
export async function answerRebased(request: Request, dist: string): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url)
  const text = isSiteFile(pathname) ? await readRebased(dist, pathname, origin) : undefined
  return text === undefined ? undefined : answerText(request, pathname, text)
}
