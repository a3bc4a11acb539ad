import { isoDay, secondsOf } from '#lib/dates.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { VERSION } from '#lib/version.ts'

import { LONGEST_PHRASE, type Meaning, vocabulary } from './vocabulary.ts'

export type QuestionTerm = Meaning & {
  readonly text: string
  /** Whether a misspelling was corrected to get the meaning. */
  readonly isCorrected: boolean
}

/** Longer texts are not questions; the limit bounds the time of parsing. */
const MOST_LETTERS = 160
const MOST_WORDS = 20

/**
 * @param today `YYYY-MM-DD`; "this year" is relative to it
 * @returns undefined for a text that is too long for a question
 */
export function readQuestionTerms(
  text: string,
  today: string,
): readonly QuestionTerm[] | undefined {
  if (text.length > MOST_LETTERS) return undefined
  const words = wordsOf(text)
  if (words.length > MOST_WORDS) return undefined
  const spelled = words.map(spelledWord)
  const terms: QuestionTerm[] = []
  for (let place = 0; place < words.length;) {
    const { length, meaning } = readAt(spelled, place, today)
    const typed = words.slice(place, place + length)
    const isCorrected = typed.some((word, index) => word !== spelled[place + index])
    terms.push({
      ...meaning,
      text: typed.join(' '),
      isCorrected: isCorrected && meaning.symbol !== 'w',
    })
    place += length
  }
  return terms
}

/** The number of a month by its name in lower case, whole or short: "03" of "march" and "mar". */
export const readMonth = (name: string): string | undefined =>
  monthName.test(name) ? monthNumber(name) : undefined

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

type Reading = { readonly length: number; readonly meaning: Meaning }

function readAt(words: readonly string[], place: number, today: string): Reading {
  const time = readTimeAt(words, place, today)
  if (time !== undefined) return time
  const [word = '', next = ''] = words.slice(place, place + 2)
  const edition = readEdition(word) ?? readEdition(`${word} ${next}`)
  if (edition !== undefined) return edition
  if (word === 'baseline' && beforeTimes.has(next) && isTimeAt(words, place + 2, today)) {
    return { length: 2, meaning: { symbol: 'a', value: word } }
  }
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const meaning = vocabulary.get(words.slice(place, place + length).join(' '))
    if (meaning !== undefined && place + length <= words.length) return { length, meaning }
  }
  return { length: 1, meaning: readNumber(word) ?? { symbol: 'w', value: word } }
}

/** "es5", "es2022", "es 13", "ecmascript 2020": the edition, by its name in web-features. */
function readEdition(text: string): Reading | undefined {
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

function isTimeAt(words: readonly string[], place: number, today: string): boolean {
  return readTimeAt(words, place, today) !== undefined || isYear(words[place] ?? '')
}

function readTimeAt(words: readonly string[], place: number, today: string): Reading | undefined {
  const [word = '', next = '', last = ''] = words.slice(place, place + 3)
  return (
    readDay(word, next, last) ??
    readSpan(words.slice(place, place + 3), today) ??
    readTime(word, next, today) ??
    (since.has(words[place - 1] ?? '') ? readLatestMonth(word, today) : undefined)
  )
}

const since: ReadonlySet<string> = new Set(['since', 'after'])
const units: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/** "Last 3 months": the day on which that time began. */
function readSpan([word = '', count = '', unit = '']: readonly string[], today: string) {
  const days = Number(count) * (units[unit.replace(/s$/, '')] ?? Number.NaN)
  const isMeant = /^(?:last|past)$/.test(word) && days > 0 && days < MOST_DAYS
  if (!isMeant) return undefined
  const value = isoDay((secondsOf(today) ?? 0) - days * 86_400)
  return { length: 3, meaning: { symbol: 'E', value } } as const
}

const MOST_DAYS = 10_000

/** "Since September": the latest month of that name. */
function readLatestMonth(word: string, today: string): Reading | undefined {
  if (!monthName.test(word)) return undefined
  const year = Number(today.slice(0, 4)) - (monthNumber(word) > today.slice(5, 7) ? 1 : 0)
  return { length: 1, meaning: { symbol: 'M', value: `${year}-${monthNumber(word)}` } }
}

/** "2024-01-01", "1 January 2024", "Jan 1st 2024". */
function readDay(word: string, next: string, last: string): Reading | undefined {
  if (secondsOf(word) !== undefined) return { length: 1, meaning: { symbol: 'E', value: word } }
  const [name, number] = monthName.test(word) ? [word, next] : [next, word]
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(number)?.[1]
  if (day === undefined || !monthName.test(name) || !isYear(last)) return undefined
  const value = `${last}-${monthNumber(name)}-${day.padStart(2, '0')}`
  return secondsOf(value) === undefined ? undefined : { length: 3, meaning: { symbol: 'E', value } }
}

function monthNumber(name: string): string {
  return String(months.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthName =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/

function readTime(word: string, next: string, today: string): Reading | undefined {
  if (monthName.test(word) && isYear(next)) {
    return { length: 2, meaning: { symbol: 'M', value: `${next}-${monthNumber(word)}` } }
  }
  if (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(word)) {
    return { length: 1, meaning: { symbol: 'M', value: word } }
  }
  const [year, month] = today.split('-').map(Number)
  if (year === undefined || month === undefined) return undefined
  const back = { this: 0, last: 1 }[word]
  if (back === undefined) return undefined
  if (next === 'year') return { length: 2, meaning: { symbol: 'Y', value: String(year - back) } }
  if (next !== 'month') return undefined
  const count = year * 12 + month - 1 - back
  const value = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  return { length: 2, meaning: { symbol: 'M', value } }
}

function isYear(word: string): boolean {
  return /^(?:199\d|20[0-4]\d)$/.test(word)
}

function readNumber(word: string): Meaning | undefined {
  if (isYear(word)) return { symbol: 'Y', value: word }
  const percent = /^(\d{1,3}(?:\.\d{1,3})?)%$/.exec(word)?.[1]
  if (percent !== undefined && Number(percent) <= 100) return { symbol: 'P', value: percent }
  const version = number.exec(word)?.[1]
  return version === undefined ? undefined : { symbol: 'V', value: version }
}

/** A version; four digits alone are a number of another kind: "rfc 9110". */
const number = new RegExp(String.raw`^(?!\d{4})${VERSION}$`)

/** The words of phrases that are long enough to be recognized when misspelled. */
const longWords: readonly string[] = [
  ...new Set([...vocabulary.keys()].flatMap((phrase) => phrase.split(' '))),
].filter((word) => word.length >= 5)
const allWords: ReadonlySet<string> = new Set(
  [...vocabulary.keys()].flatMap((phrase) => phrase.split(' ')),
)

/** Words of the web platform that resemble question words. */
const lookalikes: ReadonlySet<string> = new Set(
  (
    'remove removes release change changed block prefix support working expect accept globals drafts shape shapes ' +
    'stable worker workers users below flagship mission filter float chroma edges years'
  ).split(' '),
)

/** Corrects a word that differs by one letter, or by two from eight letters on. */
function spelledWord(word: string): string {
  if (word.length < 5 || allWords.has(word) || lookalikes.has(word)) return word
  const most = word.length < 8 ? 1 : 2
  const near = longWords.find(
    (other) =>
      other[0] === word[0] &&
      Math.abs(other.length - word.length) <= most &&
      editDistance(word, other) <= most,
  )
  return near ?? word
}
