import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Form, readers } from '#language/forms.ts'
import { loadSubjects } from '#language/load-subjects.ts'
import { type Asked, readText } from '#language/reading.ts'
import { vocabulary } from '#language/vocabulary.ts'
import { codePoint } from '#tests/support/code-point.ts'

const today = '2026-11-23'
await loadSubjects()
const read = (text: string) => readText(text, today).asked

/** "safari 15, nodejs", "mine", with "not" before browsers that do not count. */
function whereOf({ places, set, isWithout, day }: Asked): string {
  const named = places.map(({ browser, version, standing }) =>
    [browser, version, standing].filter((part) => part !== undefined).join(' '),
  )
  return [isWithout ? 'not' : '', ...named, set ?? '', day === undefined ? '' : `on ${day}`]
    .filter((part) => part !== '')
    .join(', ')
}

const table: readonly (readonly [text: string, form: Form, name: string, where: string])[] = [
  ['popover firefox', 'support', 'popover', 'firefox'],
  ['firefox popover', 'support', 'popover', 'firefox'],
  ['popover in safari', 'support', 'popover', 'safari'],
  ['is popover supported in firefox', 'support', 'popover', 'firefox'],
  ['Is :has() supported in Safari?', 'support', ':has()', 'safari'],
  ['does firefox support popover', 'support', 'popover', 'firefox'],
  ['does safari 17 support container queries', 'support', 'container queries', 'safari 17'],
  ['does node 18 have fetch', 'support', 'fetch', 'nodejs 18'],
  ['can i use popover in safari 16', 'support', 'popover', 'safari 16'],
  [
    'can I use container queries if I support Safari 15?',
    'support',
    'container queries',
    'safari 15',
  ],
  ['can i use grid in ie11', 'support', 'grid', 'ie 11'],
  [
    'do I need a polyfill for structuredClone in safari 15',
    'support',
    'structuredclone',
    'safari 15',
  ],
  ['dialog element safari ios 15', 'support', 'dialog element', 'safari_ios 15'],
  ['subgrid for ios', 'support', 'subgrid', 'safari_ios'],
  ['webgpu on android', 'support', 'webgpu', 'chrome_android'],
  ['web streams in node 18', 'support', 'web streams', 'nodejs 18'],
  [':has() in firefox esr', 'support', ':has()', 'firefox esr'],
  [':has() in the latest firefox', 'support', ':has()', 'firefox current'],
  ['temporal in safari technology preview', 'support', 'temporal', 'safari nightly'],
  ['view transitions chrome beta', 'support', 'view transitions', 'chrome beta'],
  ['popover firefox developer edition', 'support', 'popover', 'firefox beta'],
  ['import attributes node', 'support', 'import attributes', 'nodejs'],
  ['was dialog in firefox in january 20', 'support', 'dialog', 'firefox'],
  ['popover without safari', 'support', 'popover', 'not, safari'],
  ['popover everywhere but safari', 'support', 'popover', 'not, safari'],
  ['popover missing in safari', 'support', 'popover', 'safari'],
  ['popover not supported in safari', 'support', 'popover', 'safari'],
  ['popover in safari 16 and 17', 'support', 'popover', 'safari 16, safari 17'],
  ['popover in chrome, safari 16 and firefox', 'support', 'popover', 'chrome, safari 16, firefox'],
  ['popover and dialog in safari', 'support', 'popover and dialog', 'safari'],
  ['is popover supported in version 16 of safari', 'support', 'popover', 'safari 16'],
  ['popover in safari 16 or later', 'support', 'popover', 'safari 16'],
  ['popover in my browsers', 'support', 'popover', 'mine'],
  ['can i use popover with defaults', 'support', 'popover', 'defaults'],
  ['is subgrid supported in chrome in 2022', 'support', 'subgrid', 'chrome, on 2022-12-31'],
  ['subgrid in chrome as of 2023-09', 'support', 'subgrid', 'chrome, on 2023-09-30'],
  ['was subgrid in chrome in March 2023', 'support', 'subgrid', 'chrome, on 2023-03-31'],
  ['does safari have import maps yet', 'support', 'import maps', 'safari'],
  ['will firefox support web bluetooth', 'support', 'web bluetooth', 'firefox'],
  ['when was popover added to chrome', 'since', 'popover', 'chrome'],
  ['when did chrome add optional chaining', 'since', 'optional chaining', 'chrome'],
  ['since when does safari support dialog', 'since', 'dialog', 'safari'],
  ['which version of firefox supports popover', 'since', 'popover', 'firefox'],
  ['what safari version do i need for container queries', 'since', 'container queries', 'safari'],
  ['first version of safari with container queries', 'since', 'container queries', 'safari'],
  ['structuredClone node version', 'since', 'structuredclone', 'nodejs'],
  ['minimum chrome version for popover', 'since', 'popover', 'chrome'],
  ['which browsers support popover', 'browsers', 'popover', ''],
  ['what browsers dont support popover', 'browsers', 'popover', ''],
  ['is popover supported in all browsers', 'browsers', 'popover', 'all'],
  ['popover browser support', 'browsers', 'popover', ''],
  ['browser compatibility of :has()', 'browsers', ':has()', ''],
  ['can i use popover', 'browsers', 'popover', ''],
  ['does popover work everywhere', 'browsers', 'popover', ''],
  ['when was popover added', 'browsers', 'popover', ''],
  ['do i still need a polyfill for fetch', 'browsers', 'fetch', ''],
  ['how many users have subgrid', 'users', 'subgrid', ''],
  ['what percentage of users support subgrid', 'users', 'subgrid', ''],
  ['global usage of webgpu', 'users', 'webgpu', ''],
  ['is popover baseline', 'baseline', 'popover', ''],
  ['is popover widely available', 'baseline', 'popover', ''],
  ['popover baseline status', 'baseline', 'popover', ''],
  ['when did popover become baseline', 'baseline', 'popover', ''],
  ['is subgrid safe to use', 'baseline', 'subgrid', ''],
  ['is css nesting ready for production', 'baseline', 'css nesting', ''],
  ['is document.write deprecated', 'standing', 'document.write', ''],
  ['was appcache removed', 'standing', 'appcache', ''],
  ['is xslt removed from chrome', 'standing', 'xslt', 'chrome'],
  ['should i use mutation events', 'standing', 'mutation events', ''],
  ['what replaced mutation events', 'successor', 'mutation events', ''],
  ['alternative to document.write', 'successor', 'document.write', ''],
]

test.each(table)('“%s” asks for %s of “%s” in “%s”', (text, ...wanted) => {
  const asked = read(text)
  expect([asked?.form, asked?.name, asked && whereOf(asked)]).toEqual(wanted)
})

test.each([
  'popover',
  'container queries',
  'firefox',
  'latest chrome',
  'safari 17',
  'missing in safari',
  'new in chrome 120',
  'removed in chrome',
  'css in safari',
  'features in firefox',
  'remove child node',
  'chrome 120 vs 130',
  'first-child',
  'baseline 2024',
  'widely available',
  '',
])('“%s” asks for no thing', (text) => {
  expect(read(text)).toBeUndefined()
})

test.each(readers.map(({ rule }) => [rule.example, rule] as const))(
  '“%s” is read by its own rule, not by an earlier one',
  (example, rule) => {
    const asked = read(example)
    expect(asked).toBeDefined()
    const marked = example.replace(/safari 15/, '‹0›').replace(/chrome|firefox|safari|node/, '‹0›')
    expect(readers.find(({ pattern }) => pattern.test(marked))?.rule).toBe(rule)
  },
)

test('capitals, punctuation and quotes change nothing', () => {
  expect(read('  Is “Popover” supported in Firefox?! ')).toEqual(
    read('is popover supported in firefox'),
  )
})

const phrase = fc.constantFrom(
  ...vocabulary.keys(),
  'grid',
  ':has()',
  '16',
  '2025',
  '‹0›',
  'and',
  ',',
)

test('no text makes it throw, and each answer has a name and what it is asked of', () => {
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 8 }), (phrases) => {
      const asked = read(phrases.join(' '))
      if (asked === undefined) return
      expect(asked.name).not.toBe('')
      const { form, places, set } = asked
      expect(form !== 'support' || places.length > 0 || set !== undefined).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      expect(() => read(text)).not.toThrow()
    }),
  )
})

test.each([
  ['webp iphone ios 13', 'safari_ios', '13'],
  [':focus-visible ipad os 15.1', 'safari_ios', '15.1'],
  ['webp ios 12 iphone', 'safari_ios', '12'],
  ['webgpu firefox 100 on android', 'firefox_android', '100'],
  ['popover safari 17 ios', 'safari_ios', '17'],
  ['subgrid in firefox esr 128', 'firefox', '128'],
  ['subgrid firefox 140 esr', 'firefox', '140'],
  ['flexbox android 4.4', 'android', '4.4'],
])('the device, the system and the browser of %j are one, %s %s', (text, browser, version) => {
  expect(readText(text, '2026-11-27').asked?.places).toMatchObject([{ browser, version }])
})

test.each(['webgpu on android 14', 'webgpu on iphone 15'])(
  'the number of the system in %j is no version of its browser',
  (text) => {
    expect(read(text)?.places[0]).not.toHaveProperty('version')
  },
)

test.each(['popover chrome 150+', 'popover chrome >= 150', 'popover chrome ≥ 150'])(
  '%j asks about that version and later ones',
  (text) => {
    expect(read(text)?.places).toEqual([{ browser: 'chrome', version: '150', isOpen: true }])
  },
)

test('a second browser behind a version is another place, and a misspelt one is read as meant', () => {
  expect(read('popover chrome 150 ie 11')?.places).toEqual([
    { browser: 'chrome', version: '150' },
    { browser: 'ie', version: '11' },
  ])
  expect(read('popover in firefix')?.places).toEqual([{ browser: 'firefox' }])
})

test.each(['first chrome version', 'last safari', 'next firefox'])(
  '%j asks about a release, not about a thing',
  (text) => {
    expect(readText(text, '2026-11-27').asked).toBeUndefined()
  },
)
