import { content } from 'virtual:content'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { targetNames } from '#catalogue/platforms.ts'
import { describeTargets } from '#catalogue/targets/describe.ts'
import { foldBrowsers, lowestOf, namedIn } from '#catalogue/targets/fold.ts'
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
    return { status: 'known', targets: plain, name: describeTargets(plain), unknown: [] }
  }
  const { platforms, maintainedNode, rest, problem } = splitPlatforms(text)
  if (problem !== '') return { status: 'unusable', name: text, problem, unknown: [] }
  if (platforms.length === 0 && !maintainedNode) return resolveBrowsers(text)
  const { day, presets } = await targetsData()
  const maintained = maintainedNode ? namedIn(presets[MAINTAINED_NODE] ?? {}) : []
  const targets = lowestOf([...platforms, ...maintained])
  if (rest !== '') return withTargets(await resolveBrowsers(rest), targets)
  return { status: 'known', targets, name: describeTargets(targets), unknown: [], day }
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
  const { askBrowserslist } = await available(import('./browserslist-query.ts'))
  const answer = askBrowserslist(toQuery(text))
  const base = { name: text, unknown: [] }
  if ('problem' in answer) return { ...base, status: 'unusable', problem: answer.problem }
  const { targets, unknown } = foldBrowsers(answer.browsers, data.engines)
  if (Object.keys(targets).length > 0) return { status: 'known', targets, name: text, unknown }
  const problem =
    unknown.length === 0
      ? 'This names no browser.'
      : 'Nothing is known of what these browsers support.'
  return { status: 'unusable', name: text, problem, unknown }
}

const targetsData = loadOnce(() => available(fetchData()))

async function fetchData(): Promise<TargetsData> {
  const response = await fetch(content.urls.targets)
  const value: unknown = response.ok ? await response.json() : undefined
  if (isTargetsData(value)) return value
  throw new TypeError('The file of targets is not as expected.')
}

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
