import { createCachePerOwner } from '#engine/index/lru-cache.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import { type Dictionary, wordNumber } from '#engine/index/vocabulary.ts'
import { typoCost } from '#engine/text/distance.ts'
import { otherForms } from '#engine/text/english.ts'

import { expand, type WordRange } from './expand.ts'
import { type Levels, setsOf, termLevels } from './levels.ts'
import { createCodes, type WordCodes } from './word-codes.ts'

export type Term = {
  readonly text: string
  readonly edits: number
  readonly prefix: boolean
  /** Whether the English singular and plural match too. */
  readonly plurals: boolean
}

/** How a word matches, in one byte: its typo cost and its kind. 0: no match. */
export type HitCode = number

/** The word itself (or with typos), a word that starts with it, its singular or plural. */
const WHOLE = 0
const PREFIX = 1
const PLURAL = 2

export function hitCost(code: HitCode): number {
  return (code - 1) >>> 2
}

export function isPrefixHit(code: HitCode): boolean {
  return ((code - 1) & 3) === PREFIX
}

export function isPluralHit(code: HitCode): boolean {
  return code === PLURAL + 1
}

/** True for the whole word without typos. */
export function isExactHit(code: HitCode): boolean {
  return code === WHOLE + 1
}

export type CompiledTerm = {
  readonly term: Term
  /** In ascending cost, so that the first range that contains a word is its nearest. */
  readonly ranges: readonly WordRange[]
  readonly codes: WordCodes
}

export function compileTerm(dictionary: Dictionary, term: Term): CompiledTerm {
  const { words } = dictionary
  const found = expand(dictionary, term.text, term)
  const forms = (term.plurals ? otherForms(term.text) : [])
    .map((form) => wordNumber(words, form))
    .filter((number) => number !== -1)
  const single = new Map(forms.map((number) => [number, hitCode(0, PLURAL)]))
  const own = found[0]
  if (own !== undefined && !own.prefix && own.cost === 0) single.set(own.from, hitCode(0, WHOLE))
  const near = found.map(({ from, to, cost, prefix }) => ({
    from,
    to,
    code: hitCode(cost, prefix ? PREFIX : WHOLE),
  }))
  const plurals = forms.map((from) => ({ from, to: from + 1, cost: 0, prefix: false }))
  return { term, ranges: [...plurals, ...found], codes: createCodes(near, single) }
}

/** A term looked up in an index: the words that it matches and the records that contain them. */
export type LocatedTerm = CompiledTerm & { readonly levels: Levels }

/** Terms cached per index. Each holds a few bits per record. */
const CACHED_TERMS = 64

const cacheOf = createCachePerOwner<LocatedTerm, SearchIndex>(CACHED_TERMS, (term, { pool }) =>
  pool.kept.release(setsOf(term.levels)),
)

/** Recent terms are cached: while a query is typed, only its last word changes. */
export function locateTerm(index: SearchIndex, term: Term): LocatedTerm {
  return cacheOf(index).get(termKey(term), () => {
    const compiled = compileTerm(index.dictionary, term)
    const { kept } = index.pool
    const levels = termLevels(index.text, compiled.ranges, kept)
    kept.retain(setsOf(levels))
    return { ...compiled, levels }
  })
}

/** A string that is equal only for equal terms. */
export function termKey({ text, edits, prefix, plurals }: Term): string {
  return `${edits} ${prefix} ${plurals} ${text}`
}

/** The hit code of a word without a vocabulary, for text that is displayed but not searched. */
export function hitOf(term: Term, word: string): HitCode {
  if (word === term.text) return hitCode(0, WHOLE)
  if (term.plurals && otherForms(term.text).includes(word)) return hitCode(0, PLURAL)
  const cost = typoCost(term.text, word, term)
  return cost === -1 ? 0 : hitCode(cost, term.prefix ? PREFIX : WHOLE)
}

function hitCode(cost: number, kind: number): HitCode {
  return cost * 4 + kind + 1
}
