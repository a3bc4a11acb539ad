import browserslist from 'browserslist'

import { type FeatureSupport, supportingVersions } from '#catalogue/targets/feature-support.ts'
import type { BrowserslistAnswer } from '#catalogue/targets/resolve.ts'
import type { UsageNumbers } from '#catalogue/targets/usage-numbers.ts'

/** What a query may ask for beyond the data of browserslist. */
export type QueryNumbers = {
  /** By place as the query writes it, in lower case: "us", "alt-as". */
  readonly places: ReadonlyMap<string, UsageNumbers>
  /** The visitor's own, which `my stats` are. */
  readonly own: UsageNumbers | undefined
  /** Loaded for queries that ask what supports a feature. */
  readonly features?: FeatureSupport | undefined
}

const SUPPORTS = /^(?:not\s+)?(?:(fully|partially)\s+)?supports\s+([\w-]+)$/iu

/** Whether a query asks what supports a feature of caniuse. */
export function asksForFeatures(query: string): boolean {
  return /\bsupports\s/iu.test(query)
}

/** The places whose usage a query asks for, in lower case. */
export function placesIn(query: string): readonly string[] {
  try {
    return browserslist.parse(query).flatMap((part) => placeOf(part) ?? [])
  } catch {
    // Running the query says what is wrong with it.
    return []
  }
}

/**
 * Runs browserslist. Its data has only one version of Chrome and Firefox for Android, so a query
 * about Baseline, which concerns old versions of both, uses the versions of the desktop browsers
 * instead.
 */
export function askBrowserslist(query: string, numbers: QueryNumbers): BrowserslistAnswer {
  try {
    const parts = browserslist.parse(query)
    const problem = parts.map(problemOf).find((text) => text !== '')
    if (problem !== undefined) return { problem }
    const mobileToDesktop = /\bbaseline\b/iu.test(query)
    const run = (text: string, stats?: UsageNumbers): readonly string[] =>
      browserslist(text, { mobileToDesktop, ...(stats && { stats: { ...stats } }) })
    return {
      browsers: parts.some(isOwnPart) ? runParts(parts, { numbers, run }) : run(query),
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

type Part = browserslist.Query

type Runner = {
  readonly numbers: QueryNumbers
  readonly run: (query: string, stats?: UsageNumbers) => readonly string[]
}

/**
 * Runs the parts of a query one by one and combines them from left to right, as browserslist does:
 * it takes the numbers of one place only.
 *
 * @throws Error if a part cannot be run
 */
function runParts(parts: readonly Part[], { numbers, run }: Runner): readonly string[] {
  let found: ReadonlySet<string> = new Set()
  for (const [place, part] of parts.entries()) {
    // It says that a query cannot begin with "not".
    if (part.not === true && place === 0) return run(part.query)
    const text = part.query.replace(/^not\s+/iu, '')
    const own = new Set(browsersOf(part, { numbers, run }) ?? run(text))
    if (part.not !== true && part.compose === 'or') found = new Set([...found, ...own])
    else found = new Set([...found].filter((browser) => own.has(browser) !== (part.not === true)))
  }
  return [...found]
}

/** The browsers of a part that needs more than the data of browserslist; undefined for others. */
function browsersOf(part: Part, { numbers, run }: Runner): readonly string[] | undefined {
  const [, how, feature] = SUPPORTS.exec(part.query) ?? []
  if (feature !== undefined) return supporting(feature, how?.toLowerCase() !== 'fully', numbers)
  if (!isAboutNumbers(part)) return undefined
  const query = part.query.replace(/^not\s+/iu, '').replace(/\sin\s.*$/iu, ' in my stats')
  return run(query, numbersFor(part, numbers))
}

function supporting(id: string, part: boolean, { features }: QueryNumbers): readonly string[] {
  const support = features !== undefined && Object.hasOwn(features, id) ? features[id] : undefined
  if (support === undefined) throw new Error(`caniuse has no feature “${id}”.`)
  return Object.entries(support).flatMap(([agent, runs]) =>
    supportingVersions(runs, browserslist.data[agent]?.versions ?? [], part).map(
      (version) => `${agent} ${version}`,
    ),
  )
}

function numbersFor(part: Part, { places, own }: QueryNumbers): UsageNumbers {
  const place = placeOf(part)
  if (place === undefined) {
    if (own !== undefined) return own
    throw new Error('Your usage numbers are not known here. Choose the file of them first.')
  }
  const known = places.get(place)
  if (known !== undefined) return known
  throw new Error(`“${place}” is no country or continent of which usage is known.`)
}

const MY_STATS = /\sin\s+my\s+stats$/iu

const isOwnPart = (part: Part): boolean => isAboutNumbers(part) || SUPPORTS.test(part.query)

const isAboutNumbers = (part: Part): boolean =>
  placeOf(part) !== undefined || MY_STATS.test(part.query)

function placeOf({ query }: Part): string | undefined {
  return /%\s+in\s+((?:alt-)?\w\w)$/iu.exec(query)?.[1]?.toLowerCase()
}

/** What only works where there are files; empty for other parts. */
function problemOf({ query }: Part): string {
  if (/^(?:not\s+)?browserslist\s+config$/iu.test(query)) {
    return 'A page has no browserslist config. Paste the text of yours here instead.'
  }
  if (/^(?:not\s+)?extends\s/iu.test(query)) {
    return `“${query}” names a package, which a page cannot read. Paste its queries here instead.`
  }
  return / stats$/iu.test(query) && !MY_STATS.test(query)
    ? `“${query}” names a package, which a page cannot read. Choose the file of its numbers, and write “in my stats”.`
    : ''
}
