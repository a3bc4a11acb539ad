import { isRuntime } from '#catalogue/platforms.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { compareVersions, versionNumber } from '#lib/version.ts'

import { coreBrowserOf, otherNames, targetNumberedAs } from './agents.ts'
import { readBaseline } from './baseline-term.ts'
import { findVersion } from './known-versions.ts'
import {
  browserKey,
  displayName,
  outOn,
  type OwnSources,
  type TermReading,
  listedVersions,
} from './own-sources.ts'

/** Names of browsers in queries by their letters alone: those of browserslist, and those that pages show. */
const agentNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chrome: 'chrome google_chrome',
    and_chr: 'and_chr chrome_android chrome_for_android',
    edge: 'edge microsoft_edge',
    firefox: 'firefox ff fx',
    and_ff: 'and_ff firefox_android firefox_for_android',
    safari: 'safari',
    ios_saf: 'ios ios_saf safari_ios safari_on_ios ios_safari',
    node: 'node node.js',
    deno: 'deno',
    bun: 'bun',
    webview_android: 'android_webview webview_android webview_on_android',
    webview_ios: 'ios_webview webview_ios webview_on_ios wkwebview',
    ie: 'ie explorer internet_explorer',
    samsung: 'samsung samsung_internet',
    opera: 'opera',
    op_mob: 'op_mob opera_mobile opera_android opera_for_android',
    android: 'android',
  }).flatMap(([agent, names]) => names.split(' ').map((name) => [lettersOf(name), agent] as const)),
)

const NUMBER = String.raw`v?(\d{1,4}(?:\.\d{1,4}){0,3})`
const NAME = String.raw`([a-z][a-z_. ]*?)`
const byNumber = new RegExp(`^${NAME}\\s*(>=|<=|>|<|)\\s*${NUMBER}$`, 'iu')
const byRange = new RegExp(`^${NAME}\\s+${NUMBER}\\s*-\\s*${NUMBER}$`, 'iu')
const newestOfPhones = /^last (\d{1,3}) (\w+)(?: major)? versions?$/iu

/**
 * Reads a part of a query without browserslist: Baseline sets, and versions by number, which count as
 * typed; caniuse has one version of most browsers of phones, and lacks others. Undefined for the rest.
 */
export function readOwnTerm(text: string, sources: OwnSources): TermReading | undefined {
  const [, name = '', sign = '', version = ''] = byNumber.exec(text) ?? []
  const [, ranged = '', from = '', to = ''] = byRange.exec(text) ?? []
  const agent = agentNames.get(lettersOf(name || ranged))
  if (agent !== undefined && name !== '') return readNumber(agent, { sign, version }, sources)
  if (agent !== undefined) return readRange(agent, [from, to], sources)
  return readBaseline(text, sources) ?? readNewest(text, sources) ?? withoutVersion(text, sources)
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.]/gu, '')
}

type Asked = { readonly sign: string; readonly version: string }

function readNumber(
  agent: string,
  { sign, version }: Asked,
  sources: OwnSources,
): TermReading | undefined {
  const all = listedVersions(agent, sources)
  const isOpen = isRuntime(targetNumberedAs(agent, version) ?? '')
  // The Android browser was no Chromium before 37.
  if (agent === 'android' && versionNumber(version) < 37) return undefined
  // A version of IE counts where it is named; Node.js by other signs is left to browserslist.
  const isFloor = sign === '' || sign === '>='
  if ((isOpen || agent === 'ie') && !isFloor) return undefined
  const isOwn = sources.own === browserKey(agent, version)
  const found = isOwn
    ? ({ kind: 'known', version } as const)
    : // Of runtimes, the data lists only the releases that changed something.
      findVersion(isOpen ? [`0-${all.at(-1)}`] : all, version)
  if (found.kind === 'known' && (sign === '' || isOpen)) {
    const listed = isOpen || isOwn ? version : found.version
    return namedVersion(agent, version, isEngine(agent, sources) ? lastUpTo(all, listed) : listed)
  }
  if (found.kind === 'future') return beyond(agent, found.nearest)
  if (sign === '') return lacking(agent, version, found)
  const kept = all.filter((one) => isAccepted(sign, compareVersions(one, version)))
  const first = sign === '>=' && found.kind === 'known' ? [found.version] : []
  return expanded(agent, [...first, ...kept])
}

const isAccepted = (sign: string, order: number): boolean =>
  (order === 0 && sign.endsWith('=')) || (sign.startsWith('>') ? order > 0 : order < 0)

function readRange(
  agent: string,
  [from, to]: readonly [string, string],
  sources: OwnSources,
): TermReading | undefined {
  // A version of IE counts where it is named alone.
  if (agent === 'ie' || isRuntime(targetNumberedAs(agent, from) ?? '')) return undefined
  const all = listedVersions(agent, sources)
  const kept = all.filter((one) => compareVersions(one, from) >= 0 && compareVersions(one, to) <= 0)
  return expanded(agent, kept)
}

/** Undefined without a version: browserslist may know older ones, on engines of their own. */
function expanded(agent: string, versions: readonly string[]): TermReading | undefined {
  if (versions.length === 0) return undefined
  return { browsers: [...new Set(versions.map((version) => browserKey(agent, version)))] }
}

const isEngine = (agent: string, { data }: OwnSources): boolean =>
  Object.hasOwn(data.engines, agent)

const lastUpTo = (all: readonly string[], version: string): string =>
  all.findLast((one) => compareVersions(one, version) <= 0) ?? version

function namedVersion(agent: string, asked: string, version: string): TermReading {
  const isSame = asked === version || version.startsWith(`${asked}.`) || version.includes('-')
  const remark = `${displayName(agent)} ${asked} counts as ${version}.`
  return { browsers: [browserKey(agent, version)], ...(!isSame && { remark }) }
}

function beyond(agent: string, listed: string): TermReading {
  const name = displayName(agent)
  const newest = listed.replace(/^0-/u, '')
  return {
    reason: `The newest ${name} known is ${newest}.`,
    nearest: `${queryName(agent)} ${newest}`,
  }
}

function lacking(
  agent: string,
  version: string,
  found: ReturnType<typeof findVersion>,
): TermReading | undefined {
  // Older versions may be in the data of caniuse: Opera on its own engine, the Android browser.
  if (found.kind === 'known' || coreBrowserOf(agent) === undefined) return undefined
  return {
    reason: `There is no ${displayName(agent)} ${version}; ${found.nearest} is the nearest.`,
    nearest: `${queryName(agent)} ${found.nearest}`,
  }
}

const queryName = (agent: string): string => agent.replace(/^webview_(\w+)$/u, '$1 webview')

/** "last 3 and_chr versions", of which caniuse has one. */
function readNewest(text: string, sources: OwnSources): TermReading | undefined {
  const [, count, name = ''] = newestOfPhones.exec(text) ?? []
  const agent = agentNames.get(lettersOf(name))
  if (agent !== 'and_chr' && agent !== 'and_ff') return undefined
  const out = outOn(agent, sources).slice(-Number(count))
  return { browsers: out.map((version) => browserKey(agent, version)), label: text }
}

const NEEDS_VERSION = 'Name a version of it, like “deno 1.40” or “android webview >= 120”.'

/** A browser without a version, and runtimes in forms that only browserslist could read, which has none of them. */
function withoutVersion(text: string, sources: OwnSources): TermReading | undefined {
  const agent = agentNames.get(lettersOf(text))
  if (agent !== undefined) {
    const newest = outOn(agent, sources).at(-1)
    return {
      reason: NEEDS_VERSION,
      ...(newest !== undefined && { nearest: `${queryName(agent)} ${newest}` }),
    }
  }
  return /\b(?:deno|bun|webview)\b/iu.test(text) ? { reason: NEEDS_VERSION } : undefined
}

const keywords =
  'baseline defaults last cover widely newly electron dead since supports maintained'.split(' ')

const words: ReadonlySet<string> = new Set([
  ...agentNames.keys(),
  ...otherNames.keys(),
  ...keywords,
])

/** The same part with its first word spelled as a known one; undefined if none is like it. */
export function respelled(text: string): string | undefined {
  const [, word = '', rest = ''] = /^([a-z_]+)(.*)$/iu.exec(text) ?? []
  const most = word.length > 4 ? 2 : 1
  const [nearest] = Array.from(words, (one) => ({
    one,
    distance: editDistance(word.toLowerCase().slice(0, 40), one),
  }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return word.length < 3 || nearest === undefined ? undefined : nearest.one + rest
}
