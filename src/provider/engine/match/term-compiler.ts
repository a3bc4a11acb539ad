import { createRecent } from '../index/lru-cache.ts'
import type { TextIndex } from '../index/text-index.ts'
import { createDictionary } from '../index/vocabulary.ts'
import { termLevels, type Levels } from './levels.ts'
import { compileTerm, termKey, type CompiledTerm, type Term } from './term.ts'

/** A term looked up in an index: which of its words it finds, and which records hold them. */
export type LocatedTerm = CompiledTerm & { readonly levels: Levels }

export type TermCompiler = (term: Term) => LocatedTerm

/** Terms remembered at once; each holds a few bits per record. */
const REMEMBERED = 64

/** Looks terms up, the recent ones once: of a query that is being typed only the last word changes. */
export function createTermCompiler(text: TextIndex): TermCompiler {
  const recent = createRecent<LocatedTerm>(REMEMBERED)
  const dictionary = createDictionary(text.words)
  return (term) =>
    recent.get(termKey(term), () => {
      const compiled = compileTerm(dictionary, term)
      return { ...compiled, levels: termLevels(text, compiled) }
    })
}
