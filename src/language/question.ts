import table from './rules.json' with { type: 'json' }

/** Both ends included; an absent end is open. */
type Range = { readonly min?: number; readonly max?: number }

/** A part of a question: what it sets in the state of a list, and how a sentence says it. */
export type Intent = {
  readonly kind: IntentKind
  readonly facets?: Readonly<Record<string, readonly string[]>>
  readonly ranges?: Readonly<Record<string, Range>>
  /** The day of the Baseline statuses, `YYYY-MM-DD`. */
  readonly day?: string
  /** "CSS", "Web APIs": by its name in the lists. */
  readonly area?: string
  /** Of one release. */
  readonly version?: string
  /** Before the noun of the list: "newly available" features. */
  readonly before?: string
  /** Behind it: features "not supported in Safari". */
  readonly after?: string
  /** In place of it: "current release of Firefox". */
  readonly noun?: string
}

export type IntentKind = keyof typeof lists

const { lists } = table

/** The first list that has filters for all intents; undefined if none has. */
export function listOfIntents(intents: readonly Intent[]) {
  return (['features', 'compat', 'specs', 'releases'] as const).find((id) =>
    intents.every(({ kind }) => lists[kind].split('|').includes(id)),
  )
}

export type Question = {
  /** At least one; all of them apply, and one list has filters for all. */
  readonly intents: readonly Intent[]
  /** The words to search for within these filters; may be empty. */
  readonly rest: string
}
