import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { escapeXml } from '#lib/formats/xml.ts'
import { DEFAULT_SITE_URL } from '#server/environment/page-environment.ts'
import { compressResponse } from '#server/http/compress.ts'
import { revalidate } from '#server/http/headers.ts'
import { openSearchFile } from '#server/suggest/suggest.ts'

import { isSiteFile, siteFileType } from './files.ts'

/**
 * The text of a file that was written for a site of unknown address, for the one under which it is asked for.
 *
 * @param siteUrl that address, without a slash at the end.
 */
export const rebase = (text: string, siteUrl: string): string =>
  text.replaceAll(DEFAULT_SITE_URL, () => escapeXml(siteUrl))

/** The same, of a file below a folder; undefined where there is none. */
export async function readRebased(
  folder: string,
  path: string,
  siteUrl: string,
): Promise<string | undefined> {
  try {
    return rebase(await readFile(join(folder, path), 'utf8'), siteUrl)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

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
