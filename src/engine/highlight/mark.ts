import { type Bits, emptyBits, hasBit, setBits } from '#engine/index/bits.ts'
import type { NumberedTokens, Tokenize } from '#engine/index/token-cache.ts'
import type { Edge } from '#engine/match/lattice.ts'
import type { MatchedText } from '#engine/match/match.ts'
import {
  type HitCode,
  hitCost,
  isExactHit,
  isPluralHit,
  isPrefixHit,
  type CompiledTerm,
  hitOf,
} from '#engine/match/term.ts'
import { codeOf } from '#engine/match/word-codes.ts'
import { typoCost } from '#engine/text/distance.ts'
import type { Characters } from '#engine/text/normalize.ts'
import { originalEnd, type Token } from '#engine/text/tokenize.ts'
import type { HighlightLeaf, HighlightQuery } from '#engine/types.ts'

export type Mark = {
  /** UTF-16 offsets in the value. */
  readonly start: number
  readonly end: number
}

export type Marked = {
  /** In order, without overlap. Adjacent marks may touch. */
  readonly marks: readonly Mark[]
  /** Numbers of the query words found in the value, ascending. */
  readonly words: readonly number[]
}

export type Marker = {
  readonly mark: (value: string, camelCase: boolean) => Marked
  /** Whether any word of a value matches; if not, `mark` returns no marks. */
  readonly hasMatch: (value: string, camelCase: boolean) => boolean
}

export type MarkInput = {
  readonly matched: Pick<MatchedText, 'lattice' | 'compiled'>
  /** Number of words in the index of the terms; 0 for terms without an index. */
  readonly wordCount: number
  readonly characters: Characters
  readonly tokenize: Tokenize
  /** Marks only whole words without typos. */
  readonly exactOnly: boolean
}

type Value = {
  readonly text: string
  readonly tokens: readonly Token[]
  /** By token number. */
  readonly hits: readonly WordHits[]
  /** First word → numbers of the matching tokens that start there. */
  readonly byFirst: ReadonlyMap<number, readonly number[]>
}

type Run = { readonly edge: Edge; readonly tokens: readonly number[] }

export const nothingMarked: Marked = { marks: [], words: [] }

export function createMarker(input: MarkInput): Marker {
  const lookup = createLookup({ compiled: input.matched.compiled, wordCount: input.wordCount })
  const { edges } = input.matched.lattice
  const hasMatch = (value: NumberedTokens): boolean => edges.length > 0 && lookup.hasMatch(value)
  return {
    hasMatch: (text, camelCase) => hasMatch(input.tokenize(text, camelCase)),
    mark(text, camelCase) {
      const value = input.tokenize(text, camelCase)
      // Most values have no match.
      if (!hasMatch(value)) return nothingMarked
      const { tokens } = value
      const hits = lookup.hitsOf(value)
      return markValue(input, { text, tokens, hits, byFirst: groupByFirst(tokens, hits) })
    },
  }
}

function markValue(input: MarkInput, value: Value): Marked {
  const words = new Set<number>()
  const marks: Mark[] = []
  for (const [number, hits] of value.hits.entries()) {
    if (hits === null) continue
    for (const edge of input.matched.lattice.edges) {
      const found = run(value, edge.terms, number)
      const parts = found === null ? [] : marksOf(input, value, { edge, tokens: found })
      marks.push(...parts)
      if (parts.length > 0) for (const word of range(edge.from, edge.to)) words.add(word)
    }
  }
  return { marks: merge(marks), words: [...words].toSorted((a, b) => a - b) }
}

/** Longer values are not highlighted. */
const MAX_HIGHLIGHTED = 50_000

export type HighlightInput = {
  readonly query: HighlightQuery
  readonly marker: Marker
  readonly characters: Characters
  /** The texts of the query words. */
  readonly words: readonly string[]
  /** The attributes to highlight if the query names none. */
  readonly searchable: readonly string[]
  readonly camelCase: ReadonlySet<string>
}

export function markLeaf(
  { marker, camelCase }: HighlightInput,
  value: string,
  path: string,
): Marked {
  return value.length > MAX_HIGHLIGHTED ? nothingMarked : marker.mark(value, camelCase.has(path))
}

/** Creates a test that returns whether `markLeaf` may mark anything in a value at a path. */
export function mayMark(
  { marker, camelCase }: HighlightInput,
  path: string,
): (value: string) => boolean {
  const isCamelCase = camelCase.has(path)
  return (value) => value.length <= MAX_HIGHLIGHTED && marker.hasMatch(value, isCamelCase)
}

/** Writes a text, or its part between `from` and `to`, with its marks between tags. */
export function writeMarks(
  text: string,
  marks: readonly Mark[],
  { preTag, postTag, from = 0, to = text.length }: Tags,
): string {
  let written = ''
  let at = from
  for (const { start, end } of marks) {
    if (start < from || end > to) continue
    written += `${text.slice(at, start)}${preTag}${text.slice(start, end)}${postTag}`
    at = end
  }
  return written + text.slice(at, to)
}

export type Tags = {
  readonly preTag: string
  readonly postTag: string
  readonly from?: number
  readonly to?: number
}

export function matchLevel(found: readonly number[], all: number): HighlightLeaf['matchLevel'] {
  if (found.length === 0) return 'none'
  return found.length === all ? 'full' : 'partial'
}

function groupByFirst(
  tokens: readonly Token[],
  hits: readonly WordHits[],
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>()
  for (const [number, { first }] of tokens.entries()) {
    if (hits[number] === null) continue
    const group = groups.get(first)
    if (group === undefined) groups.set(first, [number])
    else group.push(number)
  }
  return groups
}

/** The tokens from `number` that satisfy an edge side by side; null if they do not. */
function run(value: Value, terms: readonly number[], number: number): readonly number[] | null {
  const [term, ...rest] = terms
  const token = value.tokens[number]
  if (term === undefined || token === undefined) return null
  if ((value.hits[number]?.[term] ?? 0) === 0) return null
  if (rest.length === 0) return [number]
  for (const next of value.byFirst.get(token.last + 1) ?? []) {
    const following = run(value, rest, next)
    if (following !== null) return [number, ...following]
  }
  return null
}

/** The part of a token to mark for a term: the typed prefix, or the whole token. */
function markedPart(
  input: MarkInput,
  text: string,
  found: { token: Token; term: number; code: HitCode },
): Mark {
  const { token, code } = found
  const whole = { start: token.start, end: token.end }
  const term = input.matched.compiled[found.term]?.term
  if (term === undefined || !isPrefixHit(code)) return whole
  const cost = hitCost(code)
  const wholeWord = { edits: term.edits, prefix: false }
  if (cost > 0 && typoCost(term.text, token.text, wholeWord) === cost) return whole
  const end = originalEnd({ text, characters: input.characters }, token, term.text.length)
  return { ...whole, end }
}

function isKept(input: MarkInput, code: HitCode): boolean {
  return !input.exactOnly || isExactHit(code) || isPluralHit(code)
}

/** The marks of an occurrence; empty if `exactOnly` rules out one of them. */
function marksOf(input: MarkInput, value: Value, { edge, tokens }: Run): readonly Mark[] {
  const found = tokens.flatMap((number, index) => {
    const token = value.tokens[number]
    const term = edge.terms[index]
    const code = term === undefined ? 0 : (value.hits[number]?.[term] ?? 0)
    return token === undefined || term === undefined ? [] : [{ token, term, code }]
  })
  if (!found.every(({ code }) => isKept(input, code))) return []
  return found.map((part) => markedPart(input, value.text, part))
}

/** Merges overlapping marks. Marks that only touch stay separate. */
function merge(marks: readonly Mark[]): readonly Mark[] {
  const merged: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last === undefined || mark.start >= last.end) merged.push(mark)
    else if (mark.end > last.end) merged[merged.length - 1] = { ...last, end: mark.end }
  }
  return merged
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

type LookupInput = {
  readonly compiled: readonly CompiledTerm[]
  /** Number of words in the index; 0 for terms that were not looked up in one. */
  readonly wordCount: number
}

/** The hit code of each term for a word; null if no term matches. */
type WordHits = readonly HitCode[] | null

/** The word number of a token that is not in the index. */
const NOT_INDEXED = -1

type Lookup = {
  readonly hasMatch: (value: NumberedTokens) => boolean
  /** By token number. */
  readonly hitsOf: (value: NumberedTokens) => readonly WordHits[]
}

/**
 * Creates the lookup of tokens. Indexed words are looked up by number in a bit set of matching
 * words, because nearly all tokens match nothing; other words are looked up by text and cached.
 */
function createLookup(input: LookupInput): Lookup {
  const { wordCount } = input
  const matching = matchingWords(input)
  const others = new Map<string, WordHits>()
  const byText = (text: string): WordHits => {
    const known = others.get(text)
    if (known !== undefined) return known
    const hits = wordHits(input, ({ term }) => hitOf(term, text))
    others.set(text, hits)
    return hits
  }
  const hitsAt = ({ tokens, numbers }: NumberedTokens, place: number): WordHits => {
    const number = numbers[place] ?? NOT_INDEXED
    if (number === NOT_INDEXED || wordCount === 0) return byText(tokens[place]?.text ?? '')
    return hasBit(matching, number) ? wordHits(input, ({ codes }) => codeOf(codes, number)) : null
  }
  return {
    hasMatch(value) {
      const { numbers } = value
      for (let place = 0; place < numbers.length; place++) {
        const number = numbers[place] ?? NOT_INDEXED
        if (number !== NOT_INDEXED && hasBit(matching, number)) return true
        if ((number === NOT_INDEXED || wordCount === 0) && hitsAt(value, place) !== null)
          return true
      }
      return false
    },
    hitsOf: (value) => value.tokens.map((_, place) => hitsAt(value, place)),
  }
}

function wordHits({ compiled }: LookupInput, codeFor: (one: CompiledTerm) => HitCode): WordHits {
  const hits = compiled.map(codeFor)
  return hits.some((code) => code > 0) ? hits : null
}

function matchingWords({ compiled, wordCount }: LookupInput): Bits {
  const matching = emptyBits(wordCount)
  for (const { codes } of compiled) {
    for (const [at, from] of codes.from.entries())
      setBits(matching, { from, to: codes.to[at] ?? 0 })
  }
  return matching
}
