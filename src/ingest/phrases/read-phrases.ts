import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { BuildCheckError } from '#ingest/sources/errors.ts'

export type Phrases = ReadonlyMap<string, readonly string[]>

export type PhraseLine = {
  readonly id: string
  readonly phrases: readonly string[]
  /** File and line number, for messages: `src/ingest/phrases/specs.txt:7`. */
  readonly place: string
}

/** What a set of phrases is for: the records of an index, other names of features, or features in other languages. */
export type PhraseSet = 'features' | 'aliases' | 'compat' | 'specs' | 'languages'

/** Sets with a file for each part of the platform or language. */
const folders: ReadonlySet<PhraseSet> = new Set(['compat', 'languages'])

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * The phrases by record, those of all languages together.
 * @throws {BuildCheckError} if a line breaks a rule of `README.md`
 */
export function readPhrases(set: PhraseSet): Phrases {
  const all = new Map<string, readonly string[]>()
  for (const { id, phrases } of readPhraseLines(set)) {
    all.set(id, [...new Set([...(all.get(id) ?? []), ...phrases])])
  }
  return all
}

/** @throws {BuildCheckError} if a line breaks a rule of `README.md` */
export function readPhraseLines(set: PhraseSet): readonly PhraseLine[] {
  const files = folders.has(set)
    ? readdirSync(join(folder, set)).map((name) => `${set}/${name}`)
    : [`${set}.txt`]
  return files
    .toSorted()
    .flatMap((file) => parsePhrases(file, readFileSync(join(folder, file), 'utf8')))
}

/**
 * Parses a file of phrases; `file` is its path in this folder.
 * @throws {BuildCheckError} if a line breaks a rule of `README.md`
 */
export function parsePhrases(file: string, text: string): readonly PhraseLine[] {
  const places = new Map<string, string>()
  let last = ''
  return text.split(/\r?\n/).flatMap((line, above) => {
    if (line === '' || line.startsWith('#')) return []
    const place = `src/ingest/phrases/${file}:${String(above + 1)}`
    const { id, phrases } = parseLine(line, { place, isOfAliases: file === 'aliases.txt' })
    const first = places.get(id)
    refuseIf(first !== undefined, place, `${id} has a line at ${first}. Join the two.`)
    refuseIf(id < last, place, `${id} comes after ${last}. Sort the lines by id, capitals first.`)
    const home = id.includes('.') ? `compat/${id.replace(/\..*/s, '')}.txt` : 'features.txt'
    const isOfFeatures = file === 'aliases.txt' || file.startsWith('languages/')
    const isHome = file === 'specs.txt' || file === home || (isOfFeatures && !id.includes('.'))
    refuseIf(!isHome, place, `${id} is in the wrong file. Move the line to ${home}.`)
    places.set(id, place)
    last = id
    return [{ id, phrases, place }]
  })
}

/** Phrases that only differ in case, punctuation and spaces are equal, except operators. */
export function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words || text.trim()
}

function parseLine(
  line: string,
  { place, isOfAliases }: { readonly place: string; readonly isOfAliases: boolean },
): Pick<PhraseLine, 'id' | 'phrases'> {
  const [, id = '', rest = ''] = /^([^\s:]+): (.+)$/.exec(line) ?? []
  const phrases = rest.split(';').map((phrase) => phrase.trim())
  refuseIf(
    phrases.includes(''),
    place,
    'this is not a line of phrases. Write an id, ": ", and phrases separated by "; ".',
  )
  // An alias is a name: "display: grid" and "display grid" are two.
  const plain = isOfAliases ? phrases : phrases.map(plainWords)
  const again = phrases.find((_, index) => plain.indexOf(plain[index] ?? '') < index)
  refuseIf(again !== undefined, place, `${id} has the phrase "${again}" twice. Remove one.`)
  return { id, phrases }
}

function refuseIf(isWrong: boolean, place: string, reason: string): void {
  if (isWrong) throw new BuildCheckError(`${place}: ${reason}`)
}
