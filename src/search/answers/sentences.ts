import { coreBrowsers } from '#catalogue/browsers.ts'
import { isPlatform, shortVersion, targetLabel, type TargetName } from '#catalogue/platforms.ts'
import type { KnownBrowser } from '#catalogue/releases/known-releases.ts'
import { rangesText } from '#catalogue/verdict/ranges.ts'
import { stateOf, stateOfBlocker, type VerdictState } from '#catalogue/verdict/states.ts'
import type { Blocker, Verdict } from '#catalogue/verdict/verdict.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'

/** The day of a release, `YYYY-MM-DD`; empty if it is not known. */
export type DayOf = (browser: KnownBrowser, version: string) => string

/** "Firefox 125 (Apr 2024)", "Edge 79 or earlier". */
export function releaseText(browser: TargetName, version: string, dayOf: DayOf): string {
  return `${browserNames[browser]} ${versionText(browser, version, dayOf)}`
}

/** "125 (Apr 2024)", "79 or earlier". */
function versionText(browser: TargetName, version: string, dayOf: DayOf): string {
  const isBound = version.startsWith('≤')
  const plain = isBound ? version.slice(1) : version
  const short = isPlatform(browser) ? shortVersion(plain) : plain
  if (isBound) return `${short} or earlier`
  const day = hasReleases(browser) ? dayOf(browser, plain) : ''
  return day === '' ? short : `${short} (${formatMonth(day)})`
}

/** WebViews have no releases of their own. */
export function hasReleases(name: TargetName): name is TargetName & KnownBrowser {
  return name !== 'webview_android' && name !== 'webview_ios'
}

/** Why a thing does not fully work in a browser, and since when it does. */
export function shortfallSentence(blocker: Blocker, dayOf: DayOf): string {
  const { browser, how, version = '', name, inPart, needs } = blocker
  const brand = browserNames[browser]
  const release = (text: string) => releaseText(browser, text, dayOf)
  const short = (text: string) => versionText(browser, text, dayOf)
  const half = inPart === true ? ', and only in part,' : ''
  const whole = (start: string) => (needs === undefined ? '.' : `; ${start} ${short(needs)}.`)
  switch (how) {
    case 'later':
      if (blocker.ranges !== undefined) return rangesSentence(blocker, dayOf)
      return `Needs ${release(version)}.`
    case 'announced':
      return dayOfBlocker(blocker, dayOf) === ''
        ? `Comes with ${brand} ${version}; its day is not known yet.`
        : `Comes with ${release(version)}.`
    case 'missing':
      return `No version of ${brand} has it.`
    case 'unknown':
      return version === ''
        ? `There is no data on ${brand} here.`
        : `${release(version)} was the first; the data says no more.`
    case 'foreign':
      return `It does not belong in ${brand}.`
    case 'removed':
      return `Removed in ${release(version)}.`
    case 'preview':
      return `Only a preview of ${brand} has it.`
    case 'flag':
      return `Off until its setting is turned on, since ${release(version)}.`
    case 'prefix':
      return `${name === undefined ? 'With a prefix' : `With ${name}`}${half} since ${release(version)}${whole('without it since')}`
    case 'alternative':
      return `${name === undefined ? 'Under another name' : `As ${name}`}${half} since ${release(version)}${whole('under its own name since')}`
    case 'nearly':
      return `Nearly all of it since ${release(version)}${whole('complete since')}`
    case 'partial':
    default:
      return `In part since ${release(version)}${whole('complete since')}`
  }
}

/** "In Node.js from 18.17 (Jul 2023) until 19, and again since 20.3 (Jun 2023)." */
export function rangesSentence(
  { browser, ...lost }: Pick<Blocker, 'browser' | 'ranges' | 'version'>,
  dayOf: DayOf,
): string {
  const text = (days: DayOf) => (version: string) => versionText(browser, version, days)
  return `In ${browserNames[browser]} ${rangesText(
    lost,
    text(dayOf),
    text(() => ''),
  )}.`
}

function dayOfBlocker({ browser, version = '' }: Blocker, dayOf: DayOf): string {
  return hasReleases(browser) ? dayOf(browser, version) : ''
}

/** The most browsers that a sentence names. */
const NAMED = 2

/** Who falls short: "Safari 15 lacks it.", "Chrome, Edge and 3 more lack it." */
export function lackSentence({ blockers }: Verdict): string {
  const worst = stateOf({ blockers })
  const lacking = blockers.filter((blocker) => {
    const state = stateOfBlocker(blocker)
    return state === worst || (worst === 'notYet' && state === 'removed')
  })
  const isNowhere = lacking.every(({ how }) => how === 'missing')
  if (isNowhere && lacking.length === coreBrowsers.length) return 'No browser has it.'
  // An older version is named, because newer ones have it.
  const names = lacking
    .slice(0, NAMED)
    .map(({ browser, how, target, needs }) =>
      how === 'later' || needs !== undefined ? targetLabel(browser, target) : browserNames[browser],
    )
  const rest = lacking.length - names.length
  const who = joinWords(rest > 0 ? [...names, `${rest} more`] : names)
  return `${who} ${predicates[worst][lacking.length > 1 ? 1 : 0]}.`
}

/** What one browser does, and what several do. */
const predicates: Readonly<Record<VerdictState, readonly [one: string, many: string]>> = {
  yes: ['has it', 'have it'],
  nearly: ['has nearly all of it', 'have nearly all of it'],
  part: ['has it in part', 'have it in part'],
  prefix: ['has it with a prefix or another name', 'have it with a prefix or another name'],
  flag: ['has it behind a flag', 'have it behind a flag'],
  announced: ['will have it', 'will have it'],
  notYet: ['lacks it', 'lack it'],
  removed: ['no longer has it', 'no longer have it'],
  unknown: ['is not known to have it', 'are not known to have it'],
}
