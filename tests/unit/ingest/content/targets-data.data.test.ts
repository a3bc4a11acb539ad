import { gzipSync } from 'node:zlib'

import { getCompatibleVersions } from 'baseline-browser-mapping'
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { presetNames, presetTargets } from '#catalogue/targets/presets.ts'
import { versionNumber } from '#lib/version.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content } = await loadCatalogue()
const data = content.targets

function mapped(options: Parameters<typeof getCompatibleVersions>[0]) {
  const found = getCompatibleVersions({ ...options, suppressWarnings: true })
  return Object.fromEntries(
    found.map(({ browser, version }) => [browser, versionNumber(version)] as const),
  )
}

test('every preset names browsers', () => {
  const empty = presetNames(data).filter((name) => {
    return Object.keys(presetTargets(data, name, data.day) ?? {}).length === 0
  })
  expect(empty).toEqual([])
})

test('a Baseline set names all seven browsers, the two for Android by old versions too', () => {
  const names = presetNames(data).filter((name) => /^(?:widely|newly|\d+)$/.test(name))
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) {
    const targets = presetTargets(data, name, data.day) ?? {}
    expect(Object.keys(targets)).toEqual([...coreBrowsers])
    expect(targets.chrome_android).toBe(targets.chrome)
  }
})

test('the set of a year is that of the Baseline mapping', () => {
  for (const year of presetNames(data).filter((name) => /^\d+$/.test(name))) {
    expect(data.presets[year]).toEqual(mapped({ targetYear: Number(year) }))
  }
})

test('what is widely available is known for the day of the data and for days after it', () => {
  const start = Date.parse(data.day)
  for (const days of [0, 1, 30, 90, 200, 365]) {
    const day = new Date(start + days * 86_400_000).toISOString().slice(0, 10)
    expect(presetTargets(data, 'widely', day)).toEqual(mapped({ widelyAvailableOnDate: day }))
  }
})

test('a later Baseline set never asks for older browsers', () => {
  const sets = ['2020', '2021', '2022', '2023', '2024', 'newly'].map((name) => data.presets[name])
  for (const [place, later] of sets.slice(1).entries()) {
    for (const browser of coreBrowsers) {
      expect(later?.[browser]).toBeGreaterThanOrEqual(sets[place]?.[browser] ?? Infinity)
    }
  }
})

test('the file is smaller than 2 kB after gzip', () => {
  expect(gzipSync(JSON.stringify(data)).byteLength).toBeLessThan(2000)
})
