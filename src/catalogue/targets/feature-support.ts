import * as v from 'valibot'

import { type Infer, tableOf } from '#lib/schema.ts'

/**
 * Support of caniuse's features, for queries such as "supports css-grid": by feature and browser, in
 * runs over the versions that browserslist has, in its order. "n57y90a2": 57 versions without it, 90
 * with it, and 2 with a part of it.
 */
export const featureSupportSchema = tableOf(tableOf(v.string()))

export type FeatureSupport = Infer<typeof featureSupportSchema>

/** `y`: supported; `a`: in part; `n`: neither. */
export type Letter = 'y' | 'a' | 'n'

/** @param flags what caniuse says of each version, oldest first: "y #1", "a x"; undefined for nothing */
export function writeRuns(flags: readonly (string | undefined)[]): string {
  const letters = flags.map(letterOf)
  let runs = ''
  let count = 0
  for (const [place, letter] of letters.entries()) {
    count += 1
    if (letters[place + 1] === letter) continue
    runs += `${letter}${count}`
    count = 0
  }
  return runs
}

function letterOf(flags = ''): Letter {
  if (flags.includes('y')) return 'y'
  return flags.includes('a') ? 'a' : 'n'
}

/** The versions that support a feature, in full or with `part` in part. */
export function supportingVersions(
  runs: string,
  versions: readonly string[],
  part: boolean,
): readonly string[] {
  let from = 0
  return Array.from(runs.matchAll(/([yan])(\d+)/g)).flatMap(([, letter, count]) => {
    const start = from
    from += Number(count)
    const isWanted = letter === 'y' || (part && letter === 'a')
    return isWanted ? versions.slice(start, from) : []
  })
}
