import { VERSION } from '#lib/version.ts'

import type { MarkedText, NamedPlace } from './places.ts'
import { spelledWord } from './spelling.ts'
import { readTimeAt } from './times.ts'
import { LONGEST_PHRASE, type Meaning, vocabulary } from './vocabulary.ts'

export type QuestionTerm = Meaning & {
  readonly text: string
  /** Of a browser that is surely one. */
  readonly isSaid?: true
}

/** Longer texts are not questions; the limit bounds the time of parsing. */
const MOST_LETTERS = 160
const MOST_WORDS = 20

/**
 * The words of a question with their meanings.
 *
 * @param marked the text, in which browsers are marks
 * @param today `YYYY-MM-DD`; "this year" is relative to it
 * @returns undefined for a text that is too long for a question
 */
export function readQuestionTerms(
  { text, named }: MarkedText,
  today: string,
): readonly QuestionTerm[] | undefined {
  if (text.length > MOST_LETTERS) return undefined
  const words = wordsOf(text)
  if (words.length > MOST_WORDS) return undefined
  const spelled = words.map(spelledWord)
  const terms: QuestionTerm[] = []
  for (let place = 0; place < words.length;) {
    const browser = named[Number(/^‹(\d)›$/.exec(words[place] ?? '')?.[1])]
    if (browser !== undefined) {
      terms.push(...placeTerms(browser))
      place += 1
      continue
    }
    const { length, meaning } = readAt(spelled, place, today)
    terms.push({ ...meaning, text: words.slice(place, place + length).join(' ') })
    place += length
  }
  return terms
}

/** A browser with its version and its channel. Later versions are no single one. */
function placeTerms(named: NamedPlace): readonly QuestionTerm[] {
  const { group, phrase, place, number } = named
  const { version = number, isOpen, standing } = place
  const meanings: readonly Meaning[] = [
    { symbol: 'B', value: group },
    ...(isOpen ? [{ symbol: 'g', value: 'over' } as const] : []),
    ...(version === undefined ? [] : [{ symbol: 'V', value: version } as const]),
    ...(standing === undefined ? [] : [{ symbol: 'l', value: standing } as const]),
  ]
  return meanings.map((meaning) => Object.assign({ text: phrase, isSaid: true as const }, meaning))
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/([<>]=?|[≥≤])/g, ' $1 ')
    .replace(/(\d) ?(?:%|percent\b)/g, '$1% ')
    .split(/[\s,;?!"“”()]+/)
    .flatMap(splitHyphens)
    .filter((word) => word !== '')
}

/** "safari-only" is two words; "no-cors" is one, because "cors" has no meaning here. */
function splitHyphens(word: string): readonly string[] {
  if (!word.includes('-') || vocabulary.has(word)) return [word]
  const parts = word.split('-')
  return parts.every((part) => vocabulary.has(part)) ? parts : [word]
}

type Found = { readonly length: number; readonly meaning: Meaning }

function readAt(words: readonly string[], place: number, today: string): Found {
  const time = readTimeAt(words, place, today)
  if (time !== undefined) return { length: time.length, meaning: time }
  const [word = '', next = ''] = words.slice(place, place + 2)
  const edition = readEdition(word) ?? readEdition(`${word} ${next}`)
  if (edition !== undefined) return edition
  if (word === 'baseline' && beforeTimes.has(next) && readTimeAt(words, place + 2, today)) {
    return { length: 2, meaning: { symbol: 'a', value: word } }
  }
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const meaning = vocabulary.get(words.slice(place, place + length).join(' '))
    if (meaning !== undefined && place + length <= words.length) return { length, meaning }
  }
  return { length: 1, meaning: readNumber(word) ?? { symbol: 'w', value: word } }
}

/** "es5", "es2022", "es 13", "ecmascript 2020": the edition, by its name in web-features. */
function readEdition(text: string): Found | undefined {
  const [, space, digits] = /^(?:es|ecmascript)(\s?)(5\.1|\d|1\d|20[12]\d)$/.exec(text) ?? []
  if (digits === undefined || (text.startsWith('ecmascript') && space === '')) return undefined
  const number = Number(digits)
  const year = number > 2000 ? number : FIRST_EDITION + number
  const value = digits.startsWith('5')
    ? 'ECMAScript 5.1'
    : number < 6
      ? 'ECMAScript'
      : `ECMAScript ${year}`
  return { length: space === '' ? 1 : 2, meaning: { symbol: 'X', value } }
}

/** The sixth edition is of 2015, and since then there is one each year. */
const FIRST_EDITION = 2009

/** "Baseline in 2023" is a state, "became Baseline in 2023" an event. */
const beforeTimes: ReadonlySet<string> = new Set(['in', 'on', 'at', 'by'])

function readNumber(word: string): Meaning | undefined {
  const percent = /^(\d{1,3}(?:\.\d{1,3})?)%$/.exec(word)?.[1]
  if (percent !== undefined && Number(percent) <= 100) return { symbol: 'P', value: percent }
  const version = number.exec(word)?.[1]
  return version === undefined ? undefined : { symbol: 'V', value: version }
}

/** A version; four digits alone are a number of another kind: "rfc 9110". */
const number = new RegExp(String.raw`^(?!\d{4})${VERSION}$`)
