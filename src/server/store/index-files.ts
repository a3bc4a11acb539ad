import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

import type { IndexParts } from '#provider/background.ts'
import type { CachedIndex, IndexCache, IndexInput } from '#provider/index-cache.ts'

import { randomKey } from './data-folder.ts'

/**
 * Caches built indexes in files, `<id>.index`: a digest of the sources, a checksum, and the parts.
 * Ignores indexes with another digest or a wrong checksum.
 */
export function createIndexFiles(folder: string): IndexCache {
  let codeDigest: string | undefined
  return {
    find(source) {
      codeDigest ??= digestOfCode()
      const digest = digestOf(source, codeDigest)
      const path = join(folder, `${source.id}.index`)
      return {
        parts: readParts(path, digest),
        keep: (parts) => writeParts(path, digest, parts),
      }
    },
    retain(ids) {
      for (const [name, id] of filesIn(folder)) {
        if (!ids.has(Number(id))) remove(join(folder, name))
      }
    },
  }
}

function filesIn(folder: string): readonly (readonly [name: string, id: string])[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const id = /^(\d+)\.index$/.exec(name)?.[1]
      return id === undefined ? [] : [[name, id] as const]
    })
  } catch {
    // Nothing has been kept yet.
    return []
  }
}

/** The code that determines the content of an index, relative to this file. */
const codeFolders = ['../../engine/', '../../provider/protocol/parameters/']

function digestOfCode(): string {
  const hash = createHash('sha256')
  hash.update(`${process.version} ${endianness()}`)
  for (const folder of codeFolders.map((path) => new URL(path, import.meta.url))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((path) => path.endsWith('.ts')).toSorted()) {
      hash.update(`\n${name}\n`).update(readFileSync(new URL(name, folder)))
    }
  }
  return hash.digest('hex')
}

function digestOf({ shape, texts }: IndexInput, codeDigest: string): string {
  const hash = createHash('sha256').update(`${codeDigest}\n${shape}\n`)
  for (const text of texts) hash.update(text).update('\n')
  return hash.digest('hex')
}

const DIGITS = 64
const START = 2 * DIGITS

function checksum(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function readParts(path: string, digest: string): CachedIndex['parts'] {
  try {
    const file = readFileSync(path)
    if (file.toString('latin1', 0, DIGITS) !== digest) return undefined
    const content = file.subarray(START)
    if (file.toString('latin1', DIGITS, START) !== checksum(content)) return undefined
    const parts: IndexParts = deserialize(content)
    return parts
  } catch {
    // There is none, or it cannot be read: the index will be built.
    return undefined
  }
}

function writeParts(path: string, digest: string, parts: IndexParts): void {
  const draft = `${path}.${randomKey()}`
  try {
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
    const content = serialize(parts)
    writeFileSync(draft, Buffer.concat([Buffer.from(digest + checksum(content)), content]), {
      mode: 0o600,
    })
    renameSync(draft, path)
  } catch {
    // Such as a full disk, which writes to the store report.
    remove(draft)
  }
}

function remove(path: string): void {
  try {
    rmSync(path)
  } catch {
    // Searches do not need it.
  }
}
