import { coreBrowsers } from '#catalogue/browsers.ts'
import { shortVersion, targetLabel } from '#catalogue/platforms.ts'
import { notChecked, type Unjudged, unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import type { Judged, Targets } from '#catalogue/verdict/verdict.ts'
import { queryNames } from '#lib/glossary.ts'

import { targetNumberedAs } from './agents.ts'
import { describeTargets } from './describe.ts'
import { foldBrowsers, lowestOf, namedIn } from './fold.ts'
import { displayName, isAhead, type OwnSources, type TermReading } from './own-sources.ts'
import { presetOf } from './presets.ts'
import { joinTerms, type QueryTerm } from './terms.ts'

/** What a text of browsers says. Nothing of it is left out: what is not judged is named. */
export type Resolution = {
  /** "Baseline 2024", "Chrome 150 (Opera Mini not checked)": true of what is judged. */
  readonly name: string
  readonly unjudged: readonly Unjudged[]
  /** What else to know of the reading, in sentences. */
  readonly remarks: readonly string[]
  /** The text that may be meant, where a part of it cannot be read. */
  readonly nearest?: string
} & (
  | (Judged & {
      readonly status: 'known'
      /** The newest versions of queries; without one, all later versions are meant. */
      readonly upTo?: Targets
      /** `YYYY-MM-DD`: the day for which a set that changes over time was resolved. */
      readonly day?: string
    })
  /** Nothing can be judged: `problem` says why. */
  | { readonly status: 'unusable'; readonly problem: string }
)

export type ReadTerm = { readonly term: QueryTerm; readonly reading: TermReading }

type Found = { readonly term: QueryTerm } & Extract<TermReading, { readonly browsers: unknown }>

/** Joins the parts of a text: what they name together, and what is not judged of it. */
export function resolutionOf(
  text: string,
  read: readonly ReadTerm[],
  sources: OwnSources,
): Resolution {
  const found = read.flatMap(({ term, reading }): readonly Found[] =>
    'reason' in reading ? [] : [{ term, ...reading }],
  )
  const named = new Set(found.flatMap((one) => (one.label === undefined ? one.browsers : [])))
  const judge = (browsers: Iterable<string>) => foldBrowsers(browsers, sources.data.engines, named)
  const whole = judge(combined(found))
  const parts = [whole, ...found.flatMap(({ folded }) => folded ?? [])]
  const targets = lowestOf(parts.flatMap((part) => namedIn(part.targets)))
  const unjudged = unlike([...parts.flatMap((part) => part.unjudged), ...read.flatMap(unreadOf)])
  const nearest = nearestOf(read)
  const said = {
    unjudged,
    remarks: [
      ...new Set([...found.flatMap(({ remark }) => remark ?? []), ...remarksOn(targets, sources)]),
    ],
    ...(nearest !== undefined && { nearest }),
  }
  if (Object.keys(targets).length === 0) {
    const problem = unjudgedSentence(unjudged) || `“${text}” names no browser.`
    return { status: 'unusable', name: text, problem, ...said }
  }
  const judged = found.filter(
    ({ browsers, folded = judge(browsers) }) => Object.keys(folded.targets).length > 0,
  )
  const name = labelOf(judged) + notChecked(unjudged)
  const open = new Set(
    judged.flatMap(({ term, label, browsers, folded = judge(browsers) }) => {
      const isRange = label === undefined ? browsers.length > 1 : label === term.text
      return isRange ? [] : Object.keys(folded.targets)
    }),
  )
  const upTo = Object.fromEntries(
    Object.entries(whole.upTo).filter(([browser]) => !open.has(browser)),
  )
  return { status: 'known', targets, upTo, name, ...said, ...dayOf(judged, sources) }
}

/** Combines parts from left to right, as browserslist does. */
function combined(found: readonly Found[]): ReadonlySet<string> {
  let all: ReadonlySet<string> = new Set()
  for (const { term, browsers } of found) {
    const own = new Set(browsers)
    if (term.join === 'or') all = new Set([...all, ...own])
    else all = new Set([...all].filter((one) => own.has(one) === (term.join === 'and')))
  }
  return all
}

function unreadOf({ term, reading }: ReadTerm): readonly Unjudged[] {
  if (!('reason' in reading)) return []
  const join = term.join === 'or' ? '' : `${term.join} `
  return [{ name: `“${join}${term.text}”`, reason: reading.reason }]
}

function unlike(all: readonly Unjudged[]): readonly Unjudged[] {
  return [...new Map(all.map((one) => [one.name, one])).values()]
}

/** The text with what may be meant in the place of what cannot be read; undefined if nothing is near. */
function nearestOf(read: readonly ReadTerm[]): string | undefined {
  const terms = read.flatMap(({ term, reading }) => {
    if (!('reason' in reading)) return [term]
    return reading.nearest === undefined ? [] : [{ ...term, text: reading.nearest }]
  })
  const isRespelled = read.some(({ reading }) => 'nearest' in reading)
  return isRespelled ? joinTerms(terms) : undefined
}

/** Which versions are not out: browserslist counts by caniuse, and Electron has engines before their browsers. */
function remarksOn(targets: Targets, sources: OwnSources): readonly string[] {
  return coreBrowsers.flatMap((browser) => {
    const version = targets[browser]
    return version !== undefined && isAhead(queryNames[browser], String(version), sources)
      ? [`${targetLabel(browser, version)} is not out yet.`]
      : []
  })
}

/** The sets as typed and the versions: "Baseline 2022 and Deno 1.40". Parts joined by "and" and "not" stay as they are. */
function labelOf(found: readonly Found[]): string {
  const isSimple = found.every(({ term }) => term.join === 'or')
  if (!isSimple) return joinTerms(found.map(({ term }) => term))
  const sets = found.flatMap(({ label }) => label ?? [])
  const versions = found.flatMap(({ label, browsers }) => (label === undefined ? browsers : []))
  return [sets.join(', '), describeVersions(versions)].filter((part) => part !== '').join(' and ')
}

/** The oldest version of each browser: "Chrome 109, Samsung Internet 20". */
function describeVersions(browsers: readonly string[]): string {
  const { targets } = foldBrowsers(browsers, {}, new Set(browsers))
  const others = new Map<string, string>()
  for (const browser of browsers) {
    const [agent = '', version = ''] = browser.split(' ')
    const isOther = agent !== 'ie' && targetNumberedAs(agent, version) === undefined
    if (isOther && !others.has(agent))
      others.set(agent, `${displayName(agent)} ${shortVersion(version)}`)
  }
  return [describeTargets(targets), ...others.values()].filter((part) => part !== '').join(', ')
}

/** Sets change over time, versions do not. */
function dayOf(found: readonly Found[], { data, today }: OwnSources): { readonly day?: string } {
  const sets = found.filter(({ label }) => label !== undefined)
  if (sets.length === 0) return {}
  return { day: sets.some(({ term }) => presetOf(term.text) === 'widely') ? today : data.day }
}
