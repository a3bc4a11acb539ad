import { type Bits, emptyBits, hasBit, setBits } from '#engine/index/bits.ts'
import { attributeOf } from '#engine/index/place-code.ts'
import type { TextIndex } from '#engine/index/text-index.ts'
import { Float64List } from '#engine/index/typed-lists.ts'

import { type AttributeRules, PREFIXES, SEARCHED, TYPOS } from './attribute-rules.ts'
import type { Segments } from './segments.ts'
import { type CompiledTerm, type HitCode, hitCost, hitOf, isPrefixHit } from './term.ts'
import { codeOf } from './word-codes.ts'

/** The hits of a term in one record: ascending places, which are both start and end. */
export type Hits = Segments & { readonly codes: Float64List }

export type Scanner = {
  /** By term number; overwritten by the next scan. */
  readonly hits: readonly Hits[]
  readonly scan: (record: number) => void
}

export function createHits(): Hits {
  const places = new Float64List()
  return { starts: places, ends: places, costs: new Float64List(), codes: new Float64List() }
}

export function addHit({ starts, costs, codes }: Hits, place: number, code: HitCode): void {
  starts.push(place)
  costs.push(hitCost(code))
  codes.push(code)
}

export function clearHits({ starts, costs, codes }: Hits): void {
  starts.clear()
  costs.clear()
  codes.clear()
}

/** The numbers of the words that any term matches. */
export function wordsOfAny(size: number, terms: readonly CompiledTerm[]): Bits {
  const any = emptyBits(size)
  for (const { ranges } of terms) for (const range of ranges) setBits(any, range)
  return any
}

/** The hit if the rules of its attribute allow it, else 0. */
export function allowedHit(code: HitCode, compiled: CompiledTerm, found: Found): HitCode {
  const { rule, word } = found
  if ((rule & SEARCHED) === 0) return 0
  const prefix = isPrefixHit(code) && (rule & PREFIXES) === 0
  const allowed = prefix ? hitOf({ ...compiled.term, prefix: false }, word) : code
  return allowed !== 0 && hitCost(allowed) > 0 && (rule & TYPOS) === 0 ? 0 : allowed
}

type Found = { readonly word: string; readonly rule: number }

const ALL = SEARCHED | TYPOS | PREFIXES

export function allowsAll(rule: number): boolean {
  return (rule & ALL) === ALL
}

/** Creates a scanner, which reads the words of a record and collects the hits of each term. */
export function createScanner(
  text: TextIndex,
  terms: readonly CompiledTerm[],
  rules: AttributeRules,
): Scanner {
  const any = wordsOfAny(text.words.length, terms)
  const hits = terms.map(createHits)
  const { tokenStart, tokenWords, tokenPlaces, words } = text
  function note(word: number, place: number): void {
    const rule = rules[attributeOf(place)] ?? 0
    for (let number = 0; number < terms.length; number++) {
      const compiled = terms[number]
      const list = hits[number]
      if (compiled === undefined || list === undefined) continue
      let code = codeOf(compiled.codes, word)
      if (code === 0) continue
      if (!allowsAll(rule)) code = allowedHit(code, compiled, { word: words[word] ?? '', rule })
      if (code !== 0) addHit(list, place, code)
    }
  }
  function scan(record: number): void {
    for (const list of hits) clearHits(list)
    const end = tokenStart[record + 1] ?? 0
    for (let at = tokenStart[record] ?? 0; at < end; at++) {
      const word = tokenWords[at] ?? 0
      if (hasBit(any, word)) note(word, tokenPlaces[at] ?? 0)
    }
  }
  return { hits, scan }
}
