import { createHash } from 'node:crypto'
import { cp, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { KeptFile, KeptVersion } from '#contracts/kept-site.ts'
import { keptPaths } from '#contracts/kept-site.ts'

/** The last seven letters of a script's name. */
const hashes = /-\w?[\w-]{6}(?=\.js\b)/g

/** One letter more: a file with another content must not keep its name. */
const renewed = (text: string): string => text.replaceAll(hashes, (hash) => `-R${hash.slice(1)}`)

/** Writes a later version of a built site: the same page with scripts of other names. */
export async function writeRenewedSite(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const names = await readdir(to, { recursive: true })
  const texts = names.filter((name) => /^[^.].*\.(?:js|html)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const path = join(to, name)
      await writeFile(path, renewed(await readFile(path, 'utf8')))
      if (renewed(name) !== name) await rename(path, join(to, renewed(name)))
    }),
  )
  const list = join(to, keptPaths.version)
  const version: KeptVersion = JSON.parse(renewed(await readFile(list, 'utf8')))
  const files = await Promise.all(version.files.map((file) => describe(to, file)))
  await writeFile(list, JSON.stringify({ ...version, version: `${version.version}-R`, files }))
}

async function describe(folder: string, file: KeptFile): Promise<KeptFile> {
  if (!file.url.endsWith('.js')) return file
  const content = await readFile(join(folder, file.url))
  const digest = createHash('sha256').update(content).digest('base64')
  return { ...file, integrity: `sha256-${digest}` }
}
