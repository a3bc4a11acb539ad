import { mayBeCode, readCode, subjectOf, wordsBesideFilters } from './load-subjects.ts'
import table from './query.json' with { type: 'json' }

export type QueryReading = {
  readonly text: string
  readonly parameters: object
}

/**
 * Interprets a query as people type or paste it: removes phrases around the subject, and keeps only
 * the names in code. `el.scrollIntoView({ block: "end" })` is "Element scrollIntoView", `/a+/v` is
 * the flag's name. Operators are left to `toSearchText`.
 *
 * @param isOfParts whether the records describe parts of the platform or the texts that define them,
 *   whose names have no words for browsers, support and specifications
 */
export function readQuery(typed: string, isOfParts = false): QueryReading {
  const { words = typed, end = '', parameters } = wordsBesideFilters(typed) ?? {}
  const { settled, releases } = subjectOf(words)
  const phrase = isOfParts ? settled : releases
  const asked = phrase.replace(opening, '').replace(addition, '')
  const subject = isOfParts ? subjectOf(asked).parts : asked
  const named = mayBeCode(subject) ? readCode(subject) : subject
  const isName = !opening.test(phrase) && isShort(named)
  const text = isName ? named : named.replace(article, '')
  return {
    text: text + end,
    parameters: {
      ...(/".+"/.test(text) && literally),
      ...(isSentence(named) && plainly),
      ...parameters,
    },
  }
}

/** Text in quotation marks is searched for literally. */
const literally = { advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] }

/** "in", "for" and "with" are stop words in a sentence, but operators or statements elsewhere. */
const plainly = { queryLanguages: ['en'], removeStopWords: ['en'] }

/** Whether a text has four words or more: names of the platform with stop words are shorter. */
const isSentence = (text: string): boolean => /(?:\S+\s+){3}\S/.test(text)

/** Beginnings of questions, if more text follows. */
const opening = new RegExp(String.raw`^\s*(?:${table.opening.join('|')})\s+(?=\S)`, 'i')
/** Qualifiers at the end, if other text precedes them. */
const addition = new RegExp(String.raw`(?<=\S)(?:\s+(?:${table.addition.join('|')}))+\s*$`, 'i')

const article = /(?<=\s|^)(?:an?|the|my)\s+(?=\S)/gi

/** Whether an article may be a name: "a tag". */
const isShort = (text: string): boolean => !/\S\s+\S+\s+\S/.test(text)
