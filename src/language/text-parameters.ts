import { clipBytes, isSearchable, toSearchText } from '#lib/query-text.ts'

import { closeToLong, closeToo, hasSubjects, loadSubjects, mayBeCode } from './load-subjects.ts'
import { readQuery } from './read-query.ts'

/** What a provider is asked for a typed text. Parameters that do not follow from it are absent. */
export type TextParameters = {
  readonly query: string
  readonly filters?: string
  readonly optionalWords?: string[]
  readonly typoTolerance?: boolean
  readonly minWordSizefor1Typo?: number
  readonly minWordSizefor2Typos?: number
  readonly advancedSyntax?: boolean
  readonly advancedSyntaxFeatures?: ('exactPhrase' | 'excludeWords')[]
  readonly queryLanguages?: 'en'[]
  readonly removeStopWords?: 'en'[]
}

/** Matches no record, because ids begin with a letter. */
const NOTHING = "objectID:'-'"

/** Whether the records of an index describe parts of the platform or the texts that define them. */
const isOfParts = (index: string): boolean => /^(?:features|compat|specs)/.test(index)

/**
 * Translates the text of a list to the words of its index, within 512 bytes. A text with three long
 * words also finds records that lack some of them.
 *
 * @param index the name of an index or a replica, without the prefix of the site
 */
export function listTextParameters(typed: string, index: string): TextParameters {
  return translated(typed, index, closeToLong)
}

/** The same for a search of several indices: two words or more also find records that lack some. */
export function everyTextParameters(typed: string, index: string): TextParameters {
  return translated(typed, index, closeToo)
}

/** The same with the text alone: only records with every word are found. */
export function strictTextParameters(typed: string, index: string): TextParameters {
  return translated(typed, index, () => ({}))
}

function translated(typed: string, index: string, close: (text: string) => object): TextParameters {
  const isParts = isOfParts(index)
  const { text: asked, parameters } = readQuery(typed, isParts)
  const query = clipBytes(toSearchText(asked))
  // A list shows all records while its text is only a filter that is still being typed.
  const words = close === closeToLong ? asked : typed
  // A provider treats a text without words as empty, and would return everything.
  if (!isSearchable(query) && words.trim() !== '') return { query, filters: NOTHING }
  return { ...parameters, ...(isParts && close(query)), query }
}

/**
 * Loads what reads texts of several words, and code. Undefined if a text is read without, or if it
 * has loaded.
 */
export function prepareText(typed: string): Promise<void> | undefined {
  return mayBeCode(typed) && !hasSubjects() ? loadSubjects() : undefined
}
