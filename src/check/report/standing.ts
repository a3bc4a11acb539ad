import type { Verdict } from '#catalogue/verdict/verdict.ts'
import {
  type CodeEntry,
  type CodePlace,
  type CodeUse,
  type CodeUses,
  harmlessReason,
} from '#check/analysis/index.ts'

/** Why a use counts for the verdict, or why it does not: what stands in the way most comes first. */
export const standings = [
  'counted',
  'likely',
  'possible',
  'guarded',
  'harmless',
  'ignored',
] as const

/**
 * `counted`: certain, and browsers must support it. `guarded`: the code takes care of the others.
 * `likely` and `possible`: not certain. `harmless`: nothing is lost without it. `ignored`: by a
 * comment in the code or by the visitor.
 */
export type Standing = (typeof standings)[number]

export type ReportedUse = {
  readonly entry: CodeEntry
  readonly standing: Standing
  /** Empty if they are not known, as in a report that came with an address. */
  readonly places: readonly CodePlace[]
  /** The number of places. */
  readonly count: number
  /** The visitor, not a comment in the code, says to ignore it. */
  readonly isChoice?: true
} & Pick<CodeUse, 'within'>

export type ReportItem = ReportedUse & {
  readonly verdict: Verdict
  /** Where the tests of the code do not cover it, as a clause; then the verdict is for those browsers alone. */
  readonly gap?: string
}

/** What a report is about. */
export type Reported = Omit<CodeUses, 'uses'> & {
  readonly uses: readonly ReportedUse[]
  /** Sentences about files that were not read. */
  readonly notes: readonly string[]
  /** There was no file to read. */
  readonly isEmpty?: boolean
  /** The number of parts not read, of a report that came with an address. */
  readonly unreadParts?: number
  /** The number of entries that the address of a report had no room for. */
  readonly leftOut?: number
}

type Reading = Pick<Reported, 'notes' | 'isEmpty'>

/** @param reading what is known about files that were not read */
export function reportedOf(uses: CodeUses, reading: Reading = { notes: [] }): Reported {
  return {
    ...uses,
    ...reading,
    uses: uses.uses.map((use) => ({
      entry: use.entry,
      places: use.places,
      count: use.places.length,
      standing: standingOf(use),
      ...(use.within !== undefined && { within: use.within }),
    })),
  }
}

/** Marks what the visitor ignores, by the keys of entries. */
export function ignoring(reported: Reported, keys: ReadonlySet<string>): Reported {
  const uses = reported.uses.map((use): ReportedUse =>
    keys.has(use.entry.key) ? Object.assign({}, use, ignoredByChoice) : use,
  )
  return { ...reported, uses }
}

const ignoredByChoice = { standing: 'ignored', isChoice: true } as const

function standingOf({ entry, places, isGuarded, certainty }: CodeUse): Standing {
  const { key } = entry
  const isHarmless = [key, entry.of ?? key].some((each) => harmlessReason(each) !== undefined)
  if (isGuarded) return places.every(({ care }) => care === 'ignored') ? 'ignored' : 'guarded'
  if (isHarmless) return 'harmless'
  return certainty === 'certain' ? 'counted' : certainty
}
