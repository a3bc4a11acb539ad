import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { loadCatalogue } from '#ingest/cache.ts'

const { content, records } = await loadCatalogue()

function minOf(id: string) {
  return content.targets.find((target) => target.id === id)?.min ?? {}
}

test.each([
  ['2022', { chrome: 108, edge: 108, firefox: 108, safari: 16, safari_ios: 16 }],
  ['newly', { chrome: 153, edge: 153, firefox: 159, safari: 27, safari_ios: 27 }],
  ['defaults', { chrome: 109, edge: 154, firefox: 153, firefox_android: 160, safari_ios: 18.5 }],
])('the preset %s asks for %j', (id, min) => {
  expect(minOf(id)).toMatchObject(min)
})

test('browsers built on Chromium lower the Chrome for Android that is asked for', () => {
  expect(minOf('defaults')['chrome_android']).toBeLessThan(121)
})

test('whatever is widely available is usable with the browsers of that preset', () => {
  const min = minOf('widely')
  const widely = records.features.filter(({ baseline }) => baseline === 'widely')
  const unusable = widely.filter((feature) => {
    return coreBrowsers.some((browser) => feature.min[browser] > (min[browser] ?? 0))
  })
  expect(widely.length).toBeGreaterThan(600)
  expect(unusable).toEqual([])
})

test('every preset but that of much used versions names all seven browsers', () => {
  const partial = content.targets.filter((target) => {
    return coreBrowsers.some((browser) => target.min[browser] === undefined)
  })
  expect(partial.map(({ id }) => id)).toEqual(['used'])
})
