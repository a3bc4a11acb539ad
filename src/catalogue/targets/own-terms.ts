import { browserNamed } from '#catalogue/browser-names.ts'
import { isRuntime, targetNames } from '#catalogue/platforms.ts'
import { browserPhrases, otherPhrases, phoneSystems } from '#lib/browser-names.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { compareVersions, VERSION, versionNumber } from '#lib/version.ts'

import { agentOf, targetNumberedAs } from './agents.ts'
import { readBaseline } from './baseline-term.ts'
import { allUpTo, versionMeant } from './known-versions.ts'
import {
  browserKey,
  displayName,
  outOn,
  type OwnSources,
  type TermReading,
  listedVersions,
} from './own-sources.ts'

const NAME = String.raw`([a-z][a-z_. ]*?)`
const byNumber = new RegExp(String.raw`^${NAME}\s*(>=|<=|>|<|)\s*${VERSION}$`, 'iu')
const byRange = new RegExp(String.raw`^${NAME}\s+${VERSION}\s*-\s*${VERSION}$`, 'iu')
const byAge = new RegExp(
  String.raw`^(?:last ([\d.]+)|unreleased) ${NAME}(?: major)? versions?$`,
  'iu',
)

/** A part of a query with the name that browserslist has for its browser: "op_mob 12" of "Opera Mobile 12". */
export function withAgent(text: string): string {
  const name = byNumber.exec(text)?.[1] ?? byRange.exec(text)?.[1] ?? byAge.exec(text)?.[2] ?? ''
  return name === '' ? text : text.replace(name, agentNamed(name) ?? name)
}

/**
 * Reads a part of a query without browserslist: Baseline sets, and versions by number, which count as
 * typed; caniuse has one version of most browsers of phones, and lacks others. Undefined for the rest.
 */
export function readOwnTerm(text: string, sources: OwnSources): TermReading | undefined {
  const [, name = '', sign = '', version = ''] = byNumber.exec(text) ?? []
  const [, ranged = '', from = '', to = ''] = byRange.exec(text) ?? []
  const agent = agentNamed(name || ranged)
  if (agent !== undefined && name !== '') return readNumber(agent, { sign, version }, sources)
  if (agent !== undefined) return readRange(agent, [from, to], sources)
  return readBaseline(text, sources) ?? readNewest(text, sources) ?? withoutVersion(text, sources)
}

/** The browser of a name in queries, where that of a system of phones is none; its word there. */
function agentNamed(name: string): string | undefined {
  const plain = name.trim().toLowerCase()
  if (phoneSystems.has(plain)) return plain === 'android' ? plain : undefined
  const browser = browserNamed(name)
  const target = targetNames.find((one) => one === browser)
  return target === undefined ? browser : (agentOf(target) ?? target)
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
  if (all.length === 0) return unlisted(agent, version)
  const isOwn = sources.own === browserKey(agent, version)
  const [oldest = '', newest = ''] = [all[0], all.at(-1)]
  const known = isOwn ? [version] : isOpen ? allUpTo(newest) : all
  const found = versionMeant(displayName(agent), version, known)
  if ('version' in found && (sign === '' || isOpen)) {
    return { browsers: [browserKey(agent, found.version)], remark: found.remark }
  }
  // Opera on its own engine is in the data of caniuse.
  const isOlder = compareVersions(version, oldest) < 0
  if (sign === '' && isOlder && Object.hasOwn(sources.data.engines, agent)) return undefined
  if ('reason' in found && (sign === '' || compareVersions(version, newest) > 0)) {
    return { ...found, nearest: `${queryName(agent)} ${found.nearest}` }
  }
  const kept = all.filter((one) => isAccepted(sign, compareVersions(one, version)))
  const first = sign === '>=' && 'version' in found ? [found.version] : []
  return expanded(agent, [...first, ...kept])
}

/** Versions of a browser that is judged by none: caniuse has those of most. */
function unlisted(agent: string, version = 'all'): TermReading | undefined {
  const isTheirs = version !== 'all' && Object.hasOwn(otherPhrases, agent)
  return isTheirs ? undefined : { browsers: [browserKey(agent, version)] }
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

const queryName = (agent: string): string => agent.replace(/^webview_(\w+)$/u, '$1 webview')

/** "last 3 and_chr versions", of which caniuse has one. */
function readNewest(text: string, sources: OwnSources): TermReading | undefined {
  const [, count, name = ''] = byAge.exec(text) ?? []
  const agent = agentNamed(name)
  if (agent !== 'and_chr' && agent !== 'and_ff') return undefined
  const out = outOn(agent, sources).slice(-Number(count))
  return { browsers: out.map((version) => browserKey(agent, version)), label: text }
}

const NEEDS_VERSION = 'Name a version of it, like “deno 1.40” or “android webview >= 120”.'

/** A browser without a version, and runtimes in forms that only browserslist could read, which has none of them. */
function withoutVersion(text: string, sources: OwnSources): TermReading | undefined {
  const agent = agentNamed(text)
  if (agent !== undefined) {
    const newest = outOn(agent, sources).at(-1)
    return newest === undefined
      ? unlisted(agent)
      : { reason: NEEDS_VERSION, nearest: `${queryName(agent)} ${newest}` }
  }
  return /\b(?:deno|bun|webview)\b/iu.test(text) ? { reason: NEEDS_VERSION } : undefined
}

const keywords =
  'baseline defaults last cover widely newly electron dead since supports maintained'.split(' ')

const words: ReadonlySet<string> = new Set([
  ...Object.values({ ...browserPhrases, ...otherPhrases }).flatMap((names) => names.split('|')),
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
