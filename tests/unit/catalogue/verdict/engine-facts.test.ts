import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { engineFacts } from '#catalogue/verdict/engine-facts.ts'

test.each([
  [[], { missing: [], engines: 3 }],
  [['safari'], { missing: ['safari'], engines: 2, missingOnlyIn: 'Safari' }],
  [
    ['firefox_android'],
    { missing: ['firefox_android'], engines: 2, missingOnlyIn: 'Firefox for Android' },
  ],
  [['safari_ios'], { missing: ['safari_ios'], engines: 2, missingOnlyIn: 'Safari on iOS' }],
  [
    ['firefox', 'firefox_android'],
    { missing: ['firefox', 'firefox_android'], engines: 2, missingOnlyIn: 'Firefox' },
  ],
  [
    ['chrome_android', 'edge'],
    { missing: ['chrome_android', 'edge'], engines: 2, missingOnlyIn: 'Chrome & Edge' },
  ],
  [['edge'], { missing: ['edge'], engines: 2, missingOnlyIn: 'Chrome & Edge' }],
  [
    ['firefox', 'firefox_android', 'safari', 'safari_ios'],
    {
      missing: ['firefox', 'firefox_android', 'safari', 'safari_ios'],
      engines: 1,
      onlyIn: 'Chrome & Edge',
    },
  ],
  [
    ['firefox', 'safari', 'safari_ios'],
    { missing: ['firefox', 'safari', 'safari_ios'], engines: 1 },
  ],
])('without %j the facts are %j', (missing, facts) => {
  expect(engineFacts((browser) => !missing.some((name) => name === browser))).toEqual(facts)
})

test('no browser is both the only one missing and the only one present', () => {
  fc.assert(
    fc.property(fc.subarray([...coreBrowsers]), (supporting) => {
      const facts = engineFacts((browser) => supporting.includes(browser))
      expect(facts.missing).toEqual(coreBrowsers.filter((name) => !supporting.includes(name)))
      expect(facts.missingOnlyIn !== undefined && facts.onlyIn !== undefined).toBe(false)
      expect(facts.missingOnlyIn !== undefined).toBe(facts.engines === 2)
    }),
  )
})
