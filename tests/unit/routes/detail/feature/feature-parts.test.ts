import { array, assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { laterFirst } from '#routes/detail/feature/feature-parts.tsx'

const everywhere = {
  chrome: 125,
  chrome_android: 125,
  edge: 125,
  firefox: 147,
  firefox_android: 147,
  safari: 26,
  safari_ios: 26,
}

const ordinary = { name: 'anchor-name', min: everywhere }
const noFirefox = {
  name: 'anchor-valid',
  min: { ...everywhere, firefox: NEVER, firefox_android: NEVER },
}
const onlySafari = {
  name: 'anchor-visible',
  min: { ...noFirefox.min, chrome: NEVER, chrome_android: NEVER, edge: NEVER },
}

const nowhere = { min: perCoreBrowser(() => NEVER) }

test('parts that came after the feature come first, with the browsers in which they did', () => {
  const later = { name: 'anchor()', min: { ...everywhere, firefox: 150, safari: NEVER } }
  const earlier = { name: 'inset', min: { ...everywhere, chrome: 80 } }
  const ranked = laterFirst(ordinary, [earlier, later])
  expect(ranked.map(({ part, late }) => [part.name, late])).toEqual([
    ['anchor()', ['firefox', 'safari']],
    ['inset', []],
  ])
})

test('parts that are missing where the others work come first, the worst of them at the top', () => {
  const ranked = laterFirst(nowhere, [
    ordinary,
    noFirefox,
    { ...ordinary, name: 'two' },
    onlySafari,
    ordinary,
  ])
  expect(ranked.map(({ part }) => part.name)).toStrictEqual([
    'anchor-visible',
    'anchor-valid',
    'anchor-name',
    'two',
    'anchor-name',
  ])
})

const minimum = constantFrom(100, NEVER)
const anyPart = record({
  min: record({
    chrome: minimum,
    chrome_android: minimum,
    edge: minimum,
    firefox: minimum,
    firefox_android: minimum,
    safari: minimum,
    safari_ios: minimum,
  }),
})

type Part = { readonly min: Readonly<Record<(typeof coreBrowsers)[number], number>> }

const isOdd = (part: Part, parts: readonly Part[]) =>
  coreBrowsers.some((browser) => {
    const working = parts.filter((other) => other.min[browser] !== NEVER).length
    return part.min[browser] === NEVER && working > parts.length / 2
  })

test('any ranking keeps every part, those missing where most work before the others', () => {
  assert(
    property(array(anyPart, { maxLength: 8 }), (parts) => {
      const ranked = laterFirst(nowhere, parts).map(({ part }) => part)
      expect(new Set(ranked)).toStrictEqual(new Set(parts))
      expect(ranked).toHaveLength(parts.length)
      const odd = parts.filter((part) => isOdd(part, parts)).length
      expect(ranked.slice(0, odd).every((part) => isOdd(part, parts))).toBe(true)
    }),
  )
})
