import type { Intent, Question } from './question.ts'
import type { Term } from './read-terms.ts'
import { readTerms } from './read-terms.ts'
import type { Rule } from './rules.ts'
import { rules } from './rules.ts'
import { ambiguousNames } from './vocabulary.ts'

/** Below this confidence a text is taken for words alone. */
export const CONFIDENT = 0.6

/** What lowers the confidence, in the order of how much it does. */
const doubts = {
  /** A weak sign of a question among other words: "flags" beside "regex", "deprecated" beside "elements". */
  weakSignWithWords: 0.5,
  /** Each word to search for: a question is mostly made of the words of a question. */
  word: 0.1,
  /** A spelling mistake in a word that counts. */
  mistake: 0.1,
} as const

/**
 * What a text asks for: "css missing in safari" is an area and a filter, "new in 2025 animation" a filter and a word. A
 * pure function of the text and the day; it reads no data, so that an answer may turn out to be empty.
 *
 * Every word that can be a part of a question has to have its place in what was understood. "Only" in "only child", or
 * "Chrome" in "supported in chrome but not in safari", has none, and the text is no question then.
 *
 * @param today `YYYY-MM-DD`, the visitor's day.
 * @returns undefined for a text that is no question, or that no list has filters for.
 */
export function readQuestion(text: string, today: string): Question | undefined {
  const terms = readTerms(text, today)
  if (terms === undefined) return undefined
  const found = understand(terms, today)
  if (found === undefined) return undefined
  const rest = restOf(terms)
  const confidence = confidenceOf(terms, found, rest)
  return confidence < CONFIDENT ? undefined : { intents: found.intents, rest, confidence }
}

/** Their place in a text means nothing: they are taken out of the symbols before the rules read them. */
const transparent: ReadonlySet<string> = new Set(['i', 'A', 'F'])

type Understood = { readonly intents: readonly Intent[]; readonly isWeak: boolean }

function understand(terms: readonly Term[], today: string): Understood | undefined {
  const areas = [...new Set(terms.filter(({ symbol }) => symbol === 'A').map(({ value }) => value))]
  const others = terms.filter(({ symbol }) => !transparent.has(symbol))
  const read = applyRules(others, today)
  if (read === undefined || areas.length > 1) return undefined
  const intents = [...read.intents, ...areas.map((area): Intent => ({ kind: 'area', area }))]
  if (read.intents.length === 0) {
    const alone = aloneIntents(terms, areas[0])
    return alone && { intents: alone, isWeak: true }
  }
  const isSound = hasSubject(intents, terms) && areOfOneList(intents)
  return isSound ? { intents, isWeak: read.isWeak } : undefined
}

/** Applies each rule once. Undefined where a word of a question remains that no rule has read. */
function applyRules(terms: readonly Term[], today: string): Understood | undefined {
  let symbols = terms.map(({ symbol }) => symbol).join('')
  const intents: Intent[] = []
  const used: Rule[] = []
  for (const rule of rules) {
    const match = rule.pattern.exec(symbols)
    if (match === null) continue
    const end = match.index + match[0].length
    const intent = rule.read(terms.slice(match.index, end), today)
    if (intent === undefined) continue
    intents.push(intent)
    used.push(rule)
    symbols = symbols.slice(0, match.index) + '_'.repeat(match[0].length) + symbols.slice(end)
  }
  const isWhole = intents.length === 0 ? true : /^[_w|]*$/.test(symbols)
  return isWhole ? { intents, isWeak: used.every(({ isWeak }) => isWeak === true) } : undefined
}

/** What asks for something although no rule says so: "css", "new in css", "baseline css features". */
function aloneIntents(
  terms: readonly Term[],
  area: string | undefined,
): readonly Intent[] | undefined {
  const symbols = terms.map(({ symbol }) => symbol).filter((symbol) => symbol !== 'i')
  const others = symbols.filter((symbol) => symbol !== 'A' && symbol !== 'F').join('')
  const areas: readonly Intent[] = area === undefined ? [] : [{ kind: 'area', area }]
  if (others === 'b' && symbols.includes('F')) {
    return [{ kind: 'baseline', statuses: ['newly', 'widely'] }, ...areas]
  }
  if (area === undefined) return undefined
  if (others === 'n') return [{ kind: 'baseline', statuses: ['newly'] }, ...areas]
  // "css all" and "html is" may mean what they name.
  const isArea = others === '' && (terms.length === 1 || symbols.includes('F'))
  return isArea ? areas : undefined
}

/** Whether it is said of what something was removed: "removed" alone is a part of many names. */
function hasSubject(intents: readonly Intent[], terms: readonly Term[]): boolean {
  const isOfAnything = intents.some(
    (intent) => intent.kind === 'caveat' && intent.caveat === 'removed' && !intent.browser,
  )
  return !isOfAnything || terms.some(({ symbol }) => symbol === 'F')
}

/** The lists whose filters can say each part of a question. */
const listsOf = {
  missing: ['features', 'compat'],
  blocker: ['features', 'compat'],
  only: ['features', 'compat'],
  everywhere: ['features', 'compat'],
  usage: ['features', 'compat'],
  area: ['features', 'compat'],
  years: ['features'],
  month: ['features'],
  baseline: ['features'],
  asOf: ['features'],
  nearly: ['features'],
  caveat: ['compat'],
  status: ['compat'],
  org: ['specs'],
  release: ['releases'],
  releases: ['releases'],
} as const satisfies Readonly<Record<Intent['kind'], readonly string[]>>

/** The list that a question asks, the first that has all its filters; undefined where none has. */
export function listOfIntents(intents: readonly Intent[]) {
  return (['features', 'compat', 'specs', 'releases'] as const).find((id) =>
    intents.every(({ kind }) => listsOf[kind].some((other) => other === id)),
  )
}

function areOfOneList(intents: readonly Intent[]): boolean {
  return listOfIntents(intents) !== undefined
}

/** The words to search for, with the small words between them. */
function restOf(terms: readonly Term[]): string {
  const kept = terms.filter((term, place) => {
    if (isWord(term)) return true
    if (term.symbol !== 'i') return false
    const before = terms.slice(0, place).findLast(({ symbol }) => symbol !== 'i')
    const after = terms.slice(place).find(({ symbol }) => symbol !== 'i')
    return isWord(before) && isWord(after)
  })
  return kept.some(({ symbol }) => symbol === 'w') ? kept.map(({ text }) => text).join(' ') : ''
}

function isWord(term: Term | undefined): boolean {
  return term?.symbol === 'w' || term?.symbol === '|'
}

function confidenceOf(terms: readonly Term[], found: Understood, rest: string): number {
  const words = terms.filter(({ symbol }) => symbol === 'w').length
  const mistakes = terms.filter(({ isCorrected, symbol }) => isCorrected && symbol !== 'i').length
  if (isNeverWithWords(found.intents) && rest !== '') return 0
  if (isAmbiguousName(terms)) return 0
  const weak = found.isWeak && rest !== '' ? doubts.weakSignWithWords : 0
  return 1 - weak - words * doubts.word - mistakes * doubts.mistake
}

/** A release is one record or a few: words beside it are no search among them. */
function isNeverWithWords(intents: readonly Intent[]): boolean {
  return intents.some(({ kind }) => kind === 'release' || kind === 'releases')
}

/** A lone name that also means something else; with any other word of a question it means the browser. */
function isAmbiguousName(terms: readonly Term[]): boolean {
  const [only, ...others] = terms.filter(({ symbol }) => symbol !== 'i')
  return only !== undefined && others.length === 0 && ambiguousNames.has(only.text)
}
