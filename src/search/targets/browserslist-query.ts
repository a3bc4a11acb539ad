import browserslist from 'browserslist'

import { type FeatureSupport, supportingVersions } from '#catalogue/targets/feature-support.ts'
import type { BrowserslistAnswer } from '#catalogue/targets/resolve.ts'
import type { UsageNumbers } from '#catalogue/targets/usage-numbers.ts'

/** What a part of a query may ask for beyond the data of browserslist. */
export type QueryNumbers = {
  /** Of the place that it names; undefined if its usage is not known. */
  readonly place?: UsageNumbers | undefined
  /** The visitor's own, which `my stats` are. */
  readonly own?: UsageNumbers | undefined
  /** Loaded for parts that ask what supports a feature. */
  readonly features?: FeatureSupport | undefined
}

const SUPPORTS = /^(?:(fully|partially)\s+)?supports\s+([\w-]+)$/iu
const PLACE = /%\s+in\s+((?:alt-)?\w\w)$/iu

/** Whether a part asks what supports a feature of caniuse. */
export function asksForFeatures(part: string): boolean {
  return SUPPORTS.test(part)
}

/** The place whose usage a part asks for, in lower case. */
export function placeIn(part: string): string | undefined {
  return PLACE.exec(part)?.[1]?.toLowerCase()
}

/** Runs a part of a query, with our own numbers where browserslist would read files; problems begin as its own do. */
export function askBrowserslist(part: string, numbers: QueryNumbers): BrowserslistAnswer {
  try {
    const [, how, feature] = SUPPORTS.exec(part) ?? []
    if (feature !== undefined) {
      return { browsers: supporting(feature, how?.toLowerCase() !== 'fully', numbers) }
    }
    const stats = numbersFor(part, numbers)
    const query = part.replace(PLACE, '% in my stats')
    return { browsers: browserslist(query, stats && { stats: { ...stats } }) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function supporting(id: string, part: boolean, { features }: QueryNumbers): readonly string[] {
  const support = features !== undefined && Object.hasOwn(features, id) ? features[id] : undefined
  if (support === undefined) throw new Error('Unknown feature')
  return Object.entries(support).flatMap(([agent, runs]) =>
    supportingVersions(runs, browserslist.data[agent]?.versions ?? [], part).map(
      (version) => `${agent} ${version}`,
    ),
  )
}

/** @throws Error if they are not known */
function numbersFor(part: string, { place, own }: QueryNumbers): UsageNumbers | undefined {
  const name = placeIn(part)
  const isOwn = /\sin\s+my\s+stats$/iu.test(part)
  if (name === undefined && !isOwn) return undefined
  const known = isOwn ? own : place
  if (known !== undefined) return known
  throw new Error(isOwn ? 'Custom usage' : 'Unknown region')
}
