import { cp, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { packFiles } from '#offline/build/kept-version.ts'
import { keptPaths, type KeptVersion } from '#offline/contract/kept-site.ts'

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
  const { day, indices }: KeptVersion = JSON.parse(await readFile(list, 'utf8'))
  const place = { dist: to, base: '/', day }
  const version = await packFiles(place, { indices, contents: new Map() })
  await writeFile(list, JSON.stringify({ ...version, version: `${version.version}-R` }))
}
