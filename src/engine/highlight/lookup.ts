import { type Bits, emptyBits, hasBit, setBits } from '#engine/index/bits.ts'
import type { NumberedTokens } from '#engine/index/token-cache.ts'
import { type CompiledTerm, type HitCode, hitOf } from '#engine/match/term.ts'
import { codeOf } from '#engine/match/word-codes.ts'

export type LookupInput = {
  readonly compiled: readonly CompiledTerm[]
  /** Number of words in the index; 0 for terms that were not looked up in one. */
  readonly wordCount: number
}

/** The hit code of each term for a word; null if no term matches. */
export type WordHits = readonly HitCode[] | null

/** The word number of a token that is not in the index. */
const NOT_INDEXED = -1

export type Lookup = {
  readonly hasMatch: (value: NumberedTokens) => boolean
  /** By token number. */
  readonly hitsOf: (value: NumberedTokens) => readonly WordHits[]
}

/**
 * Creates the lookup of tokens. Indexed words are looked up by number in a bit set of matching
 * words, because nearly all tokens match nothing; other words are looked up by text and cached.
 */
export function createLookup(input: LookupInput): Lookup {
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
