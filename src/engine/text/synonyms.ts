import type { Synonym } from '#engine/types.ts'

import type { Characters } from './normalize.ts'
import { readWords } from './tokenize.ts'

type Alternative = {
  /** Normalised. Several words must occur side by side. */
  readonly words: readonly string[]
  /** Number of typos that the alternative counts as. */
  readonly cost: number
}

type Entry = { readonly input: readonly string[]; readonly alternatives: Alternative[] }

/** Synonyms by the first word that they replace. */
export type SynonymTable = ReadonlyMap<string, readonly Entry[]>

type Pair = { readonly from: string; readonly to: string; readonly cost: number }

/** Prepares synonyms for lookup. Synonyms of synonyms are not followed. */
export function compileSynonyms(
  synonyms: readonly Synonym[],
  characters: Characters,
): SynonymTable {
  const table = new Map<string, Entry[]>()
  const wordsOf = (text: string) => readWords(text, characters).map((word) => word.text)
  for (const { from, to, cost } of synonyms.flatMap(pairsOf)) {
    const input = wordsOf(from)
    const words = wordsOf(to)
    const [first] = input
    if (first === undefined || words.length === 0) continue
    const entries = table.get(first) ?? []
    table.set(first, entries)
    const key = input.join(' ')
    const known = entries.find((entry) => entry.input.join(' ') === key)
    if (known === undefined) entries.push({ input, alternatives: [{ words, cost }] })
    else known.alternatives.push({ words, cost })
  }
  return table
}

export type SynonymMatch = {
  /** First replaced query word; `to` is exclusive. */
  readonly from: number
  readonly to: number
  readonly alternative: Alternative
}

/** Finds every synonym whose whole input occurs in the query. */
export function findSynonyms(
  table: SynonymTable,
  words: readonly string[],
): readonly SynonymMatch[] {
  return words.flatMap((word, from) =>
    (table.get(word) ?? [])
      .filter(({ input }) => input.every((part, index) => words[from + index] === part))
      .flatMap(({ input, alternatives }) =>
        alternatives.map((alternative) => ({ from, to: from + input.length, alternative })),
      ),
  )
}

function mutual(texts: readonly string[]): readonly Pair[] {
  return texts.flatMap((from) =>
    texts.filter((to) => to !== from).map((to) => ({ from, to, cost: 0 })),
  )
}

function corrections(synonym: Extract<Synonym, { corrections: unknown }>): readonly Pair[] {
  const cost = synonym.type === 'altCorrection1' ? 1 : 2
  return synonym.corrections.map((to) => ({ from: synonym.word, to, cost }))
}

function pairsOf(synonym: Synonym): readonly Pair[] {
  if (synonym.type === 'synonym') return mutual(synonym.synonyms)
  if (synonym.type === 'oneWaySynonym') {
    return synonym.synonyms.map((to) => ({ from: synonym.input, to, cost: 0 }))
  }
  if (synonym.type === 'placeholder') {
    return synonym.replacements.map((from) => ({ from, to: synonym.placeholder, cost: 0 }))
  }
  return corrections(synonym)
}
