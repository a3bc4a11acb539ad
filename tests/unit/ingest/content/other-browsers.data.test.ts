import { createRequire } from 'node:module'

import unpackFeature from 'caniuse-lite/dist/unpacker/feature.js'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { nameVersions } from '#catalogue/targets/agents.ts'
import { readRuns, readVersions } from '#catalogue/targets/other-versions.ts'
import { readShape } from '#ingest/sources/read-shape.ts'
import type { Infer } from '#lib/schema.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content, records } = await loadCatalogue()
const { versions, features } = content.otherBrowsers
const require = createRequire(import.meta.url)

test('the browsers that count as no browser of the data are there with their versions', () => {
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['ie', 'op_mini', 'kaios']))
  const core = new Set(['chrome', 'and_chr', 'edge', 'firefox', 'and_ff', 'ios_saf', 'samsung'])
  expect(Object.keys(versions).filter((agent) => core.has(agent))).toEqual([])
})

test('the name of a browser with its versions can be read back', () => {
  for (const [agent, own] of Object.entries(versions)) {
    const [first, last] = [own[0] ?? '', own.at(-1)]
    const named = readVersions(nameVersions(agent, own))
    expect(named).toEqual(first === 'all' ? { agent } : { agent, first, last })
  }
})

const order = ['n', 'a', 'y']

const featureSchema = v.object({ stats: v.record(v.string(), v.record(v.string(), v.string())) })

type Stats = Infer<typeof featureSchema>['stats']

/** "y", "a" or "n", the least of several features. */
function letterIn(stats: readonly Stats[], agent: string, version: string): string | undefined {
  const letters = stats.map((each) => {
    const flags = each[agent]?.[version] ?? ''
    return flags.includes('y') ? 'y' : flags.includes('a') ? 'a' : 'n'
  })
  return order.find((letter) => letters.some((each) => each === letter))
}

const statsOf = (id: string): Stats => {
  const value = unpackFeature(require(`caniuse-lite/data/features/${id}.js`))
  return readShape(featureSchema, { value, at: id }).stats
}

test('each feature has the support of caniuse, the least where it is several there', () => {
  const wrong = records.features.flatMap(({ objectID, caniuse }) => {
    const feature = features[objectID]
    if (feature === undefined || caniuse === undefined) {
      return caniuse === undefined && feature === undefined ? [] : [objectID]
    }
    const stats = caniuse.map(statsOf)
    return Object.entries(versions).flatMap(([agent, own]) => {
      const runs = feature[agent]
      const letters = runs === undefined ? own.map(() => 'n') : readRuns(runs)
      return own.flatMap((version, place) =>
        letters[place] === letterIn(stats, agent, version)
          ? []
          : [`${objectID} ${agent} ${version}`],
      )
    })
  })
  expect(wrong).toEqual([])
})
