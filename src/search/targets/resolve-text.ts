import * as v from 'valibot'
import { content } from 'virtual:content'
import { newest } from 'virtual:newest'

import { featureSupportSchema } from '#catalogue/targets/feature-support.ts'
import { beyondNewest } from '#catalogue/targets/newest.ts'
import { ownBrowser } from '#catalogue/targets/own-browser.ts'
import { regionOf } from '#catalogue/targets/places.ts'
import { plainTargets } from '#catalogue/targets/plain-query.ts'
import {
  type BrowserslistAnswer,
  type Resolution,
  resolveWith,
} from '#catalogue/targets/resolve.ts'
import { targetsDataSchema } from '#catalogue/targets/targets-data.ts'
import { type UsageNumbers, usageNumbersSchema } from '#catalogue/targets/usage-numbers.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { loadOnce } from '#lib/load-once.ts'
import { texts } from '#lib/schema.ts'

import { TargetsUnavailable } from './targets-unavailable.ts'

/**
 * Resolves a text as `resolveWith`; browserslist and its data are loaded if it needs them.
 *
 * @throws TargetsUnavailable if the code or data cannot be loaded
 */
export function resolveText(text: string): Promise<Resolution> {
  return resolveWith(text, { notYetKnown, loadData: targetsData, ask })
}

/** A sentence if a version is newer than the data and the visitor's own browser; otherwise empty. */
function notYetKnown(targets: Targets): string {
  const own = typeof navigator === 'undefined' ? undefined : ownBrowser(navigator)
  return beyondNewest(targets, newest, own === undefined ? {} : plainTargets(own))
}

async function ask(query: string): Promise<BrowserslistAnswer> {
  const { askBrowserslist, asksForFeatures, placesIn } = await available(
    import('./browserslist-query.ts'),
  )
  const places = await available(numbersOf(placesIn(query)))
  const features = asksForFeatures(query) ? await featureData() : undefined
  return askBrowserslist(query, { places, own: await ownNumbersFor(query), features })
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
  const regions = await fetchJson(`${region}list.json`, texts)
  const found = await Promise.all(
    places.map(async (place) => {
      const id = regionOf(place)
      return id === undefined || !regions.includes(id)
        ? []
        : [[place, await fetchJson(`${region}numbers-${id}.json`, usageNumbersSchema)] as const]
    }),
  )
  return new Map(found.flat())
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
