import { browserPhrases, otherPhrases, type PhrasesByMeaning } from '#lib/browser-names.ts'

import { asking, statusBefore, statusPhrases, withAskingWords } from './asking-words.ts'
import table from './vocabulary.json' with { type: 'json' }

/**
 * The meanings of words and phrases in a question, one character each, so that rules are patterns
 * of characters. `vocabulary.json` has the phrases of each, separated by bars:
 * - `B` browser, `A` area, `O` organisation;
 * - `m` missing, `k` blocked, `o` only, `x` except, `e` every browser, `s` supported, `!` not, `0`
 *   no;
 * - `n` new, `l` status of a release, `r` releases, `v` other words of releases, `T` since or before;
 * - `b` Baseline, `N` Baseline status, `c` caveat, `j` "flag" alone, `d` removed, `D` status of an
 *   entry;
 * - `u` usage, `g` more or less than, `z` specifications;
 * - `F` what the question is about ("features"), `i` a word without meaning here, `|` or;
 * - `a` as of a day, `y` nearly Baseline;
 * - `X` edition of ECMAScript, `V` version, `Y` year, `M` month, `E` day, `P` percentage; parsed, not listed here;
 * - `w` any other word.
 */
export type TermSymbol =
  | keyof typeof words
  | ('B' | 'A' | 'O' | 'l' | 'N' | 'c' | 'D' | 'g' | 'T' | 'X' | 'V' | 'Y' | 'M' | 'E' | 'P' | 'w')

export type Meaning = { readonly symbol: TermSymbol; readonly value: string }

const { words, ...phrases } = table

/** Names that also mean something else, and alone do not ask for releases. */
export const ambiguousNames: ReadonlySet<string> = new Set([
  ...asking.doubtfulBrowsers.split('|'),
  'android',
  'ios',
  'iphone',
  'ipad',
  'samsung',
])

/** As the lists name them. */
export const areaNames: readonly string[] = Object.keys(phrases.areas)
export const organisationNames: readonly string[] = Object.keys(phrases.organisations)

/** Every phrase with its meaning, in lower case and without apostrophes. */
export const vocabulary: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(words).flatMap(([letter, texts]) =>
    // The bar is a symbol too, but is part of no phrase.
    entriesOf(isSymbol(letter) ? letter : 'w', { '': withAskingWords(texts) }),
  ),
  ...entriesOf('B', browserPhrases),
  ...entriesOf('B', otherPhrases),
  ...entriesOf('A', phrases.areas),
  ...entriesOf('O', phrases.organisations),
  ...entriesOf('l', { ...statusPhrases, planned: 'upcoming|planned' }),
  ...entriesOf('l', statusBefore),
  ...entriesOf('N', phrases.baselineStatuses),
  ...entriesOf('c', phrases.caveats),
  ...entriesOf('D', phrases.entryStatuses),
  ...entriesOf('g', phrases.comparators),
  ...entriesOf('T', phrases.times),
])

/** In lower case, without apostrophes and the signs at the end. */
export const plainText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replace(/[?!.]+$/, '')
    .replaceAll(/\s+/g, ' ')

function entriesOf(symbol: TermSymbol, meanings: PhrasesByMeaning): readonly [string, Meaning][] {
  return Object.entries(meanings).flatMap(([value, texts]) =>
    texts.split('|').map((text): [string, Meaning] => [text, { symbol, value }]),
  )
}

function isSymbol(letter: string): letter is keyof typeof words {
  return Object.hasOwn(words, letter)
}

export const LONGEST_PHRASE = 4
