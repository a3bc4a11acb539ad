import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { escapeXml } from '#lib/xml.ts'

import { DEFAULT_SITE_URL } from '../environment/page-environment.ts'

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
