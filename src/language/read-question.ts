import { type Intent, listOfIntents, type Question } from './question.ts'
import type { QuestionTerm } from './read-terms.ts'
import { areaIntent, askedReleases, baselineIntent, type Rule, rules } from './rules.ts'
import { ambiguousNames } from './vocabulary.ts'

/** A question consists mostly of question words; a text with more others is only searched for. */
const MOST_OTHERS = 4

/**
 * Reads a text as a question: "css missing in safari" is an area and a filter, "new in 2025
 * animation" a filter and a word. A pure function of the text and the day; it reads no data, so
 * that an answer may be empty.
 *
 * Every possible question word must be part of the interpretation. "Only" in "only child", or
 * "Chrome" in "supported in chrome but not in safari", is not, so these texts are no questions.
 *
 * @param text as typed
 * @param today the visitor's day, `YYYY-MM-DD`
 * @returns undefined for a text that is no question, or that no list has filters for
 */
export function readQuestion(
  terms: readonly QuestionTerm[],
  text: string,
  today: string,
): Question | undefined {
  const releases = isAmbiguousName(terms) ? undefined : askedReleases(terms, today)
  if (releases !== undefined) return { intents: [releases], rest: '' }
  const { intents, isWeak } = understand(terms, today) ?? {}
  if (intents === undefined) return undefined
  const rest = restOf(terms)
  const others = terms.filter(({ symbol }) => symbol === 'w').length
  // A weak sign among other words means little: "flags" beside "regex", "deprecated" beside "elements".
  const isDoubtful = isWeak === true || asksOfOne(text, intents)
  return others > MOST_OTHERS || (rest !== '' && isDoubtful) ? undefined : { intents, rest }
}

/** Areas, times and statuses of Baseline, which a sentence asks of one thing: "was popover baseline in 2022". */
const ofBaseline: ReadonlySet<Intent['kind']> = new Set([
  'area',
  'asOf',
  'baseline',
  'month',
  'years',
])

function asksOfOne(text: string, intents: readonly Intent[]): boolean {
  return (
    /^\s*(?:is|are|was|were|did|will|has|have|when)\s/i.test(text) &&
    intents.every(({ kind }) => ofBaseline.has(kind))
  )
}

/** Their position is irrelevant, so they are removed before the rules match. */
const transparent: ReadonlySet<string> = new Set(['i', 'A', 'F'])

type Understood = { readonly intents: readonly Intent[]; readonly isWeak: boolean }

function understand(terms: readonly QuestionTerm[], today: string): Understood | undefined {
  const areas = [...new Set(terms.filter(({ symbol }) => symbol === 'A').map(({ value }) => value))]
  const read = applyRules(withNews(terms), today)
  if (read === undefined || areas.length > 1) return undefined
  const intents = [...read.intents, ...areas.map(areaIntent)]
  if (read.intents.length === 0) {
    const alone = aloneIntents(terms, areas[0])
    return alone && { intents: alone, isWeak: true }
  }
  const isSound = hasSubject(intents, terms) && listOfIntents(intents) !== undefined
  return isSound ? { intents, isWeak: read.isWeak } : undefined
}

/** The terms for the rules. "CSS features 2025" are the new ones. */
function withNews(terms: readonly QuestionTerm[]): readonly QuestionTerm[] {
  const own = terms.filter(({ symbol }) => symbol !== 'i' && symbol !== 'A')
  const isNews = /^(?:F[MY]|[MY]F)$/.test(own.map(({ symbol }) => symbol).join(''))
  return isNews
    ? own.map((term) => (term.symbol === 'F' ? asNew(term) : term))
    : terms.filter(({ symbol }) => !transparent.has(symbol))
}

function asNew(term: QuestionTerm): QuestionTerm {
  return { ...term, symbol: 'n' }
}

/** Applies each rule once. Undefined if a question word remains that no rule matched. */
function applyRules(terms: readonly QuestionTerm[], today: string): Understood | undefined {
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
  return isWhole ? { intents, isWeak: used.every(({ isWeak }) => isWeak) } : undefined
}

/** Questions without a rule: "css", "new in css", "baseline css features". */
function aloneIntents(
  terms: readonly QuestionTerm[],
  area: string | undefined,
): readonly Intent[] | undefined {
  const symbols = terms.map(({ symbol }) => symbol).filter((symbol) => symbol !== 'i')
  const others = symbols.filter((symbol) => symbol !== 'A' && symbol !== 'F').join('')
  const areas: readonly Intent[] = area === undefined ? [] : [areaIntent(area)]
  if (others === 'b' && symbols.includes('F')) {
    return [baselineIntent(['newly', 'widely']), ...areas]
  }
  if (area === undefined) return undefined
  if (others === 'n') return [baselineIntent(['newly']), ...areas]
  // "css all" and "html is" may be meant literally.
  const isArea = others === '' && (terms.length === 1 || symbols.includes('F'))
  return isArea ? areas : undefined
}

/** Whether "removed" is qualified by a browser or a noun: alone it is a part of many names. */
function hasSubject(intents: readonly Intent[], terms: readonly QuestionTerm[]): boolean {
  const isOfAnything = intents.some(
    ({ facets = {} }) => facets['caveat']?.includes('removed') === true,
  )
  return !isOfAnything || terms.some(({ symbol }) => symbol === 'F')
}

function restOf(terms: readonly QuestionTerm[]): string {
  const kept = terms.filter((term, place) => {
    if (isWord(term)) return true
    if (term.symbol !== 'i') return false
    const before = terms.slice(0, place).findLast(({ symbol }) => symbol !== 'i')
    const after = terms.slice(place).find(({ symbol }) => symbol !== 'i')
    return isWord(before) && isWord(after)
  })
  return kept.some(({ symbol }) => symbol === 'w') ? kept.map(({ text }) => text).join(' ') : ''
}

function isWord(term: QuestionTerm | undefined): boolean {
  return term?.symbol === 'w' || term?.symbol === '|'
}

/** Whether the text is only a name that also means something else, perhaps beside other words ("node", "node list"). */
function isAmbiguousName(terms: readonly QuestionTerm[]): boolean {
  const [only, ...others] = terms.filter(({ symbol }) => symbol !== 'i' && symbol !== 'w')
  return only !== undefined && others.length === 0 && ambiguousNames.has(only.text)
}
