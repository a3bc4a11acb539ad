/** Why a version of a browser has a thing or falls short of it: by the packages, and as a sentence says it. */
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { Shortfall } from '#catalogue/verdict/verdict.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'

import {
  currentOn,
  IN_PART,
  leastFrom,
  rankOf,
  type Reading,
  type ReadState,
  releasesOf,
  usable,
} from './states.ts'

/** What the releases of a browser have of a thing, from old to new. */
export type Found = { readonly browser: CoreBrowser; readonly found: readonly Reading[] }

const shortfalls: Readonly<Partial<Record<ReadState, Shortfall>>> = {
  flag: 'flag',
  alias: 'alternative',
  prefix: 'prefix',
  partial: 'partial',
  nearly: 'nearly',
  unknown: 'unknown',
}

export const isUsable = (one: Reading | undefined): boolean =>
  one !== undefined && rankOf(one) >= usable

const isFull = ({ state }: Reading): boolean => state === 'full'

/** Why a version and those after it lack plain support, by the packages; "yes" if they do not. */
export function wantedAnswer(
  { found, browser }: Found,
  place: number,
  today: string,
): Shortfall | 'yes' {
  const newest = currentOn(browser, today)
  const least = leastFrom(found, place, newest)
  if (isFull(least)) return 'yes'
  const how = shortfalls[least.state]
  if (how !== undefined) return how
  const at = found.indexOf(least, place)
  const after = found.slice(at + 1)
  const out = after.slice(0, Math.max(0, newest - at))
  if (out.some(isFull)) return 'later'
  if (after.some(isFull)) return 'announced'
  if (out.some(isUsable)) return 'later'
  if (after.some(isUsable)) return 'announced'
  return found.slice(0, at).some(isUsable) ? 'removed' : 'missing'
}

/** What is said of a browser, as a whole: "partial ≤79, plain 105, as -moz-x". */
export type Statement = {
  readonly how: Shortfall | 'yes'
  /** The version that has this support, adds it or removes it. */
  readonly version?: string
  /** The later one with plain support. */
  readonly plain?: string
  readonly name?: string
  /** What was lost and came back, instead of a version: "20-62 70". */
  readonly ranges?: string
}

/**
 * The statement on a version that the packages give.
 * @param said the prefix or name that the surface names: there may be several
 */
export function wantedStatement(
  one: Found,
  place: number,
  { today, said }: { readonly today: string; readonly said?: string | undefined },
): Statement {
  const { found, browser } = one
  const how = wantedAnswer(one, place, today)
  const current = currentOn(browser, today)
  const newest = Math.max(place, current)
  const at = how === 'yes' ? newest : found.indexOf(leastFrom(found, place, newest), place)
  const { state = 'none', names = [] } = found[at] ?? {}
  const isNamed = how === 'prefix' || how === 'alternative'
  const name = said !== undefined && names.includes(said) ? said : (names[0] ?? '')
  const versionAt = (index: number) => releasesOf(browser)[index]?.version ?? ''
  const since = () => {
    const before = found
      .slice(0, at)
      .findLastIndex((own) => own.state !== state || (isNamed && !own.names.includes(name)))
    return `${found[before]?.state === 'unknown' ? '≤' : ''}${versionAt(before + 1)}`
  }
  const next = (holds: (own: Reading) => boolean) => {
    const index = found.findIndex((own, later) => later > at && holds(own))
    return index < 0 ? undefined : versionAt(index)
  }
  const after = next(isFull) ?? next(isUsable) ?? ''
  if (how === 'missing') return { how }
  if (how === 'announced') return { how, version: after }
  if (how === 'unknown') return { how, version: `≤${next((own) => own.state !== 'unknown')}` }
  if (how === 'removed') {
    return { how, version: versionAt(found.slice(0, at).findLastIndex(isUsable) + 1) }
  }
  if (how === 'later') {
    const out = found.slice(0, current + 1)
    const ranges = plainRanges(out, versionAt)
    if (!ranges.includes('-')) return { how, version: after }
    return { how, ranges: out.slice(at).some(isFull) ? ranges : `${ranges} ${after}` }
  }
  const plain = how === 'yes' || how === 'flag' ? undefined : next(isFull)
  return {
    how,
    version: since(),
    ...(plain !== undefined && { plain }),
    ...(isNamed && { name }),
  }
}

/** "20-62 70": plain support from 20 until 62, and again since 70. */
function plainRanges(out: readonly Reading[], versionAt: (place: number) => string): string {
  const turns = out.flatMap((own, place) => {
    const before = out[place - 1]
    const isTurn = isFull(own) !== (before !== undefined && isFull(before))
    return isTurn ? [`${isFull(own) ? ' ' : '-'}${versionAt(place)}`] : []
  })
  return turns.join('').trim()
}

const release = (name: string) =>
  String.raw`(?<${name}>\d[\d.]*(?: or earlier)?)(?: \((?<${name}Month>\w{3} \d{4})\))?`
const since = `since @ ${release('version')}`
const whole = (words: string) => String.raw`(?:; ${words} since ${release('plain')})?`
const partly = '(?<half>, and only in part,)?'
const named = String.raw`(?<name>\S+)${partly}`

type Form = readonly [how: Shortfall | 'yes', pattern: string]

/** The sentences of an answer line, with "@" for the browser. */
const answerForms: readonly Form[] = [
  ['yes', `Since @ ${release('version')}`],
  ['nearly', `Nearly all of it ${since}${whole('complete')}`],
  ['partial', `In part ${since}${whole('complete')}`],
  ['prefix', `With ${named} ${since}${whole('without it')}`],
  ['prefix', `With (?<name>a prefix)${partly} ${since}${whole('without it')}`],
  ['alternative', `As ${named} ${since}${whole('under its own name')}`],
  ['alternative', `Under (?<name>another name)${partly} ${since}${whole('under its own name')}`],
  ['flag', `Off until its setting is turned on, ${since}`],
  ['later', `Needs @ ${release('version')}`],
  ['later', 'In @ (?<ranges>from .+)'],
  ['announced', `Comes with @ ${release('version')}(?:; its day is not known yet)?`],
  ['removed', `Removed in @ ${release('version')}`],
  ['unknown', `@ ${release('version')} was the first; the data says no more`],
  ['missing', 'No version of @ has (?:it|most of it; .+)'],
  ['preview', 'Only a preview of @ has it'],
]

const target = String.raw`@ [\d.]+(?: and later)?`
const bracket = String.raw`\(since ${release('version')}(?:, plain in ${release('plain')})?\)`
const isSome = '(?<half>, with which some of it works)?'
const halved = String.raw`(?<name>\S+?)${isSome}`

/** The clauses of a badge and of a set. */
const clauseForms: readonly Form[] = [
  ['nearly', `${target} supports? nearly all of it ${bracket}`],
  ['partial', `${target} supports? it in part ${bracket}`],
  ['prefix', `${target} needs? the prefix ${halved} ${bracket}`],
  ['alternative', `${target} needs? the name ${halved} ${bracket}`],
  ['prefix', `${target} needs? (?<name>a prefix)${isSome} ${bracket}`],
  ['alternative', `${target} needs? (?<name>another name)${isSome} ${bracket}`],
  ['flag', `${target} ha(?:s|ve) it behind a flag ${bracket}`],
  ['later', String.raw`${target} lacks it \(needs ${release('version')}\)`],
  ['later', `${target} and later: (?<ranges>from .+)`],
  ['announced', String.raw`${target} lacks it \(announced for ${release('version')}\)`],
  ['removed', `@ removed it in ${release('version')}`],
  ['unknown', String.raw`not known in ${target} \(changed in ${release('version')}\)`],
  ['missing', String.raw`${target} lacks it \(no version supports it\)`],
  ['preview', String.raw`${target} lacks it \(preview only\)`],
]

const patterns = new Map<string, RegExp>()

function patternOf(form: string, browser: CoreBrowser): RegExp {
  const text = `^${form.replaceAll('@', browserNames[browser])}$`
  const known = patterns.get(text) ?? new RegExp(text)
  patterns.set(text, known)
  return known
}

const bounded = (text: string) => text.replace(/^(.+) or earlier$/, '≤$1')

/** What a sentence or a clause says of a browser; undefined if it has no known form, or names a wrong month. */
export function readStatement(
  text: string,
  kind: 'answer' | 'clause',
  browser: CoreBrowser,
): Statement | undefined {
  for (const [how, form] of kind === 'answer' ? answerForms : clauseForms) {
    const match = patternOf(form, browser).exec(text)
    if (match === null) continue
    const { version, plain, name, half, ranges, versionMonth, plainMonth } = match.groups ?? {}
    const isMonth = (month: string | undefined, of = '') =>
      month === undefined || month === monthOf(browser, of)
    if (!isMonth(versionMonth, version) || !isMonth(plainMonth, plain)) return undefined
    return {
      how,
      ...(version !== undefined && { version: bounded(version) }),
      ...(plain !== undefined && { plain: bounded(plain) }),
      ...(ranges !== undefined && { ranges: rangesIn(ranges) }),
      ...(name !== undefined && { name: plainName(name) + (half === undefined ? '' : IN_PART) }),
    }
  }
  return undefined
}

/** Parts of a feature may have several. */
const plainName = (name: string): string => (/^(?:a prefix|another name)$/.test(name) ? '' : name)

/** "from 20 (Apr 2013) until 62, and again since 70 (Sep 2019)" → "20-62 70" */
const rangesIn = (text: string): string =>
  [...text.matchAll(/(from|until|since|before) (\d[\d.]*(?: or earlier)?)/g)]
    .map(([, word, version = '']) => `${word === 'until' ? '-' : ' '}${bounded(version)}`)
    .join('')
    .trim()

function monthOf(browser: CoreBrowser, version: string): string {
  const { day = '' } = releasesOf(browser).find((one) => one.version === version) ?? {}
  return day === '' ? '' : formatMonth(day)
}
