import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The parsed content file of a built page; undefined if the page has no content files. */
export async function readContentFile(dist: string, name: string): Promise<unknown> {
  const assets = join(dist, 'assets')
  const names = await readdir(assets)
  const folder = names.find((one) => one.startsWith('content-'))
  if (folder === undefined) return undefined
  return JSON.parse(await readFile(join(assets, folder, name), 'utf8'))
}
