import { baselineWords } from '#catalogue/baseline-words.ts'
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { shortVersion, targetNames, targetVersion } from '#catalogue/platforms.ts'
import { nameVersions } from '#catalogue/targets/agents.ts'
import { judgedState, stateWords, type VerdictState } from '#catalogue/verdict/states.ts'
import { unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import {
  asksForPlatform,
  type Judged,
  onlyThese,
  type Targets,
  type Verdict,
  verdictAt,
  verdictOf,
} from '#catalogue/verdict/verdict.ts'
import {
  type Asked,
  type BrowserSet,
  isJudged,
  type JudgedPlace,
  type Place,
} from '#language/reading.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames, hasQueryName, queryNames } from '#lib/glossary.ts'
import { joinWords, sentences } from '#lib/sentence.ts'

import { baselineAnswer } from './baseline-line.ts'
import { dayOfRelease, releaseAt } from './releases.ts'
import { lackSentence } from './sentences.ts'
import type { Successor, Thing } from './things.ts'
import { beforeSentence, verdictSentence } from './verdict-sentence.ts'

/** An answer about a thing in one line. */
export type AnswerLine = {
  readonly thing: Thing
  /** Absent for a number. */
  readonly state?: VerdictState
  /** The word of the state, or "94.7 %". */
  readonly word: string
  /** "in Firefox", "in every current browser"; may be empty. */
  readonly where: string
  readonly sentence: string
  /** The version or the set of browsers that the text names, as in an address: "safari 16". */
  readonly targets?: string
  /** What to use instead of the thing. */
  readonly instead?: readonly Successor[]
  /** The same as a sentence: "Use MutationObserver instead." */
  readonly use?: string
  /** The set of browsers that the page still has to resolve; the line has no word before. */
  readonly set?: BrowserSet
}

type Terms = {
  readonly thing: Thing
  /** `YYYY-MM-DD`: the day of the visit. */
  readonly today: string
}

/** The lines about a thing; none if nothing can be said. */
export function answerLines(asked: Asked, terms: Terms): readonly AnswerLine[] {
  const { name, otherName, namesake } = terms.thing
  const ofNamesake = namesake ? linesAbout(asked, { ...terms, thing: namesake }) : []
  const lines = linesAbout(asked, terms).map((line, place) => {
    const own = ofNamesake[place]
    // A feature works in part where its other entries do, too.
    return line.state === 'part' && own?.state === 'notYet' ? own : line
  })
  if (otherName === undefined) return lines
  // What a name of old had, the record tells under its present one.
  const note = `This is about ${name}, which “${otherName}” is another name of.`
  return lines.map((line) => Object.assign({}, line, { sentence: sentences(note, line.sentence) }))
}

function linesAbout(asked: Asked, terms: Terms): readonly AnswerLine[] {
  const { form, places, isWithout } = asked
  const own = { ...terms, today: asked.day ?? terms.today }
  if (places.length > 0 && isWithout !== true) {
    return places.map((place) => placeLine(place, asked, own))
  }
  if (form === 'users') return usersLine(own.thing)
  if (form === 'baseline') return [baselineLine(asked, terms)]
  if (asked.set !== undefined && asked.set !== 'all') return [setLine(asked.set, own.thing)]
  const without = isWithout === true ? places.map(({ browser }) => browser) : []
  return [everyLine(asked, own, without)]
}

function placeLine(place: Place, asked: Asked, { thing, today }: Terms): AnswerLine {
  if (!isJudged(place)) {
    const { browser, version = '' } = place
    const where = `in ${nameVersions(browser, [version || 'all'])}`
    // Some count by their engines, which sets of browsers know.
    return { ...setLine(`${browser} ${version}`.trim(), thing), where }
  }
  const { browser } = place
  const meant = releaseAt(place, today)
  const where = `in ${placeName(place, meant)}${asked.day === undefined ? '' : ` on ${formatDay(asked.day)}`}`
  if (meant === undefined || 'reason' in meant) {
    if (meant?.isNewer === true && place.version !== undefined && ofNewerEngines.has(browser)) {
      return { ...setLine(`${browserNames[browser]} ${place.version}`, thing), where }
    }
    const why = meant?.reason ?? `No such version of ${browserNames[browser]} is known.`
    return { ...unknownLine(thing, where, why), ...askedTargets(place, asked, place.version) }
  }
  const { version } = meant
  const targets: Targets = { [browser]: targetVersion(browser, version) }
  const supported = withPlatforms(thing)
  const verdict = verdictOf(supported, onlyThese(targets), today)
  const own = { browser, target: targetVersion(browser, version) }
  const isAlone = place.version !== undefined && place.isOpen !== true
  const alone = isAlone ? verdictAt(supported, own, today) : ofPreview(verdict, place)
  const checked = { supported: thing.supported, targets, dayOf: dayOfRelease }
  return {
    // A version keeps what later ones have lost; the sentence is about these, too.
    ...judgedState(alone),
    ...insteadOf(thing),
    thing,
    where,
    ...askedTargets(place, asked, version),
    sentence: sentences(
      meant.remark ?? '',
      standingSentence(asked, thing),
      beforeSentence({ alone, later: verdict }, { ...checked, today }),
      verdictSentence(verdict, checked),
      // The share is of today.
      asked.day === undefined ? usageSentence(thing) : '',
    ),
  }
}

/** What only a preview has, the preview has. */
function ofPreview(verdict: Verdict, { standing }: JudgedPlace): Verdict {
  const isThere = standing === 'nightly' && verdict.blockers.every(({ how }) => how === 'preview')
  return isThere ? { ...verdict, answer: 'yes', blockers: [] } : verdict
}

/** Of these, sets of browsers know the engines of versions that are newer than the compatibility data. */
const ofNewerEngines: ReadonlySet<string> = new Set([
  'opera',
  'opera_android',
  'samsunginternet_android',
])

/** A browser without a version asks about today, which the page of the record shows without a choice of browsers. */
function askedTargets(
  { browser, version, standing }: JudgedPlace,
  { day }: Asked,
  meant: string | undefined,
): Pick<AnswerLine, 'targets'> {
  const isVersion = version !== undefined || (standing !== undefined && standing !== 'current')
  if (meant === undefined || !isVersion || day !== undefined || !hasQueryName(browser)) return {}
  return { targets: `${queryNames[browser]} ${meant}` }
}

/** "Firefox", "Safari 15", "Firefox 153 (ESR)". */
function placeName(
  { browser, version, isOpen }: JudgedPlace,
  meant: ReturnType<typeof releaseAt>,
): string {
  const name = browserNames[browser]
  if (version !== undefined) {
    const label = `${name} ${shortVersion(version)}`
    return isOpen === true ? `${label} and later` : label
  }
  if (meant === undefined || !('version' in meant) || meant.channel === undefined) return name
  return `${name} ${meant.version} (${meant.channel === 'esr' ? 'ESR' : meant.channel})`
}

function withPlatforms({ supported }: Thing) {
  return { ...supported, platforms: supported.platforms ?? {} }
}

const shareText = (usage: number): string => `${usage.toFixed(1)} %`

function usageSentence({ usage }: Thing): string {
  return usage === undefined || usage <= 0
    ? ''
    : `It works for ${shareText(usage)} of users worldwide.`
}

function usersLine(thing: Thing): readonly AnswerLine[] {
  const { usage } = thing
  if (usage === undefined) return []
  return [
    {
      thing,
      word: shareText(usage),
      where: '',
      sentence: `It works for ${shareText(usage)} of users worldwide.`,
    },
  ]
}

function setLine(set: BrowserSet, thing: Thing): AnswerLine {
  // The visitor's own are in force on each page.
  return { thing, word: '', where: '', sentence: '', set, ...(set !== 'mine' && { targets: set }) }
}

/** The line about all core browsers, except some. */
function everyLine(asked: Asked, { thing, today }: Terms, without: readonly string[]): AnswerLine {
  const browsers = coreBrowsers.filter((browser) => !without.includes(browser))
  const others = coreBrowsers.filter((browser) => without.includes(browser))
  const but = others.length === 0 ? '' : ` but ${joinWords(others.map((one) => browserNames[one]))}`
  const line = targetsLine(thing, {
    judged: onlyThese(currentOf(browsers, today)),
    today,
    where: `in every current browser${but}`,
  })
  const before = sentences(successorSentence(asked, thing), standingSentence(asked, thing))
  return { ...line, ...insteadOf(thing), sentence: sentences(before, line.sentence) }
}

function baselineLine(asked: Asked, { thing, today }: Terms): AnswerLine {
  const targets = currentOf(coreBrowsers, today)
  const verdict = verdictOf(withPlatforms(thing), onlyThese(targets), today)
  const answer = baselineAnswer(asked, thing, { today, verdict })
  const usage = asked.day === undefined ? usageSentence(thing) : ''
  return {
    ...answer,
    ...insteadOf(thing),
    thing,
    sentence: sentences(standingSentence(asked, thing), answer.sentence, usage),
  }
}

function currentOf(browsers: readonly CoreBrowser[], today: string): Targets {
  return Object.fromEntries(
    browsers.flatMap((browser) => {
      const meant = releaseAt({ browser }, today)
      return meant !== undefined && 'version' in meant
        ? [[browser, targetVersion(browser, meant.version)]]
        : []
    }),
  )
}

/** The line where nothing is judged. */
export function unknownLine(thing: Thing, where: string, sentence: string): AnswerLine {
  return { thing, state: 'unknown', word: stateWords.unknown, where, sentence }
}

type TargetsTerms = {
  readonly judged: Judged
  readonly today: string
  readonly where: string
}

/** The line about several browsers: the word of the worst one. */
export function targetsLine(thing: Thing, { judged, today, where }: TargetsTerms): AnswerLine {
  const verdict = verdictOf(withPlatforms(thing), judged, today)
  const support = verdict.blockers.length > 0 ? lackSentence(verdict) : sinceSentence(thing, today)
  return {
    ...judgedState(verdict),
    thing,
    where,
    sentence: sentences(support, unjudgedSentence(verdict.unjudged), usageSentence(thing)),
  }
}

/** "Newly available since 27 Jan 2025; expected to be widely available on 27 Jul 2027." */
function sinceSentence(thing: Thing, today: string): string {
  const words = baselineWords(thing, today)
  return words === '' ? '' : `${words}.`
}

function standingSentence({ form }: Asked, { isDiscouraged, status }: Thing): string {
  if (form === 'successor') return ''
  if (isDiscouraged) {
    return status.includes('Deprecated') ? 'It is deprecated.' : 'It is discouraged.'
  }
  if (form !== 'standing') return ''
  if (status.includes('Experimental')) return 'It is experimental.'
  if (status.includes('Non-standard')) return 'It is not a standard.'
  return 'Nothing discourages it.'
}

function successorSentence({ form }: Asked, { alternatives }: Thing): string {
  const isUnknown = form === 'successor' && alternatives.length === 0
  return isUnknown ? 'The data names nothing to use instead.' : ''
}

/** The successors are told with each line about what has some. */
function insteadOf({ alternatives }: Thing): Pick<AnswerLine, 'instead' | 'use'> {
  if (alternatives.length === 0) return {}
  const names = alternatives.map(({ name }) => name)
  return { instead: alternatives, use: `Use ${joinWords(names)} instead.` }
}

/** Whether the places need the support of runtimes. */
export function needsPlatforms({ places }: Asked): boolean {
  const named = targetNames.filter((name) => places.some(({ browser }) => browser === name))
  return asksForPlatform(Object.fromEntries(named.map((name) => [name, 1])))
}
