import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  writeFileSync,
} from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A file on disk and its name in an archive. */
export type ArchivedFile = { readonly name: string; readonly path: string }

/** A file is no archive, or not a whole one. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/** Writes files into a new archive, `.tar.gz`, that only its owner can read, and flushes it. */
export async function writeArchive(file: string, files: readonly ArchivedFile[]): Promise<void> {
  const entries = await Promise.all(
    files.map(async ({ name, path }) => ({ name, path, size: (await stat(path)).size })),
  )
  await pipeline(
    Readable.from(blocksOf(entries)),
    createGzip({ level: 1 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

/**
 * Unpacks an archive of `writeArchive` completely, verified, and flushes the files.
 * @param placeOf the path for a name; undefined if the archive may not contain it
 * @throws {ArchiveError}
 */
export async function readArchive(
  file: string,
  placeOf: (name: string) => string | undefined,
): Promise<void> {
  const unpacker = new Unpacker(placeOf)
  try {
    await pipeline(createReadStream(file), createGunzip(), unpacker)
  } catch (error) {
    // The decompressor's own errors: the file was cut short or changed, or is no archive.
    const isOfFormat = error instanceof Error && 'code' in error && 'errno' in error
    if (!isOfFormat || !String(error.code).startsWith('Z_')) throw error
    throw new ArchiveError(error.message, { cause: error })
  } finally {
    unpacker.closeFile()
  }
}

/** The format consists of blocks: a header for each file, its content, and two empty blocks. */
const BLOCK = 512

type Entry = { readonly name: string; readonly size: number }

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

async function* blocksOf(entries: readonly (Entry & ArchivedFile)[]): AsyncIterable<Uint8Array> {
  for (const entry of entries) {
    yield headerOf(entry)
    yield* createReadStream(entry.path)
    yield Buffer.alloc(paddingOf(entry.size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0')

/** Where the fields of a header begin. */
const at = { mode: 100, user: 108, group: 116, size: 124, time: 136, sum: 148, type: 156 } as const

/** The sum of a header's bytes, with spaces in place of the sum. */
const sumOf = (block: Buffer): number =>
  Buffer.from(block)
    .fill(' ', at.sum, at.type)
    .reduce((sum, byte) => sum + byte, 0)

function headerOf({ name, size }: Entry): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name)
  block.write(octal(0o600, 7), at.mode)
  block.write(octal(0, 7), at.user)
  block.write(octal(0, 7), at.group)
  block.write(octal(size, 11), at.size)
  block.write(octal(Math.floor(Date.now() / 1000), 11), at.time)
  block.write('0', at.type)
  block.write('ustar\u{0}00', 257)
  block.write(`${octal(sumOf(block), 6)}\u{0} `, at.sum)
  return block
}

/** Undefined for the empty block at the end. */
function readHeader(block: Buffer): Entry | undefined {
  if (block.every((byte) => byte === 0)) return undefined
  const text = (from: number, to: number): string =>
    block.toString('latin1', from, to).split('\u{0}')[0] ?? ''
  if (Number.parseInt(text(at.sum, at.type), 8) !== sumOf(block)) {
    throw new ArchiveError('it is not of this format')
  }
  return { name: text(0, at.mode), size: Number.parseInt(text(at.size, at.time), 8) }
}

/** Takes the bytes of an archive in pieces of any length, and writes its files. */
class Unpacker extends Writable {
  readonly #placeOf: (name: string) => string | undefined
  #header = Buffer.alloc(0)
  #file: number | undefined
  /** Bytes that are missing of the content, and of the padding behind it. */
  #left = 0
  #padding = 0
  #isWhole = false

  constructor(placeOf: (name: string) => string | undefined) {
    super()
    this.#placeOf = placeOf
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    try {
      let rest = chunk
      while (rest.length > 0 && !this.#isWhole) rest = rest.subarray(this.#take(rest))
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }

  override _final(done: (error?: Error) => void): void {
    done(this.#isWhole ? undefined : new ArchiveError('its end is missing'))
  }

  closeFile(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  /** Returns how many of the bytes it has taken: one at least. */
  #take(bytes: Buffer): number {
    if (this.#left > 0) return this.#takeContent(bytes.subarray(0, this.#left))
    if (this.#padding > 0) {
      const taken = Math.min(this.#padding, bytes.length)
      this.#padding -= taken
      return taken
    }
    const part = bytes.subarray(0, BLOCK - this.#header.length)
    this.#header = Buffer.concat([this.#header, part])
    if (this.#header.length === BLOCK) this.#begin(readHeader(this.#header))
    return part.length
  }

  #takeContent(part: Buffer): number {
    if (this.#file !== undefined) writeFileSync(this.#file, part)
    this.#left -= part.length
    if (this.#left === 0) this.#end()
    return part.length
  }

  #begin(entry: Entry | undefined): void {
    this.#header = Buffer.alloc(0)
    this.#isWhole = entry === undefined
    if (entry === undefined) return
    const path = this.#placeOf(entry.name)
    if (path === undefined) throw new ArchiveError(`it contains "${entry.name}"`)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    this.#file = openSync(path, 'wx', 0o600)
    this.#left = entry.size
    this.#padding = paddingOf(entry.size)
    if (entry.size === 0) this.#end()
  }

  #end(): void {
    if (this.#file !== undefined) fsyncSync(this.#file)
    this.closeFile()
  }
}
