import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { engineFacts } from '#catalogue/verdict/engine-facts.ts'
import type { BrowserLack } from '#ingest/support/shortfall.ts'
import type { StandingPart } from '#ingest/why/coverage.ts'
import { compatWhy, featureWhy, type WhyEntry, type WhyFeature } from '#ingest/why/why-lines.ts'

const blink = ['chrome', 'chrome_android', 'edge'] as const
const gecko = ['firefox', 'firefox_android'] as const
const webkit = ['safari', 'safari_ios'] as const

const none: BrowserLack = { kind: 'none' }

type Lacks = { readonly [Browser in CoreBrowser]?: BrowserLack }

const lacks = (browsers: readonly CoreBrowser[], shortfall: BrowserLack = none): Lacks =>
  Object.fromEntries(browsers.map((browser) => [browser, shortfall]))

/** A part that works in all browsers except these. */
const part = (name: string, without: Lacks = {}): StandingPart => ({
  name,
  supports: (browser) => without[browser] === undefined,
  shortfall: (browser) => without[browser] ?? none,
  breadth: coreBrowsers.length - Object.keys(without).length,
})

/**
 * Version 100 adds support in every browser, each in another year, Safari last; other versions are
 * announced with a day.
 */
const years = new Map<CoreBrowser, number>(coreBrowsers.map((one, index) => [one, 2018 + index]))
const dayOf = (browser: CoreBrowser, version: string) => {
  if (version === '100') return `${years.get(browser) ?? 2018}-03-10`
  return version === '200' ? '2026-11-17' : undefined
}

/** A limited feature; a browser supports it if it supports all parts. */
function feature(parts: readonly StandingPart[], more: Partial<WhyFeature> = {}): WhyFeature {
  return {
    baseline: 'limited',
    parts,
    ...engineFacts((browser) => parts.every(({ supports }) => supports(browser))),
    since: (browser) => ({ version: '100', date: dayOf(browser, '100') ?? '' }),
    date: dayOf,
    shortfall: () => none,
    ...more,
  }
}

const many = (count: number, without: Lacks = {}) =>
  Array.from({ length: count }, (_, index) => part(`part-${index}`, without))

const firefoxHas = 'since Firefox for Android 100 (Mar 2022)'
const safariHas = 'since Safari on iOS 100 (Mar 2024)'

const lines: readonly (readonly [line: string, feature: WhyFeature])[] = [
  [
    `Needs a prefix only in **Firefox** · in all others ${safariHas}`,
    feature([part('a', lacks(gecko, { kind: 'prefix' })), part('b', lacks(gecko))], {
      shortfall: () => ({ kind: 'prefix' }),
    }),
  ],
  [`Missing only in **Firefox** · in all others ${safariHas}`, feature([part('a', lacks(gecko))])],
  [
    `Missing only in **desktop Firefox** · in all others ${safariHas}`,
    feature([part('a', lacks(['firefox']))]),
  ],
  [
    'Only in **Chrome & Edge** since Edge 100 (Mar 2020)',
    feature([part('a', lacks([...gecko, ...webkit]))]),
  ],
  [
    'Missing in **Chrome, Edge, desktop Firefox and Safari** · in Firefox for Android since 100 (Mar 2022)',
    feature([part('a', lacks([...blink, 'firefox', ...webkit]))]),
  ],
  [
    `Missing only in **Firefox** · in all others ${safariHas} · Mozilla: negative`,
    feature([part('a', lacks(gecko))], { positions: ['Mozilla: negative', 'WebKit: oppose'] }),
  ],
  [
    'Only in **Chrome & Edge** since Edge 100 (Mar 2020) · Mozilla: negative, WebKit: oppose',
    feature([part('a', lacks([...gecko, ...webkit]))], {
      positions: ['Mozilla: negative', 'WebKit: oppose'],
    }),
  ],
  [
    `Missing only in **Firefox** · in all others ${safariHas}`,
    feature([part('a', lacks(gecko))], { positions: ['Mozilla: defer', 'WebKit: neutral'] }),
  ],
  [
    `In every browser ${safariHas}; web-features doesn’t count it as Baseline yet`,
    feature([part('a')], { positions: ['Mozilla: negative'] }),
  ],
  ['Missing in **every browser**', feature([part('a', lacks(coreBrowsers))])],
  [
    'Behind a flag in **Chrome and Edge**, missing in all others',
    feature([part('a', { ...lacks(coreBrowsers), ...lacks(blink, { kind: 'flag' }) })]),
  ],
  [
    `Needs a prefix only in **Safari** · in all others ${firefoxHas}`,
    feature([part('a', lacks(webkit, { kind: 'prefix' }))]),
  ],
  [
    `Removed in **Safari 120** · in all others ${firefoxHas}`,
    feature([part('a', lacks(webkit, { kind: 'removed', version: '120' }))]),
  ],
  [
    `Coming with **Safari 300** · in all others ${firefoxHas}`,
    feature([part('a', lacks(webkit, { kind: 'coming', version: '300' }))]),
  ],
  [
    `From **Safari 200** on (Nov 2026) · in all others ${firefoxHas}`,
    feature([part('a', lacks(webkit, { kind: 'coming', version: '200' }))]),
  ],
  [
    'In Chrome and Edge since Edge 100 (Mar 2020) · from **Firefox 200** on (Nov 2026), coming with **Safari 300**',
    feature([
      part('a', {
        ...lacks(webkit, { kind: 'coming', version: '300' }),
        ...lacks(gecko, { kind: 'coming', version: '200' }),
      }),
    ]),
  ],
  [
    `**8 of 10 parts** work in Safari; missing: \`a\`, \`b\` · in all others ${firefoxHas}`,
    feature([...many(8), part('b', lacks(webkit)), part('a', lacks(webkit))].toReversed()),
  ],
  [
    `**9 of 10 parts** work in Safari; behind a flag: \`a\` · in all others ${firefoxHas}`,
    feature([...many(9), part('a', lacks(webkit, { kind: 'flag' }))]),
  ],
  [
    `**9 of 10 parts** work in Firefox; missing: \`a\` · complete from **Firefox 200** on (Nov 2026) · in all others ${safariHas}`,
    feature([...many(9), part('a', lacks(gecko, { kind: 'coming', version: '200' }))]),
  ],
  [
    `**9 of 10 parts** work in Firefox, none in Safari; missing: \`a\` · complete only in **Chrome & Edge** since Edge 100 (Mar 2020)`,
    feature([...many(9, lacks(webkit)), part('a', lacks([...gecko, ...webkit]))]),
  ],
  [
    `Missing only in **Safari** · in all others ${firefoxHas} · 2 of 10 parts work in Safari`,
    feature([...many(2), ...many(8, lacks(webkit))]),
  ],
  [
    `Missing only in **Safari** · in all others ${firefoxHas}`,
    feature([...many(2), ...many(38, lacks(webkit))]),
  ],
  [
    `In every browser ${safariHas}; web-features doesn’t count it as Baseline yet`,
    feature([part('a')]),
  ],
  ['', feature([part('a'), part('b')], { baseline: 'widely' })],
  [
    '**9 of 10 parts** work in every browser',
    feature([...many(9), part('a', lacks(gecko))], { baseline: 'newly' }),
  ],
  [
    `Use **Popover** or **Dialog** instead · planned removal: Mar 2027 · in every browser ${safariHas}`,
    feature([part('a')], {
      baseline: 'discouraged',
      discouraged: { reason: 'Slow.', removal: '2027-03-01', instead: ['Popover', 'Dialog'] },
    }),
  ],
  [
    `It is \`slow\` · in every browser ${safariHas}`,
    feature([part('a')], {
      baseline: 'discouraged',
      discouraged: { reason: 'It is `slow`.', instead: [] },
    }),
  ],
]

test.each(lines)('the why line of a feature: %s', (line, of) => {
  expect(featureWhy(of)).toBe(line)
})

test('a long reason ends with a whole word, and with all code closed', () => {
  const reason = `Because of ${'`code` and '.repeat(40)}`
  const line = featureWhy(
    feature([part('a')], { baseline: 'discouraged', discouraged: { reason, instead: [] } }),
  )
  expect(line).toMatch(/^Because of .+(?:`code`|and)…$/)
  expect(line.split('`').length % 2).toBe(1)
  expect(line.length).toBeLessThan(240)
})

const entry = {
  ...engineFacts(() => true),
  since: (browser: CoreBrowser) => ({ version: '≤100', date: dayOf(browser, '100') ?? '' }),
  shortfall: () => none,
  date: dayOf,
  isDiscouraged: false,
  above: [],
}

test.each([
  ['', { baseline: 'widely' }],
  ['', {}],
  ['; web-features doesn’t count it as Baseline', { baseline: 'limited' }],
  ['; not Baseline, as its feature is discouraged', { baseline: 'limited', isDiscouraged: true }],
  ['; Baseline since Mar 2030', { baseline: 'newly', newly: '2030-03-01' }],
  ['; Baseline by Mar 2030', { baseline: 'newly', newly: '≤2030-03-01' }],
  [
    '; Baseline since Mar 2030, as `outline`',
    {
      baseline: 'newly',
      newly: '2030-03-01',
      above: [{ name: 'outline', lastDay: '2030-03-01' }],
    },
  ],
  [
    '; web-features doesn’t count it as Baseline, nor `outline`',
    { baseline: 'limited', above: [{ name: 'outline' }] },
  ],
] satisfies readonly [string, Partial<WhyEntry>][])(
  'the why line of an entry that works everywhere ends with "%s"',
  (end, more) => {
    expect(compatWhy({ ...entry, ...more })).toBe(`In every browser ${safariHas} or earlier${end}`)
  },
)

test('an entry that web-features counts although a browser lacks it says so', () => {
  const lacking = { ...entry, ...engineFacts((browser) => browser !== 'safari_ios') }
  expect(compatWhy({ ...lacking, baseline: 'newly' })).toMatch(
    /; web-features counts it as Baseline$/,
  )
  expect(compatWhy({ ...lacking, baseline: 'limited' })).not.toContain('web-features')
})
