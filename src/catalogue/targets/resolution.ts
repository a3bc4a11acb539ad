import { notChecked, type Unjudged, unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import type { Judged, Targets } from '#catalogue/verdict/verdict.ts'

import { endsOf, oldestOf, placedIn, placedOf, remarksOn } from './endings.ts'
import { foldBrowsers, lowestOf, namedIn } from './fold.ts'
import type { OwnSources, TermReading } from './own-sources.ts'
import { presetOf } from './presets.ts'
import { joinTerms, type QueryTerm } from './terms.ts'

/** What a text of browsers says. Nothing of it is left out: what is not judged is named. */
export type Resolution = {
  /** "Baseline 2024", "Chrome 150 (Opera Mini not checked)": true of what is judged. */
  readonly name: string
  readonly unjudged: readonly Unjudged[]
  /** What else to know of the reading, in sentences. */
  readonly remarks: readonly string[]
  /**
   * Whether others cannot read all of it: it names the visitor's usage numbers, or their browser, which is
   * newer than the data.
   */
  readonly isOwn?: boolean
  /** The text that may be meant, where a part of it cannot be read. */
  readonly nearest?: string
} & (
  | (Judged & {
      readonly status: 'known'
      /** The newest versions of queries that end with the newest known; all later ones are judged anyway. */
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
  const all = combined(found)
  const whole = judge(all)
  const resolved = found.flatMap(({ folded }) => folded ?? [])
  const targets = lowestOf([whole, ...resolved].flatMap((part) => namedIn(part.targets)))
  const unjudged = unlike([
    ...[whole, ...resolved].flatMap((part) => part.unjudged),
    ...read.flatMap(unreadOf),
  ])
  const nearest = nearestOf(read)
  const judged = found.filter(
    ({ browsers, folded = judge(browsers) }) => Object.keys(folded.targets).length > 0,
  )
  const open = new Set(
    judged.flatMap(({ term, label, isQuery, browsers, folded = judge(browsers) }) => {
      const isRange = label === undefined ? browsers.length > 1 : isQuery === true
      return isRange || term.join === 'not' ? [] : namedIn(folded.targets).map(({ name }) => name)
    }),
  )
  const places = [
    ...placedOf(all, sources),
    ...placedIn(lowestOf(resolved.flatMap((one) => namedIn(one.targets)))),
  ]
  const ends = endsOf(
    namedIn(whole.upTo).filter(({ name }) => !open.has(name)),
    {
      places,
      numbered: judge(named).targets,
      sources,
    },
  )
  const remarks = found.flatMap(({ remark }) => remark || [])
  const said = {
    unjudged,
    remarks: [...new Set([...remarks, ...remarksOn(places, named, sources), ...ends.remarks])],
    ...(nearest !== undefined && { nearest }),
    ...(found.some(({ isOwn }) => isOwn) && { isOwn: true }),
  }
  if (Object.keys(targets).length === 0) {
    const problem = unjudgedSentence(unjudged) || `“${text}” names no browser.`
    return { status: 'unusable', name: text, problem, ...said }
  }
  const name = labelOf(judged, sources) + notChecked(unjudged)
  return { status: 'known', targets, upTo: ends.upTo, name, ...said, ...dayOf(judged, sources) }
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
  const join = term.join === 'or' ? '' : `${term.join} `
  const name = `“${join}${term.text}”`
  if ('reason' in reading) return [{ name, reason: reading.reason }]
  const isEmpty = reading.browsers.length === 0 && reading.folded === undefined
  return isEmpty && term.join === 'or' ? [{ name, reason: 'No browser is meant by it.' }] : []
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

/**
 * The sets as typed and the versions, which are judged with all later ones: "Baseline 2022 and Deno 1.40+".
 * Parts joined by "and" and "not" stay as they are.
 */
function labelOf(found: readonly Found[], sources: OwnSources): string {
  const isSimple = found.every(({ term }) => term.join === 'or')
  if (!isSimple) return joinTerms(found.map(({ term }) => term))
  const sets = found.flatMap(({ label }) => label ?? []).join(', ')
  const versions = found.flatMap(({ label, browsers }) => (label === undefined ? browsers : []))
  const oldest = oldestOf(placedOf(versions, sources))
    .map(({ label }) => `${label}+`)
    .join(', ')
  return [sets, oldest].filter((part) => part !== '').join(' and ')
}

/** Sets change over time, versions do not. */
function dayOf(found: readonly Found[], { data, today }: OwnSources): { readonly day?: string } {
  const sets = found.filter(({ label }) => label !== undefined)
  if (sets.length === 0) return {}
  return { day: sets.some(({ term }) => presetOf(term.text) === 'widely') ? today : data.day }
}
