import { currentPhrases } from '#ingest/phrases/current-phrases.ts'
import { type Phrases, readPhrases } from '#ingest/phrases/read-phrases.ts'
import type { Surprises } from '#ingest/sources/surprises.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'

type Context = {
  readonly own?: Phrases
  readonly phrases: Phrases
  readonly surprises: Pick<Surprises, 'of'>
}

/** Phrases of features say little about a specification with more features. */
const MOST_FEATURES = 4

/** Phrases of a specification, and those only of its features. */
export type SpecPhrases = {
  readonly tasks: readonly string[]
  readonly featureTasks: readonly string[]
}

/** The phrases of a specification, and those of its features if they are few. */
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

/** The live specifications of a shortname: itself or its successors. */
function currentShortnames(specs: readonly SpecSource[]): (id: string) => readonly string[] {
  const live = new Set(specs.map(({ shortname }) => shortname))
  return (id) => {
    if (live.has(id)) return [id]
    const successors = specs.filter(({ formerNames }) => formerNames.includes(id))
    return successors.map(({ shortname }) => shortname)
  }
}
