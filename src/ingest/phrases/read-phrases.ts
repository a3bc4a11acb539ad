import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { BuildCheckError } from '#ingest/sources/errors.ts'

/** Phrases by the id of the record that they lead to. */
export type Phrases = ReadonlyMap<string, readonly string[]>

/** A line of a file of phrases. */
export type PhraseLine = {
  readonly id: string
  readonly phrases: readonly string[]
  /** The file, from the root of the project, and the number of the line: `src/ingest/phrases/specs.txt:7`. */
  readonly place: string
}

/** The indices whose records have phrases. */
export type PhraseIndex = 'features' | 'compat' | 'specs'

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Reads the phrases of an index.
 * @throws {BuildCheckError} where a line breaks a rule of `README.md`.
 */
export function readPhrases(index: PhraseIndex): Phrases {
  return new Map(readPhraseLines(index).map(({ id, phrases }) => [id, phrases]))
}

/** Reads the lines of an index, file by file, and throws as `readPhrases` does. */
export function readPhraseLines(index: PhraseIndex): readonly PhraseLine[] {
  const files =
    index === 'compat'
      ? readdirSync(join(folder, 'compat')).map((name) => `compat/${name}`)
      : [`${index}.txt`]
  return files
    .toSorted()
    .flatMap((file) => parsePhrases(file, readFileSync(join(folder, file), 'utf8')))
}

/**
 * Parses a file of phrases, named by its path from this folder.
 * @throws {BuildCheckError} where a line breaks a rule of `README.md`; the message names the line and the remedy.
 */
export function parsePhrases(file: string, text: string): readonly PhraseLine[] {
  const places = new Map<string, string>()
  let last = ''
  return text.split(/\r?\n/).flatMap((line, above) => {
    if (line === '' || line.startsWith('#')) return []
    const place = `src/ingest/phrases/${file}:${String(above + 1)}`
    const { id, phrases } = parseLine(line, place)
    const first = places.get(id)
    refuseIf(first !== undefined, place, `${id} has a line at ${first}. Join the two.`)
    refuseIf(id < last, place, `${id} comes after ${last}. Sort the lines by id, capitals first.`)
    const home = id.includes('.') ? `compat/${id.replace(/\..*/s, '')}.txt` : 'features.txt'
    const isHome = file === 'specs.txt' || file === home
    refuseIf(!isHome, place, `${id} is in the wrong file. Move the line to ${home}.`)
    places.set(id, place)
    last = id
    return [{ id, phrases, place }]
  })
}

/** A text without case, signs and further spaces: two phrases that differ in these alone are one. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function parseLine(line: string, place: string): Pick<PhraseLine, 'id' | 'phrases'> {
  const [, id = '', rest = ''] = /^([^\s:]+): (.+)$/.exec(line) ?? []
  const phrases = rest.split(';').map((phrase) => phrase.trim())
  refuseIf(
    phrases.includes(''),
    place,
    'this is not a line of phrases. Write an id, ": ", and phrases separated by "; ".',
  )
  const plain = phrases.map(plainWords)
  const again = phrases.find((_, index) => plain.indexOf(plain[index] ?? '') < index)
  refuseIf(again !== undefined, place, `${id} has the phrase "${again}" twice. Remove one.`)
  return { id, phrases }
}

function refuseIf(isWrong: boolean, place: string, reason: string): void {
  if (isWrong) throw new BuildCheckError(`${place}: ${reason}`)
}
