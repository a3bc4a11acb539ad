import { isoDay } from '#lib/dates.ts'

import { nameVersions, unjudgedBrowser } from './agents.ts'
import { remarkOnLast, unmixed } from './last-versions.ts'
import { browserKey, type OwnSources, type TermReading } from './own-sources.ts'
import { readOwnTerm, respelled, withAgent } from './own-terms.ts'
import { presetLabel, presetOf } from './presets.ts'
import { type ReadTerm, type Resolution, resolutionOf } from './resolution.ts'
import type { TargetsData } from './targets-data.ts'
import { type QueryTerm, termsOf } from './terms.ts'

/** Browsers as browserslist names them: "chrome 109". */
export type BrowserslistAnswer =
  | { readonly browsers: readonly string[] }
  | { readonly problem: string }

/** What a text may need; browserslist is asked only for what it alone can read. */
export type ResolveSources = Pick<OwnSources, 'own'> & {
  readonly loadData: () => Promise<TargetsData>
  /** Runs a part of a query, without "and", "or" and "not". */
  readonly ask: (part: string) => Promise<BrowserslistAnswer>
}

/**
 * Reads a text: Baseline sets, versions of browsers and platforms, and queries of browserslist, in any
 * mixture. A part that cannot be read is named as not judged; the others are judged. Rejects as its
 * sources do.
 */
export async function resolveWith(text: string, sources: ResolveSources): Promise<Resolution> {
  const data = await sources.loadData()
  // The visitor's clock can be wrong, but today is not before the day of the data.
  const now = isoDay(Date.now() / 1000)
  const known = { data, today: now > data.day ? now : data.day, own: sources.own }
  const terms = termsOf(text)
  const isList = terms.every(({ join }) => join === 'or')
  const read = await Promise.all(
    terms.map(async (term, place): Promise<ReadTerm> => {
      const own = readOwnPart(term, { isList, isFirst: place === 0, ...known })
      return {
        term,
        reading: own ?? readAnswer(term, await sources.ask(spelled(term.text)), known),
      }
    }),
  )
  return resolutionOf(text, read, known)
}

/** browserslist knows browsers by fewer names, and the versions of Electron with a minor alone. */
const spelled = (text: string): string => withAgent(text).replace(/^electron\D+\d+$/iu, '$&.0')

type PartSources = OwnSources & { readonly isList: boolean; readonly isFirst: boolean }

/** Forms of browserslist that read the files of a project. */
const needsFiles = /^(?:browserslist config|current node|extends .*)$|(?<! my) stats$/iu

function readOwnPart({ text, join }: QueryTerm, sources: PartSources): TermReading | undefined {
  const { isList, isFirst } = sources
  if (isFirst && join === 'not') return { reason: 'A query cannot begin with “not”.' }
  // Beside "and" and "not", versions of Node.js are those that browserslist lists.
  const isLeft = !isList && /^node[\s.\d<>]/iu.test(text)
  const own = isLeft ? undefined : readOwnTerm(text, sources)
  if (own !== undefined) return own
  const [, day] = /^since (\d{4}-\d{1,2}(?:-\d{1,2})?)$/iu.exec(text) ?? []
  if (day !== undefined && !isDay(day)) return { reason: `There is no ${day}.` }
  if (needsFiles.test(text)) {
    return { reason: 'It names files that are not read here. Write their queries instead.' }
  }
  return isList ? readPreset(text, sources) : undefined
}

/** Whether a month, or a day of one, exists: "2024-2-29". browserslist takes any numbers. */
function isDay(text: string): boolean {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A set that the build has resolved, so that browserslist need not be loaded for it. */
function readPreset(text: string, sources: OwnSources): TermReading | undefined {
  const { presets, unknown } = sources.data
  const name = presetOf(text)
  const targets = Object.hasOwn(presets, name) ? presets[name] : undefined
  if (targets === undefined) return undefined
  const unjudged = (unknown[name] ?? []).map(unjudgedBrowser)
  const remark = remarkOnLast(text, unmixed(targets, sources), sources)
  return { browsers: [], folded: { targets, unjudged }, label: presetLabel(name), remark }
}

function readAnswer(
  { text }: QueryTerm,
  answer: BrowserslistAnswer,
  sources: OwnSources,
): TermReading {
  if ('browsers' in answer) {
    const browsers = answer.browsers.map((browser) => keyOf(browser))
    const remark = remarkOnLast(text, browsers, sources)
    return otherVersion(text, answer.browsers) ?? { browsers, label: text, remark }
  }
  const nearest = respelled(text)
  const [, own] = reasons.find(([start]) => answer.problem.startsWith(start)) ?? []
  return {
    reason: own ?? answer.problem.replace(/[^.]$/u, '$&.'),
    ...(nearest !== undefined && { nearest }),
  }
}

/** What browserslist says for programmers, by how it begins. */
const reasons: readonly (readonly [start: string, reason: string])[] = [
  ['Unknown browser', 'It names no browser that is known here.'],
  ['Unknown region', 'It names no country or continent of which usage is known.'],
  ['Unknown feature', 'caniuse has no such feature.'],
  ['Custom usage', 'Your usage numbers are not known here. Choose the file of them first.'],
]

function keyOf(browser: string): string {
  const [agent = '', version = ''] = browser.split(' ')
  return browserKey(agent, version)
}

/** browserslist takes any number for a browser of which caniuse has one version, and answers with that one. */
function otherVersion(
  text: string,
  [found = '', ...more]: readonly string[],
): TermReading | undefined {
  const [, asked = ''] = /^(?!electron|node)\w+ (\d[\d.]*)$/iu.exec(text) ?? []
  const [agent = '', version = ''] = found.split(' ')
  const isThat = version
    .split('-')
    .some((end) => `${end}.`.startsWith(`${asked.replace(/\.0$/u, '')}.`))
  if (
    asked === '' ||
    found === '' ||
    more.length > 0 ||
    isThat ||
    /^(?:safari|phantom)/u.test(agent)
  )
    return undefined
  return { reason: `Only ${nameVersions(agent, [version])} is known here.`, nearest: found }
}
