import type { NumberedTokens } from '../index/token-cache.ts'
import { hitOf, type CompiledTerm, type HitCode } from '../match/term.ts'
import { codeOf } from '../match/word-codes.ts'

/** The terms of a query, and the words among which they were looked up. */
export type LookupInput = {
  readonly compiled: readonly CompiledTerm[]
  /** The number of words of the index; 0 for terms that were not looked up. */
  readonly wordCount: number
}

/** The hit code of each term for a word; null if no term matches. */
export type WordHits = readonly HitCode[] | null

function wordHits({ compiled }: LookupInput, codeFor: (one: CompiledTerm) => HitCode): WordHits {
  const hits = compiled.map(codeFor)
  return hits.some((code) => code > 0) ? hits : null
}

/** What matches in a value. */
export type Lookup = {
  /** Whether any token does. */
  readonly hasMatch: (value: NumberedTokens) => boolean
  /** By token. */
  readonly hitsOf: (value: NumberedTokens) => readonly WordHits[]
}

/** Word number → 1 for the words that a term matches. */
function matchingWords({ compiled, wordCount }: LookupInput): Uint8Array {
  const matching = new Uint8Array(wordCount)
  for (const { codes } of compiled) {
    for (const [at, from] of codes.from.entries()) matching.fill(1, from, codes.to[at])
  }
  return matching
}

/**
 * Looks tokens up: words of the index by their number, in a table of those that match, because nearly all of thousands of
 * tokens do not; other words by their text, remembered.
 */
export function createLookup(input: LookupInput): Lookup {
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
    const number = numbers[place] ?? -1
    const isMatch = matching[number]
    if (isMatch === undefined) return byText(tokens[place]?.text ?? '')
    return isMatch === 0 ? null : wordHits(input, ({ codes }) => codeOf(codes, number))
  }
  return {
    hasMatch(value) {
      const { numbers } = value
      for (let place = 0; place < numbers.length; place++) {
        const isMatch = matching[numbers[place] ?? -1]
        if (isMatch === 1 || (isMatch === undefined && hitsAt(value, place) !== null)) return true
      }
      return false
    },
    hitsOf: (value) => value.tokens.map((_, place) => hitsAt(value, place)),
  }
}
