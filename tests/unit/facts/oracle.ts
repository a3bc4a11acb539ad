/**
 * What the npm packages say of a feature, worked out from their files alone and in another way than the ingest does:
 * slow, one browser and one statement at a time.
 */
import { createRequire } from 'node:module'

import { getAllVersions } from 'baseline-browser-mapping'
import { features as packaged, browsers as knownBrowsers } from 'web-features'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'

import { compat, type PackagedRelease, type Statement } from './compat-package.ts'
import { statusNow } from './former-keys.ts'
import { plainVersionOf } from './states.ts'
import { beforeOrSame, majorMinor } from './versions.ts'

const require = createRequire(import.meta.url)

type Entry = {
  readonly support: Readonly<Record<string, Statement | readonly Statement[]>>
  readonly tags?: readonly string[]
}
/** Key → entry; extensions are no part of the web. */
const entries = new Map<string, Entry>()
function walk(node: object, key: string): void {
  for (const [name, inner] of Object.entries(node)) {
    if (name === '__compat') entries.set(key, inner)
    else if (typeof inner === 'object' && inner !== null) {
      walk(inner, key === '' ? name : `${key}.${name}`)
    }
  }
}
const { __meta: meta, browsers, webextensions: _, ...shown } = compat
walk(shown, '')

const newestKnown = coreBrowsers
  .flatMap((browser) => knownBrowsers[browser].releases.map(({ date }) => date))
  .toSorted()
  .at(-1)
/** Whether the compat data is the newer of the two sources. */
export const isCompatNewer = meta.timestamp.slice(0, 10) > (newestKnown ?? '')

/** Id → the keys of the entries that name it, or that it names and that newer data gives to no other. */
const keysById = new Map<string, Set<string>>()
function addPart(id: string, key: string): void {
  if (entries.has(key)) keysById.set(id, (keysById.get(id) ?? new Set<string>()).add(key))
}
const isElsewhere = (id: string, key: string): boolean => {
  const tags = entries.get(key)?.tags?.filter((tag) => /^web-features:[^:]+$/.test(tag)) ?? []
  return isCompatNewer && tags.length > 0 && !tags.includes(`web-features:${id}`)
}
for (const [id, feature] of Object.entries(packaged)) {
  const keys = feature.kind === 'feature' ? (feature.compat_features ?? []) : []
  for (const key of keys) if (!isElsewhere(id, key)) addPart(id, key)
}
for (const [key, { tags = [] }] of entries) {
  for (const tag of tags) if (/^web-features:[^:]+$/.test(tag)) addPart(tag.slice(13), key)
}

const unreleased = new Set(['beta', 'nightly', 'planned'])
const releaseOf = (browser: string, version: string): PackagedRelease | undefined =>
  browsers[browser]?.releases[version.replace('≤', '')]
const isOut = (release: PackagedRelease | undefined) =>
  release !== undefined && !unreleased.has(release.status)

/** What statements of a browser say of a key that it lacks, or of one above: "flag", "partial", "removed 65". */
export function shortcomings(key: string, browser: CoreBrowser): readonly string[] {
  const segments = key.split('.')
  const keys = segments.map((last, depth) => [...segments.slice(0, depth), last].join('.'))
  const given = keys.flatMap((each) => entries.get(each)?.support[browser] ?? [])
  return given.flatMap((statement) => {
    const { version_added: added, version_removed: removed } = statement
    if (added === false) return []
    if (removed !== undefined && isOut(releaseOf(browser, removed))) {
      return statement.flags === undefined ? [`removed ${removed.replace('≤', '')}`] : []
    }
    const ways = {
      flag: statement.flags !== undefined,
      prefix: statement.prefix !== undefined,
      'alternative name': statement.alternative_name !== undefined,
      partial: statement.partial_implementation === true,
      preview: added === 'preview',
      [`added ${added}`]: true,
    }
    return Object.entries(ways).flatMap(([way, holds]) => (holds ? [way] : []))
  })
}

/** The first version with lasting support and nothing to add to that, released or not. */
export const plainSince = (key: string, browser: CoreBrowser): string | undefined =>
  plainVersionOf(key, browser)

/** The features of the package that exist today, by id. */
export const featureIds: readonly string[] = Object.entries(packaged)
  .flatMap(([id, { kind }]) => (kind === 'feature' ? [id] : []))
  .toSorted()

function packagedFeature(id: string) {
  const feature = packaged[id]
  if (feature?.kind !== 'feature') throw new Error(`${id} is no feature.`)
  return feature
}

/** The keys of the parts of a feature. */
export const partsOf = (id: string): readonly string[] => [...(keysById.get(id) ?? [])]

/** The part's first version that is out; undefined where there is none. */
export function outSince(key: string, browser: CoreBrowser): string | undefined {
  const version = plainSince(key, browser)
  return version !== undefined && isOut(releaseOf(browser, version)) ? version : undefined
}

const versions = new Map<string, string | undefined>()

/** The version from which a browser has a feature, released or not: as published, else since all of its parts work. */
export function versionOf(id: string, browser: CoreBrowser): string | undefined {
  const name = `${id} ${browser}`
  if (!versions.has(name)) versions.set(name, findVersion(id, browser))
  return versions.get(name)
}

/** The same if it is out. */
export function outVersionOf(id: string, browser: CoreBrowser): string | undefined {
  const version = versionOf(id, browser)
  return version !== undefined && isOut(releaseOf(browser, version)) ? version : undefined
}

function findVersion(id: string, browser: CoreBrowser): string | undefined {
  const stated = packagedFeature(id).status.support[browser]
  const [only = '', ...more] = packagedFeature(id).compat_features ?? []
  // Newer compat data corrects a version that web-features has from the only key that it names.
  const isOfKey = more.length === 0 && partsOf(id).includes(only)
  const isCorrected = isOfKey && keyStatus(only)?.support[browser] === stated
  const keys = stated === undefined ? partsOf(id) : [only]
  if (!isCompatNewer || keys.length === 0 || (stated !== undefined && !isCorrected)) return stated
  let last = ''
  for (const version of keys.map((key) => plainSince(key, browser))) {
    if (version === undefined) return stated
    if (last === '' || majorMinor(version) > majorMinor(last)) last = version
  }
  const isSame = stated !== undefined && majorMinor(stated.replace('≤', '')) === majorMinor(last)
  return isSame ? stated : String(majorMinor(last))
}

/** The Baseline status of a part by itself. */
export const keyStatus = (key: string) => statusNow(key, statedStatus)

function statedStatus(key: string) {
  for (const feature of Object.values(packaged).toReversed()) {
    const found = feature.kind === 'feature' ? feature.status.by_compat_key?.[key] : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** The day since which all browsers have an entry; undefined if one lacks it. */
export function everywhereSince(key: string): string | undefined {
  const days = coreBrowsers.map((browser) => releaseDay(browser, outSince(key, browser) ?? ''))
  return days.every((day) => day !== undefined) ? days.toSorted().at(-1) : undefined
}

/** `YYYY-MM-DD` on which a version came out. */
export const releaseDay = (browser: CoreBrowser, version: string): string | undefined =>
  releaseOf(browser, version)?.release_date

/** What the package says of a feature beside its support. */
export function factsOf(id: string) {
  const { name, status, discouraged } = packagedFeature(id)
  return {
    name,
    isDiscouraged: discouraged !== undefined,
    baseline: status.baseline,
    newly: status.baseline_low_date,
    widely: status.baseline_high_date?.replace('≤', ''),
    /** Whether each part that the package tells of is Baseline by itself. */
    partsInBaseline: Object.values(status.by_compat_key ?? {}).map(
      (part) => part.baseline !== false,
    ),
  }
}

const {
  agents,
}: {
  agents: Readonly<Record<string, { usage_global: Record<string, number> }>>
} = require('caniuse-lite')

const asChromium: Readonly<Record<string, readonly [name: string, as: CoreBrowser]>> = {
  samsung: ['samsunginternet_android', 'chrome_android'],
  op_mob: ['opera_android', 'chrome_android'],
  opera: ['opera', 'chrome'],
}
const same: Readonly<Record<string, CoreBrowser>> = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
}
const downstream = getAllVersions({ includeDownstreamBrowsers: true, suppressWarnings: true })

/** The engine inside a version, or inside the last known one before it. */
function engineInside(
  known: readonly { readonly version: string; readonly engine?: string | undefined }[],
  version: string,
): string | undefined {
  return known
    .filter(({ engine, version: own }) => engine !== undefined && beforeOrSame(own, version))
    .toSorted((a, b) => (beforeOrSame(a.version, b.version) ? -1 : 1))
    .at(-1)?.engine
}

/** The versions of a browser with their Chromium version, by the Baseline mapping. */
function mappedEngines(name: string) {
  const known = Array.isArray(downstream) ? downstream.filter((one) => one.browser === name) : []
  return known.map(({ version, engine, engine_version: inside }) => ({
    version,
    engine: engine === 'Blink' ? inside : undefined,
  }))
}

function counted(agent: string, version: string): readonly [CoreBrowser, number] | undefined {
  const direct = same[agent]
  if (direct !== undefined) return [direct, majorMinor(version)]
  const chromium = asChromium[agent]
  const [low = version] = version.split('-')
  if (chromium !== undefined) {
    const releases = Object.entries(browsers[chromium[0]]?.releases ?? {})
    const known = releases.map(([own, { engine, engine_version: inside }]) => ({
      version: own,
      engine: engine === 'Blink' ? inside : undefined,
    }))
    const engines = [known, mappedEngines(chromium[0])].flatMap(
      (one) => engineInside(one, low) ?? [],
    )
    return engines.length === 0 ? undefined : [chromium[1], Math.max(...engines.map(majorMinor))]
  }
  if (agent === 'and_uc' || agent === 'and_qq') {
    const name = agent === 'and_uc' ? 'uc_android' : 'qq_android'
    const found = engineInside(mappedEngines(name), version)
    return found === undefined ? undefined : ['chrome_android', majorMinor(found)]
  }
  if (agent === 'android' && majorMinor(version) >= 37)
    return ['chrome_android', majorMinor(version)]
  return undefined
}

/** The versions that visitors use, as core browsers, with their share. */
const used = Object.entries(agents).flatMap(([agent, { usage_global: shares }]) =>
  Object.entries(shares).flatMap(([version, share]) => {
    const known = counted(agent, version)
    return known === undefined ? [] : [{ browser: known[0], number: known[1], share }]
  }),
)

/** Percent of visitors whose browser has a feature. */
export function usageOf(id: string): number {
  const since = new Map(
    coreBrowsers.map((browser) => [browser, majorMinor(versionOf(id, browser) ?? '')]),
  )
  return used.reduce(
    (sum, { browser, number, share }) =>
      number >= (since.get(browser) ?? Number.NaN) ? sum + share : sum,
    0,
  )
}
