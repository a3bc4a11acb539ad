import { currentTasks } from '#ingest/features/current-tasks.ts'
import type { Surprises } from '#ingest/sources/surprises.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'
import { readSpecTasks } from '#ingest/tasks/specs/read-spec-tasks.ts'
import type { Tasks } from '#ingest/tasks/tasks.ts'

type Context = {
  /** The phrases of specifications. */
  readonly own?: Tasks
  /** The phrases of features. */
  readonly tasks: Tasks
  readonly surprises: Pick<Surprises, 'of'>
}

/** A specification of more features than these is about all of them, and their phrases would say little about it. */
const MOST_FEATURES = 4

/** What people look for in a specification: what is written about it, and what is written about its features alone. */
export type SpecTasks = {
  readonly tasks: readonly string[]
  readonly featureTasks: readonly string[]
}

/**
 * What people look for in a specification, in their words: what is written about it, and what is written about its
 * features where they are few.
 */
export function specTasks(
  specs: readonly SpecSource[],
  { own = readSpecTasks(), tasks, surprises }: Context,
): (shortname: string, features: readonly string[]) => SpecTasks {
  const current = currentTasks(own, { currentIds: currentShortnames(specs), surprises })
  return (shortname, features) => {
    const inherited = features.length > MOST_FEATURES ? [] : features
    const phrases = new Set(current.get(shortname))
    const others = inherited.flatMap((id) => tasks.get(id) ?? [])
    return {
      tasks: [...phrases],
      featureTasks: [...new Set(others.filter((phrase) => !phrases.has(phrase)))],
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
