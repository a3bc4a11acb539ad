import { currentPhrases } from '#ingest/phrases/current-phrases.ts'
import { readPhrases } from '#ingest/phrases/read-phrases.ts'
import type { Phrases } from '#ingest/phrases/read-phrases.ts'
import type { Surprises } from '#ingest/sources/surprises.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'

type Context = {
  /** The phrases of specifications. */
  readonly own?: Phrases
  /** The phrases of features. */
  readonly phrases: Phrases
  readonly surprises: Pick<Surprises, 'of'>
}

/** A specification of more features than these is about all of them, and their phrases would say little about it. */
const MOST_FEATURES = 4

/** What people look for in a specification: what is written about it, and what is written about its features alone. */
export type SpecPhrases = {
  readonly tasks: readonly string[]
  readonly featureTasks: readonly string[]
}

/**
 * What people look for in a specification, in their words: what is written about it, and what is written about its
 * features where they are few.
 */
export function specPhrases(
  specs: readonly SpecSource[],
  { own = readPhrases('specs'), phrases, surprises }: Context,
): (shortname: string, features: readonly string[]) => SpecPhrases {
  const current = currentPhrases(own, { currentIds: currentShortnames(specs), surprises })
  return (shortname, features) => {
    const inherited = features.length > MOST_FEATURES ? [] : features
    const written = new Set(current.get(shortname))
    const others = inherited.flatMap((id) => phrases.get(id) ?? [])
    return {
      tasks: [...written],
      featureTasks: [...new Set(others.filter((phrase) => !written.has(phrase)))],
    }
  }
}

/** The live specifications that a shortname means: itself, or those that had it before. */
function currentShortnames(specs: readonly SpecSource[]): (id: string) => readonly string[] {
  const live = new Set(specs.map(({ shortname }) => shortname))
  return (id) => {
    if (live.has(id)) return [id]
    const successors = specs.filter(({ formerNames }) => formerNames.includes(id))
    return successors.map(({ shortname }) => shortname)
  }
}
