import { browserNamed, readNamed } from '#catalogue/browser-names.ts'
import { isRuntime, shortVersion, targetNames } from '#catalogue/platforms.ts'
import { browserPhrases, otherPhrases, phoneSystems } from '#lib/browser-names.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { compareVersions, VERSION } from '#lib/version.ts'

import { agentOf, targetNumberedAs } from './agents.ts'
import { readBaseline } from './baseline-term.ts'
import { allUpTo, channelMeant, endRemark, versionMeant } from './known-versions.ts'
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
export function readOwnTerm(typed: string, sources: OwnSources): TermReading | undefined {
  const text = typed
    .replace(/[–—]| to (?=\d)/u, '-')
    .replace(/≥|=>/u, '>=')
    .replace('≤', '<=')
    .replace(/^([a-z][a-z_. ]*?)\s*(?:={1,2}|[-@])\s*(?=\d)/iu, '$1 ')
    .replace(/^([a-z][a-z_. ]*?)\s*(\d[\d.]*)\+$/iu, '$1 >= $2')
  const [, name = '', sign = '', version = ''] = byNumber.exec(text) ?? []
  const [, ranged = '', from = '', to = ''] = byRange.exec(text) ?? []
  const agent = agentNamed(name || ranged)
  if (agent !== undefined && name !== '') return readNumber(agent, { sign, version }, sources)
  if (agent !== undefined) return readRange(agent, [from, to], sources)
  return (
    readBaseline(text, sources) ??
    readNewest(text, sources) ??
    readChannel(text, sources) ??
    withoutVersion(text, sources)
  )
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
  if (all.length === 0) return unlisted(agent, version)
  const isOpen = isRuntime(targetNumberedAs(agent, version) ?? '')
  const isFloor = sign === '' || sign === '>='
  if (isOpen && !isFloor) return agent === 'node' ? undefined : { reason: needsVersion(agent, all) }
  const name = displayName(agent)
  const newest = all.at(-1) ?? ''
  const isOwn = sources.own === browserKey(agent, version)
  const found = versionMeant(name, version, isOwn ? [version] : knownOf(agent, all))
  if ('version' in found && (sign === '' || isOpen)) {
    const isNewer = isOwn && compareVersions(version, newest) > 0
    const remark = isNewer ? `${name} ${version} is newer than the data.` : found.remark
    return { browsers: [browserKey(agent, found.version)], remark, isOwn: isNewer }
  }
  const isBeyond = sign.startsWith('>') && compareVersions(version, newest) > 0
  if ('reason' in found && (sign === '' || isBeyond)) {
    return { ...found, nearest: `${queryName(agent)} ${shortVersion(found.nearest)}` }
  }
  const kept = all.filter((one) => isAccepted(sign, compareVersions(one, version)))
  const first = sign === '>=' && 'version' in found ? [found.version] : []
  return expanded(agent, [...first, ...kept], endRemark(name, version, knownOf(agent, all)))
}

/** Of these, the data lists only some releases. */
const knownOf = (agent: string, all: readonly string[]): readonly string[] =>
  agent === 'oculus' || isRuntime(targetNumberedAs(agent, '') ?? '')
    ? allUpTo(all.at(-1) ?? '')
    : all

/** Versions of a browser that is judged by none: caniuse has those of most. */
function unlisted(agent: string, version = 'all'): TermReading | undefined {
  const isTheirs = version !== 'all' && Object.hasOwn(otherPhrases, agent)
  return isTheirs ? undefined : { browsers: [browserKey(agent, version)] }
}

const isAccepted = (sign: string, order: number): boolean =>
  (order === 0 && sign.endsWith('=')) || (sign.startsWith('>') ? order > 0 : order < 0)

function readRange(
  agent: string,
  ends: readonly [from: string, to: string],
  sources: OwnSources,
): TermReading | undefined {
  const [from, to] = ends
  const all = listedVersions(agent, sources)
  if (all.length === 0) return undefined
  if (compareVersions(from, to) > 0) {
    return { reason: 'Its end comes first.', nearest: `${queryName(agent)} ${to}-${from}` }
  }
  const known = knownOf(agent, all)
  const isSparse = known !== all
  const kept = (isSparse ? [from, ...all, to] : all).filter(
    (one) => compareVersions(one, from) >= 0 && compareVersions(one, to) <= 0,
  )
  const remarks = ends.flatMap((end) => endRemark(displayName(agent), end, known) ?? [])
  return expanded(agent, kept, [...new Set(remarks)].join(' '))
}

/** Undefined without a version: browserslist may know older ones, on engines of their own. */
function expanded(
  agent: string,
  versions: readonly string[],
  remark?: string,
): TermReading | undefined {
  if (versions.length === 0) return undefined
  return { browsers: [...new Set(versions.map((version) => browserKey(agent, version)))], remark }
}

const queryName = (agent: string): string => agent.replace(/^webview_(\w+)$/u, '$1 webview')

/** "last 3 and_chr versions", of which caniuse has one. */
function readNewest(text: string, sources: OwnSources): TermReading | undefined {
  const [, count, name = ''] = byAge.exec(text) ?? []
  const agent = agentNamed(name)
  if (agent !== 'and_chr' && agent !== 'and_ff') return undefined
  const out = outOn(agent, sources).slice(-Number(count))
  return { browsers: out.map((one) => browserKey(agent, one)), label: text, isQuery: true }
}

const needsVersion = (agent: string, known: readonly string[]): string =>
  `Name a version of it, like “${queryName(agent)} ${shortVersion(known.at(-1) ?? '')}”.`

/** The last version of Edge with an engine of its own. */
const LAST_LEGACY = 18

const isLegacy = (text: string): boolean =>
  browserPhrases.edge_legacy.split('|').includes(text.trim().toLowerCase())

/** A browser without a version, and runtimes in forms that only browserslist could read, which has none of them. */
function withoutVersion(text: string, sources: OwnSources): TermReading | undefined {
  const word = /\b(deno|bun|(?:ios |android )?webview)\b/iu.exec(text)?.[1] ?? text
  const agent = agentNamed(text) ?? agentNamed(word)
  if (agent === undefined) return undefined
  const out = outOn(agent, sources).filter((one) => !isLegacy(text) || Number(one) <= LAST_LEGACY)
  if (out.length === 0) return unlisted(agent)
  const nearest = `${queryName(agent)} ${shortVersion(out.at(-1) ?? '')}`
  return { reason: needsVersion(agent, out), ...(word === text && { nearest }) }
}

/** "chrome beta", "latest safari", "safari tp": the release of a channel on the day. */
function readChannel(text: string, sources: OwnSources): TermReading | undefined {
  const { browser = '', version: word = '' } = readNamed(text) ?? {}
  const agent = agentNamed(browser)
  if (agent === undefined || word === '' || /\d/u.test(word)) return undefined
  const newest = outOn(agent, sources).at(-1)
  if (newest === undefined) return undefined
  const [name, all] = [displayName(agent), listedVersions(agent, sources)]
  const found = channelMeant(name, word, all.slice(all.indexOf(newest)))
  if ('reason' in found) return { ...found, nearest: `${queryName(agent)} ${shortVersion(newest)}` }
  return {
    browsers: [browserKey(agent, found.version)],
    label: `${name} ${word}`,
    remark: found.remark,
  }
}

const keywords =
  'baseline defaults last cover widely newly electron dead since supports maintained'.split(' ')

const words: ReadonlySet<string> = new Set([
  ...Object.values({ ...browserPhrases, ...otherPhrases }).flatMap((names) => names.split('|')),
  ...keywords,
])

/** Words of which a part in no known form may be about a browser or a set. */
export const namesAny = new RegExp(
  String.raw`^[<>=]|\b(?:${[...words].map((word) => word.replaceAll('.', String.raw`\.`)).join('|')})(?![a-z])`,
  'iu',
)

/** The same part with its first word spelled as a known one; undefined if none is like it. */
export function respelled(text: string): string | undefined {
  // Its versions are browserslist's alone.
  if (text.toLowerCase() === 'electron') return 'last 1 electron version'
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
