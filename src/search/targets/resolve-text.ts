import * as v from 'valibot'
import { content } from 'virtual:content'

import { featureSupportSchema } from '#catalogue/targets/feature-support.ts'
import { ownBrowser } from '#catalogue/targets/own-browser.ts'
import { regionOf } from '#catalogue/targets/places.ts'
import type { Resolution } from '#catalogue/targets/resolution.ts'
import { type BrowserslistAnswer, resolveWith } from '#catalogue/targets/resolve.ts'
import { targetsDataSchema } from '#catalogue/targets/targets-data.ts'
import { type UsageNumbers, usageNumbersSchema } from '#catalogue/targets/usage-numbers.ts'
import { usageSharesSchema } from '#contracts/usage-shares.ts'
import { loadOnce } from '#lib/load-once.ts'
import { texts } from '#lib/schema.ts'

import { TargetsUnavailable } from './targets-unavailable.ts'

/**
 * Resolves a text as `resolveWith`; browserslist and its data are loaded if it needs them.
 *
 * @throws TargetsUnavailable if the code or data cannot be loaded
 */
export function resolveText(text: string): Promise<Resolution> {
  const own = typeof navigator === 'undefined' ? undefined : ownBrowser(navigator)
  return resolveWith(text, { loadData: targetsData, ask, own })
}

/** The shares of users worldwide. */
export const worldUsage = loadOnce(() =>
  available(fetchJson(content.urls.usage, usageSharesSchema)),
)

async function ask(part: string): Promise<BrowserslistAnswer> {
  const { askBrowserslist, asksForFeatures, placeIn } = await available(
    import('./browserslist-query.ts'),
  )
  const name = placeIn(part)
  const place = name === undefined ? undefined : await available(numbersOf(name))
  const features = asksForFeatures(part) ? await featureData() : undefined
  return askBrowserslist(part, { place, own: await ownNumbersFor(part), features })
}

/** The visitor's own usage numbers, loaded for a query that asks for them. */
async function ownNumbersFor(query: string): Promise<UsageNumbers | undefined> {
  if (!/\bmy\s+stats\b/iu.test(query)) return undefined
  const { ownUsage } = await available(import('./usage/own-usage.ts'))
  return ownUsage.get()
}

/** The usage of a place by its name in a query; undefined if it is not known. */
async function numbersOf(place: string): Promise<UsageNumbers | undefined> {
  const { region } = content.urls
  const [id, regions] = [regionOf(place), await fetchJson(`${region}list.json`, texts)]
  return id !== undefined && regions.includes(id)
    ? fetchJson(`${region}numbers-${id}.json`, usageNumbersSchema)
    : undefined
}

/** @throws TypeError if the file is missing or not as expected */
async function fetchJson<Value>(url: string, schema: v.GenericSchema<Value>): Promise<Value> {
  const response = await fetch(url)
  const value: unknown = response.ok ? await response.json() : undefined
  if (v.is(schema, value)) return value
  throw new TypeError(`${url} is not as expected.`)
}

const featureData = loadOnce(() =>
  available(fetchJson(content.urls.featureSupport, featureSupportSchema)),
)

const targetsData = loadOnce(() => available(fetchJson(content.urls.targets, targetsDataSchema)))

async function available<Value>(part: Promise<Value>): Promise<Value> {
  try {
    return await part
  } catch (cause) {
    throw new TargetsUnavailable('The data on browsers could not be loaded.', { cause })
  }
}
