import { content } from 'virtual:content'
import { newest } from 'virtual:newest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { targetNames } from '#catalogue/platforms.ts'
import { unknownSentence } from '#catalogue/targets/agents.ts'
import { describeTargets } from '#catalogue/targets/describe.ts'
import { foldBrowsers, lowestOf, namedIn } from '#catalogue/targets/fold.ts'
import { beyondNewest } from '#catalogue/targets/newest.ts'
import { ownBrowser } from '#catalogue/targets/own-browser.ts'
import { regionOf } from '#catalogue/targets/places.ts'
import { plainTargets } from '#catalogue/targets/plain-query.ts'
import { splitPlatforms } from '#catalogue/targets/platform-query.ts'
import type { TargetsData } from '#catalogue/targets/presets.ts'
import {
  MAINTAINED_NODE,
  presetLabel,
  presetOf,
  presetTargets,
  toQuery,
} from '#catalogue/targets/presets.ts'
import { isUsageNumbers } from '#catalogue/targets/usage-numbers.ts'
import type { UsageNumbers } from '#catalogue/targets/usage-numbers.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { isoDay } from '#lib/dates.ts'
import { loadOnce } from '#lib/load-once.ts'
import type { Check } from '#lib/shapes.ts'
import { isListOf, isNumber, isOneOf, isShape, isTableOf, isText } from '#lib/shapes.ts'

import { TargetsUnavailable } from './resolution.ts'
import type { Resolution } from './resolution.ts'

/**
 * Resolves a text: a preset, versions of core browsers and of platforms, or a browserslist query,
 * for which browserslist is loaded. Any of these may include platforms: "defaults, node 20".
 *
 * @throws TargetsUnavailable if the code or data cannot be loaded
 */
export async function resolveText(text: string): Promise<Resolution> {
  const plain = plainTargets(text)
  if (plain !== undefined) {
    const beyond = notYetKnown(plain)
    if (beyond !== '') return unusable(text, beyond)
    return { status: 'known', targets: plain, name: describeTargets(plain), unknown: [] }
  }
  const { platforms, maintainedNode, rest, problem } = splitPlatforms(text)
  const refusal = problem === '' ? notYetKnown(lowestOf(platforms)) : problem
  if (refusal !== '') return unusable(text, refusal)
  if (platforms.length === 0 && !maintainedNode) return resolveBrowsers(text)
  const { day, presets } = await targetsData()
  const maintained = maintainedNode ? namedIn(presets[MAINTAINED_NODE] ?? {}) : []
  const targets = lowestOf([...platforms, ...maintained])
  if (rest !== '') return withTargets(await resolveBrowsers(rest), targets)
  return { status: 'known', targets, name: describeTargets(targets), unknown: [], day }
}

const unusable = (name: string, problem: string): Resolution => ({
  status: 'unusable',
  name,
  problem,
  unknown: [],
})

/** Versions above all known ones, as a sentence; the browser of the visit may be newer than the data. */
function notYetKnown(targets: Targets): string {
  const own = typeof navigator === 'undefined' ? undefined : ownBrowser(navigator)
  return beyondNewest(targets, newest, own === undefined ? {} : plainTargets(own))
}

/** Adds the platforms of a text to the resolution of the rest. */
function withTargets(found: Resolution, targets: Targets): Resolution {
  const beside = describeTargets(targets)
  if (found.status === 'known') {
    // The rest may name other versions of Node.js: the oldest counts.
    const lowest = lowestOf([...namedIn(targets), ...namedIn(found.targets)])
    return { ...found, targets: lowest, name: `${found.name} and ${beside}` }
  }
  // A query that browserslist rejects is an error; browsers without data are listed as unknown.
  if (found.unknown.length === 0) return found
  return { status: 'known', targets, name: beside, unknown: found.unknown }
}

async function resolveBrowsers(text: string): Promise<Resolution> {
  const data = await targetsData()
  // The visitor's clock can be wrong, but today is not before the day of the data.
  const now = isoDay(Date.now() / 1000)
  const today = now > data.day ? now : data.day
  const preset = presetTargets(data, text, today)
  if (preset === undefined) return resolveQuery(text, data)
  const name = presetOf(text)
  const day = name === 'widely' ? today : data.day
  const unknown = data.unknown[name] ?? []
  return { status: 'known', targets: preset, name: presetLabel(name), unknown, day }
}

async function resolveQuery(text: string, data: TargetsData): Promise<Resolution> {
  const { askBrowserslist, asksForFeatures, placesIn } = await available(
    import('./browserslist-query.ts'),
  )
  const query = toQuery(text)
  const places = await available(numbersOf(placesIn(query)))
  const features = asksForFeatures(query) ? await featureData() : undefined
  const answer = askBrowserslist(query, { places, own: await ownNumbersFor(query), features })
  if ('problem' in answer) return unusable(text, answer.problem)
  const { targets, unknown } = foldBrowsers(answer.browsers, data.engines)
  if (Object.keys(targets).length > 0) return { status: 'known', targets, name: text, unknown }
  const problem = unknown.length === 0 ? 'This names no browser.' : unknownSentence(unknown)
  return { status: 'unusable', name: text, problem, unknown }
}

/** The visitor's own usage numbers, loaded for a query that asks for them. */
async function ownNumbersFor(query: string): Promise<UsageNumbers | undefined> {
  if (!/\bmy\s+stats\b/iu.test(query)) return undefined
  const { ownUsage } = await available(import('./usage/own-usage.ts'))
  return ownUsage.get()
}

/** The usage of places, by their names in a query; places without known usage are left out. */
async function numbersOf(places: readonly string[]): Promise<ReadonlyMap<string, UsageNumbers>> {
  if (places.length === 0) return new Map()
  const { region } = content.urls
  const regions = await fetchJson(`${region}list.json`, isListOf(isText))
  const found = await Promise.all(
    places.map(async (place) => {
      const id = regionOf(place)
      return id === undefined || !regions.includes(id)
        ? []
        : [[place, await fetchJson(`${region}numbers-${id}.json`, isUsageNumbers)] as const]
    }),
  )
  return new Map(found.flat())
}

/** @throws TypeError if the file is missing or not as expected */
async function fetchJson<Value>(url: string, isValid: Check<Value>): Promise<Value> {
  const response = await fetch(url)
  const value: unknown = response.ok ? await response.json() : undefined
  if (isValid(value)) return value
  throw new TypeError(`${url} is not as expected.`)
}

const featureData = loadOnce(() =>
  available(fetchJson(content.urls.featureSupport, isTableOf(isTableOf(isText)))),
)

const targetsData = loadOnce(() => available(fetchJson(content.urls.targets, isTargetsData)))

async function available<Value>(part: Promise<Value>): Promise<Value> {
  try {
    return await part
  } catch (cause) {
    throw new TargetsUnavailable('What reads sets of browsers could not be loaded.', { cause })
  }
}

const isVersions = isTableOf(isNumber)

const isTargets: Check<Targets> = (value): value is Targets =>
  isVersions(value) &&
  Object.keys(value).every((name) => targetNames.some((known) => known === name))

const isTargetsData = isShape<TargetsData>({
  day: isText,
  presets: isTableOf(isTargets),
  unknown: isTableOf(isListOf(isText)),
  widely: isListOf(isShape<TargetsData['widely'][number]>({ from: isText, targets: isTargets })),
  engines: isTableOf(
    isShape<TargetsData['engines'][string]>({ as: isOneOf(coreBrowsers), versions: isVersions }),
  ),
})
