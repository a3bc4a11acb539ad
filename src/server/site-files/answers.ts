import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isoDay } from '#lib/dates.ts'
import { escapeXml } from '#lib/formats/xml.ts'
import { DEFAULT_SITE_URL } from '#server/environment/page-environment.ts'
import { compressResponse } from '#server/http/compress.ts'
import { revalidate } from '#server/http/headers.ts'
import { openSearchFile } from '#server/suggest/suggest.ts'

import { isSiteFile, siteFileType } from './files.ts'
import { isDatedFile, untilDay } from './until-day.ts'

/**
 * Replaces the default address in a file.
 * @param siteUrl without a trailing slash
 */
export const rebase = (text: string, siteUrl: string): string =>
  text.replaceAll(DEFAULT_SITE_URL, () => escapeXml(siteUrl))

/** Reads and rebases a file; undefined if it does not exist. */
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

const answerText = (request: Request, path: string, text: string): Promise<Response> =>
  compressResponse(
    request,
    new Response(text, {
      headers: { 'Content-Type': siteFileType(path), 'Cache-Control': revalidate },
    }),
  )

/** With our own suggestions; the build's file is for hosts without them. */
export const answerOpenSearch = (request: Request, siteUrl: string): Promise<Response> =>
  answerText(request, '/opensearch.xml', openSearchFile({ siteUrl, hasSuggestions: true }))

/**
 * Answers for a site file that depends on the request: on its address, if the page was built
 * without one, or on its day. Undefined for any other file, and if there is no such file.
 */
export async function answerSiteFile(
  request: Request,
  { dist, siteUrl }: { readonly dist: string; readonly siteUrl: string | undefined },
): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url)
  const isDated = isDatedFile(pathname)
  if (!isSiteFile(pathname) || (siteUrl !== undefined && !isDated)) return undefined
  // With a known address, the build has written it.
  const own = siteUrl === undefined ? origin : DEFAULT_SITE_URL
  const text = await readRebased(dist, pathname, own)
  if (text === undefined) return undefined
  return answerText(request, pathname, isDated ? untilDay(text, isoDay(Date.now() / 1000)) : text)
}
