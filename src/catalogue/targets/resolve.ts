import { isoDay } from '#lib/dates.ts'

import { nameVersions, unjudgedBrowser } from './agents.ts'
import { engineRemark } from './endings.ts'
import { remarkOnLast, unmixed } from './last-versions.ts'
import { browserKey, type OwnSources, type TermReading } from './own-sources.ts'
import { namesAny, readOwnTerm, respelled, withAgent } from './own-terms.ts'
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
const spelled = (text: string): string =>
  /^electron /iu.test(text) ? text.replaceAll(/(?<![\d.])\d+(?![\d.])/gu, '$&.0') : withAgent(text)

type PartSources = OwnSources & { readonly isList: boolean; readonly isFirst: boolean }

function readOwnPart({ text, join }: QueryTerm, sources: PartSources): TermReading | undefined {
  const { isList, isFirst } = sources
  if (isFirst && join === 'not') return { reason: 'A query cannot begin with “not”.' }
  const reason = refusals.find(([form, isMeant = () => true]) => {
    const [whole, part = ''] = form.exec(text) ?? []
    return whole !== undefined && isMeant(part)
  })?.[2]
  if (reason !== undefined) return { reason }
  // Beside "and" and "not", versions of Node.js are those that browserslist lists.
  const isLeft = !isList && /^node[\s.\d<>]/iu.test(text)
  const own = isLeft ? undefined : readOwnTerm(text, sources)
  if (own !== undefined) return own
  return isList ? readPreset(text, sources) : undefined
}

/** Forms that browserslist takes and that mean nothing here, with why. */
const refusals: readonly (readonly [RegExp, ((part: string) => boolean) | undefined, string])[] = [
  [
    /^(?:browserslist config|current node|extends .*)$|(?<! my) stats$/iu,
    undefined,
    'It names files that are not read here. Write their queries instead.',
  ],
  [/^last ([\d.]+) /iu, (count) => Number(count) === 0, 'It asks for none.'],
  [
    /^since ([\d-]+)$/iu,
    (day) => !isDay(day),
    'It names no day. Write one like “since 2024-05-17”.',
  ],
]

/** Whether a year, a month of one or a day exists: "2024-2-29". browserslist takes any numbers. */
function isDay(text: string): boolean {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    /^(?:19|20)\d\d(?:-|$)/u.test(text) &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  )
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
    const electron = electronIn(text, browsers)
    if (electron !== undefined) return { browsers, ...electron }
    const remark = remarkOnLast(text, browsers, sources)
    const isOwn = /\bmy stats$/iu.test(text)
    return (
      otherVersion(text, answer.browsers) ?? { browsers, label: text, isQuery: true, remark, isOwn }
    )
  }
  const nearest = respelled(text)
  const [, reason = UNREAD] = reasons.find(([start]) => answer.problem.startsWith(start)) ?? []
  const isForm = answer.problem.startsWith('Unknown browser') && namesAny.test(text)
  return { reason: isForm ? UNREAD : reason, ...(nearest !== undefined && { nearest }) }
}

/** What browserslist says for programmers, by how it begins. */
const reasons: readonly (readonly [start: string, reason: string])[] = [
  ['Unknown browser', 'It names no browser that is known here.'],
  ['Unknown region', 'It names no country or continent of which usage is known.'],
  ['Unknown feature', 'Caniuse has no such feature.'],
  ['Unknown version', 'No such version is known here.'],
  ['Custom usage', 'Your usage numbers are not known here. Choose the file of them first.'],
]

const UNREAD = 'It is written in no form that is known here, like “chrome 109” or “chrome >= 109”.'

/** A version of Electron, of which browserslist tells the engine alone. */
function electronIn(text: string, [browser = '']: readonly string[]) {
  const [, version] = /^electron ([\d.]+)$/iu.exec(text) ?? []
  const [, inside] = browser.split(' ')
  if (version === undefined || inside === undefined) return undefined
  const label = `Electron ${version}`
  return { label, remark: engineRemark(label, inside) }
}

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
