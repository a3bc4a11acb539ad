import { PREFIXES, SEARCHED, TYPOS, type AttributeRules } from './attribute-rules.ts'
import { attributeOf } from './place-code.ts'
import { hitCost, hitOf, isPrefixHit, type CompiledTerm, type HitCode } from './term.ts'
import type { TextIndex } from './text-index.ts'

/** Where a term was found in one record: places ascending, and how at each. */
export type Hits = { readonly places: number[]; readonly codes: HitCode[] }

export type Scanner = {
  /** By term number; overwritten by the next scan. */
  readonly hits: readonly Hits[]
  readonly scan: (record: number) => void
}

/** The word numbers that any of the terms finds. */
export function anyTerm(size: number, terms: readonly CompiledTerm[]): Uint8Array {
  const any = new Uint8Array(size)
  for (const { ranges } of terms) for (const { from, to } of ranges) any.fill(1, from, to)
  return any
}

type Found = { readonly code: HitCode; readonly compiled: CompiledTerm; readonly word: string }

/** The hit as the rules of its attribute allow it; 0 where they do not. */
export function allowedHit({ code, compiled, word }: Found, rule: number): HitCode {
  if ((rule & SEARCHED) === 0) return 0
  const prefix = isPrefixHit(code) && (rule & PREFIXES) === 0
  const allowed = prefix ? hitOf({ ...compiled.term, prefix: false }, word) : code
  return allowed !== 0 && hitCost(allowed) > 0 && (rule & TYPOS) === 0 ? 0 : allowed
}

/** Reads the words of one record after another and notes which terms they satisfy. */
export function createScanner(
  text: TextIndex,
  terms: readonly CompiledTerm[],
  rules: AttributeRules,
): Scanner {
  const any = anyTerm(text.words.length, terms)
  const hits: readonly Hits[] = terms.map(() => ({ places: [], codes: [] }))
  const { tokenStart, tokenWords, tokenPlaces, words } = text
  function note(word: number, place: number): void {
    const rule = rules[attributeOf(place)] ?? 0
    for (const [number, compiled] of terms.entries()) {
      const code = compiled.table[word] ?? 0
      if (code === 0) continue
      const allowed = allowedHit({ code, compiled, word: words[word] ?? '' }, rule)
      if (allowed === 0) continue
      hits[number]?.places.push(place)
      hits[number]?.codes.push(allowed)
    }
  }
  function scan(record: number): void {
    for (const { places, codes } of hits) {
      places.length = 0
      codes.length = 0
    }
    const end = tokenStart[record + 1] ?? 0
    for (let at = tokenStart[record] ?? 0; at < end; at++) {
      const word = tokenWords[at] ?? 0
      if (any[word] === 1) note(word, tokenPlaces[at] ?? 0)
    }
  }
  return { hits, scan }
}
