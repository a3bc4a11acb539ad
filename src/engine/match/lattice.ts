import { findSynonyms, type SynonymTable } from '#engine/text/synonyms.ts'
import type { TextQuery } from '#engine/types.ts'

import type { ParsedQuery, QueryWord, WordGroup } from './parse-query.ts'
import { type Term, termKey } from './term.ts'

/** The origin of an edge, which decides whether it counts as exact and what is highlighted. */
type EdgeSource = 'typed' | 'joined' | 'split' | 'synonym'

/** One way to satisfy the query words from `from` up to `to`, exclusive. */
export type Edge = {
  readonly from: number
  readonly to: number
  /** Term numbers. Several terms must occur side by side and in order. */
  readonly terms: readonly number[]
  /** Typos in addition to those of its words. */
  readonly cost: number
  readonly source: EdgeSource
}

/**
 * The term that stands for a query word on an edge: its own term if the words were typed, else the
 * first term of the alternative. Undefined if the edge does not cover the word.
 */
export function termOfWord({ from, to, terms, source }: Edge, word: number): number | undefined {
  if (word < from || word >= to) return undefined
  return source === 'typed' ? terms[word - from] : terms[0]
}

/**
 * A word lattice: all readings of a query as a graph. Nodes are the gaps between query words; edges
 * are ways to satisfy words. A record matches if it satisfies a path from the first node to the
 * last.
 */
export type Lattice = {
  readonly length: number
  readonly terms: readonly Term[]
  /** Sorted by `from`. */
  readonly edges: readonly Edge[]
  /** By query word, whether a path may skip it. */
  readonly optional: readonly boolean[]
}

export type LatticeInput = {
  readonly parsed: ParsedQuery
  readonly text: TextQuery
  readonly synonyms: SynonymTable
  /** Normalised words without typo tolerance. */
  readonly typoFree: ReadonlySet<string>
  /** The number of records with both words; -1 if a word is not in the vocabulary. */
  readonly countTogether: (first: string, second: string) => number
}

/** Words of a query with typo tolerance. Bounds the work for a query of 512 bytes. */
const FUZZY_WORDS = 16
/** Words of a query that are joined in pairs or split. */
const ALTERNATIVE_WORDS = 5
/** Maximum length of the first part of a split word. */
const MAX_SPLIT = 12

const numeric = /^\p{N}+$/u
const endsWithDigit = /\p{N}$/u
const startsWithDigit = /^\p{N}/u

/** The edits allowed for a word, by its length and the typo settings. */
export function allowedEdits(
  word: Pick<QueryWord, 'text' | 'kind'>,
  text: TextQuery,
  typoFree: ReadonlySet<string>,
): number {
  if (text.typoTolerance === false || word.kind !== 'word' || typoFree.has(word.text)) return 0
  if (!text.allowTyposOnNumericTokens && numeric.test(word.text)) return 0
  if (word.text.length >= text.minWordSizeFor2Typos) return 2
  return word.text.length >= text.minWordSizeFor1Typo ? 1 : 0
}

class Terms {
  readonly list: Term[] = []
  readonly #numbers = new Map<string, number>()

  add(term: Term): number {
    const key = termKey(term)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.list.length)
    this.list.push(term)
    return this.list.length - 1
  }

  exact(text: string, prefix = false): number {
    return this.add({ text, edits: 0, prefix, plurals: false })
  }
}

function typedTerm(input: LatticeInput, word: QueryWord, index: number): Term {
  const edits = index < FUZZY_WORDS ? allowedEdits(word, input.text, input.typoFree) : 0
  return { text: word.text, edits, prefix: word.prefix, plurals: input.text.ignorePlurals }
}

function groupEdge(input: LatticeInput, group: WordGroup, terms: Terms): Edge {
  const words = input.parsed.words.slice(group.from, group.to)
  const numbers = words.map((word, index) =>
    group.kind === 'phrase'
      ? terms.exact(word.text)
      : terms.add(typedTerm(input, word, group.from + index)),
  )
  return { from: group.from, to: group.to, terms: numbers, cost: 0, source: 'typed' }
}

function typedEdges(input: LatticeInput, terms: Terms): readonly Edge[] {
  const { words, groups } = input.parsed
  const grouped = new Set(groups.flatMap(({ from, to }) => range(from, to)))
  const single = words.flatMap((word, from): Edge[] => {
    if (grouped.has(from)) return []
    const term = terms.add(typedTerm(input, word, from))
    return [{ from, to: from + 1, terms: [term], cost: 0, source: 'typed' }]
  })
  return [...groups.map((group) => groupEdge(input, group, terms)), ...single]
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

function phraseWords(groups: readonly WordGroup[]): ReadonlySet<number> {
  return new Set(
    groups.filter(({ kind }) => kind === 'phrase').flatMap(({ from, to }) => range(from, to)),
  )
}

function meetDigits(words: readonly QueryWord[]): boolean {
  const [first, second] = words
  return endsWithDigit.test(first?.text ?? '') && startsWithDigit.test(second?.text ?? '')
}

/** The edge that joins several words into one, if they may be joined. */
function joinedEdge(input: LatticeInput, span: readonly number[], terms: Terms): readonly Edge[] {
  const phrases = phraseWords(input.parsed.groups)
  const words = span.flatMap((index) => input.parsed.words[index] ?? [])
  const [from] = span
  const last = words.at(-1)
  if (from === undefined || last === undefined || words.length < 2) return []
  if (words.some(({ kind }) => kind !== 'word') || span.some((index) => phrases.has(index)))
    return []
  const term = terms.exact(words.map(({ text }) => text).join(''), last.prefix)
  return [{ from, to: from + words.length, terms: [term], cost: 0, source: 'joined' }]
}

function joinedEdges(input: LatticeInput, terms: Terms): readonly Edge[] {
  const { words } = input.parsed
  const pairs = range(0, Math.min(words.length, ALTERNATIVE_WORDS) - 1)
    .filter((from) => !meetDigits(words.slice(from, from + 2)))
    .flatMap((from) => joinedEdge(input, [from, from + 1], terms))
  const all = words.length >= 3 ? joinedEdge(input, range(0, words.length), terms) : []
  return [...pairs, ...all]
}

/** The two parts of a word that occur together in the most records. */
function bestSplit(
  word: string,
  count: LatticeInput['countTogether'],
): readonly [string, string] | null {
  let best: readonly [string, string] | null = null
  let most = 0
  for (let at = 1; at < word.length && at <= MAX_SPLIT; at++) {
    const parts = [word.slice(0, at), word.slice(at)] as const
    const matches = count(...parts)
    if (matches > most) {
      most = matches
      best = parts
    }
  }
  return best
}

function splitEdges(input: LatticeInput, terms: Terms): readonly Edge[] {
  const phrases = phraseWords(input.parsed.groups)
  return input.parsed.words.slice(0, ALTERNATIVE_WORDS).flatMap((word, from): Edge[] => {
    const long = word.text.length >= input.text.minWordSizeFor1Typo
    if (!long || word.kind !== 'word' || phrases.has(from)) return []
    const parts = bestSplit(word.text, input.countTogether)
    if (parts === null) return []
    const numbers = parts.map((part) => terms.exact(part))
    return [{ from, to: from + 1, terms: numbers, cost: 0, source: 'split' }]
  })
}

function synonymEdges(input: LatticeInput, terms: Terms): readonly Edge[] {
  const phrases = phraseWords(input.parsed.groups)
  const words = input.parsed.words.map(({ text }) => text)
  return findSynonyms(input.synonyms, words)
    .filter(({ from, to }) => range(from, to).every((index) => !phrases.has(index)))
    .map(({ from, to, alternative }) => {
      const numbers = alternative.words.map((word) => terms.exact(word))
      return { from, to, terms: numbers, cost: alternative.cost, source: 'synonym' }
    })
}

export function buildLattice(input: LatticeInput): Lattice {
  const terms = new Terms()
  const tolerant = input.text.typoTolerance !== false
  const edges = [
    ...typedEdges(input, terms),
    ...(tolerant ? joinedEdges(input, terms) : []),
    ...(tolerant ? splitEdges(input, terms) : []),
    ...(input.text.synonyms ? synonymEdges(input, terms) : []),
  ]
  return {
    length: input.parsed.words.length,
    terms: terms.list,
    edges: edges.toSorted((a, b) => a.from - b.from),
    optional: input.parsed.words.map(({ optional }) => optional),
  }
}
