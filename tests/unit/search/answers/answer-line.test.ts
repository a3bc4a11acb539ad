import { releases } from 'virtual:releases'
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { readReleases } from '#catalogue/releases/known-releases.ts'
import { onlyThese } from '#catalogue/verdict/verdict.ts'
import { readText } from '#language/reading.ts'
import { epochSeconds } from '#lib/dates.ts'
import { answerLines, targetsLine } from '#search/answers/answer-line.ts'
import type { Thing } from '#search/answers/things.ts'

const today = '2026-11-27'

const popover: Thing = {
  list: 'features',
  id: 'popover',
  name: 'Popover',
  supported: {
    support: { chrome: '116', firefox: '125', safari: '17', edge: 'flag 110' },
    platforms: {
      nodejs: 'no',
      deno: '1.40',
      opera: '102; partial 100',
      ie: '?',
      webview_android: '116',
      webview_ios: '17',
      opera_android: '77',
      oculus: '32',
    },
  },
  usage: 93.46,
  status: [],
  isDiscouraged: false,
  alternatives: [],
}

const thingWith = (more: Partial<Thing>): Thing => ({ ...popover, ...more })
const withCode = (firefox: string) => thingWith({ supported: { support: { firefox } } })

function said(text: string, thing = popover, day = today): readonly string[] {
  const asked = readText(text, day).asked
  if (asked === undefined) throw new Error(`${text} asks for nothing.`)
  return answerLines(asked, { thing, today: day }).map(
    ({ word, where, sentence, use = '' }) =>
      `${word} ${where}: ${sentence.replace(/ ?It works for .*$/, '')}${use}`,
  )
}

test.each([
  ['125', 'Yes in Firefox: Since Firefox 125 (Apr 2024).'],
  ['≤79', 'Yes in Firefox: Since Firefox 79 or earlier.'],
  ['partial 100', 'In part in Firefox: In part since Firefox 100 (May 2022).'],
  ['prefix 9 -moz-', 'With a prefix in Firefox: With -moz- since Firefox 9 (Dec 2011).'],
  ['alt 9 mozFull', 'Under another name in Firefox: As mozFull since Firefox 9 (Dec 2011).'],
  [
    'flag 100',
    'Behind a flag in Firefox: Off until its setting is turned on, since Firefox 100 (May 2022).',
  ],
  ['gone 84; 3.5', 'Removed in Firefox: Removed in Firefox 84 (Dec 2020).'],
  ['preview', 'Announced in Firefox: Only a preview of Firefox has it.'],
  ['next 999 ', 'Announced in Firefox: Comes with Firefox 999; its day is not known yet.'],
])('the support “%s” is told as “%s”', (code, line) => {
  expect(said('popover in firefox', withCode(code.trim()))).toEqual([line])
})

test('of a feature in part, the line is about its entry of the same name where that is not there at all', () => {
  const part = withCode('partial 100')
  const lacking = { ...withCode('no'), list: 'compat' as const, id: 'api.popover' }
  const [line] = said('popover in firefox', { ...part, namesake: lacking })
  expect(line).toBe('Not yet in Firefox: No version of Firefox has it.')
  expect(said('popover in firefox', { ...part, namesake: withCode('100') })).toEqual(
    said('popover in firefox', part),
  )
})

test.each([
  ['gone 84; 3.5', 'Yes in Firefox 80: Removed in Firefox 84 (Dec 2020).'],
  [
    '100; gone 84; 3.5',
    'Yes in Firefox 80: In Firefox from 3.5 (Jun 2009) until 84, and again since 100 (May 2022).',
  ],
  [
    '100; gone 79; 3.5',
    'Not yet in Firefox 80: In Firefox from 3.5 (Jun 2009) until 79, and again since 100 (May 2022).',
  ],
  [
    '100; partial 84; 3.5',
    'Yes in Firefox 80: In Firefox from 3.5 (Jun 2009) until 84. In part since Firefox 84 (Dec 2020); complete since 100 (May 2022).',
  ],
  [
    'flag 84; partial 3.5',
    'In part in Firefox 80: In part since Firefox 3.5 (Jun 2009). Off until its setting is turned on, since Firefox 84 (Dec 2020).',
  ],
])(
  'with the support “%s” an older version has what it had, whatever later ones lost',
  (code, line) => {
    expect(said('popover in firefox 80', withCode(code))).toEqual([line])
  },
)

test.each(['firefox >= 80', 'firefox 80+', 'firefox 80 and later'])(
  'of %s the later versions count, too',
  (where) => {
    expect(said(`popover in ${where}`, withCode('gone 84; 3.5'))).toEqual([
      'Removed in Firefox 80 and later: Removed in Firefox 84 (Dec 2020).',
    ])
  },
)

test('what only a preview has is in the preview that a text names', () => {
  const previewed = withCode('preview')
  // The day on which the newest two releases of the data are the beta and the nightly.
  const { day } = readReleases(releases.firefox).at(-3) ?? {}
  expect(said('popover in firefox nightly', previewed, day)[0]).toMatch(
    /^Yes in Firefox \d+ \(nightly\): Only a preview of Firefox has it\.$/,
  )
  expect(said('popover in firefox', previewed)[0]).toMatch(/^Announced in Firefox: /)
})

test('a version between those of Opera that never was is told as such, and a newer one is left to sets', () => {
  expect(said('popover in opera 13')).toEqual([
    'Unknown in Opera 13: There is no Opera 13; 12.1 is the nearest.',
  ])
  expect(said('popover in opera 999')).toEqual([' in Opera 999: '])
})

test('the old Edge without a version is its last one', () => {
  const inEdge = thingWith({ supported: { support: { edge: '79' } } })
  expect(said('popover in legacy edge', inEdge)).toEqual([
    'Not yet in Edge 18: Needs Edge 79 (Jan 2020).',
  ])
})

test('a feature of several parts is in no version of another browser as a whole, but some may be', () => {
  const parts = { total: 3, works: {} }
  const [line] = said('popover in samsung 24', thingWith({ supported: { support: {}, parts } }))
  expect(line).toBe(
    'Not yet in Samsung Internet 24: No version of Samsung Internet has most of it.',
  )
})

test('support in part or with a prefix tells since when it is complete, in an older version', () => {
  expect(said('popover in firefox 120', withCode('125; prefix 9 -moz-'))).toEqual([
    'With a prefix in Firefox 120: With -moz- since Firefox 9 (Dec 2011); without it since 125 (Apr 2024).',
  ])
})

test('a browser that never had it is told so, and one that is not covered too', () => {
  expect(said('popover in firefox', thingWith({ supported: { support: {} } }))).toEqual([
    'Not yet in Firefox: No version of Firefox has it.',
  ])
  expect(said('popover in ie11')).toEqual([
    'Unknown in Internet Explorer 11: There is no data on Internet Explorer here.',
  ])
  expect(said('popover in node 20 and deno')).toEqual([
    'Not yet in Node.js 20: No version of Node.js has it.',
    'Yes in Deno: Since Deno 1.40 (Jan 2024).',
  ])
})

test('a browser beyond the core is answered by its own releases', () => {
  expect(said('popover in opera 101')).toEqual([
    'In part in Opera 101: In part since Opera 100 (Jun 2023); complete since 102 (Aug 2023).',
  ])
  expect(said('popover in opera')).toEqual(['Yes in Opera: Since Opera 102 (Aug 2023).'])
  expect(said('popover in webview')).toEqual(['Yes in Android WebView: Since Android WebView 116.'])
  expect(said('popover in ios webview 16')).toEqual([
    'Not yet in iOS WebView 16: Needs iOS WebView 17.',
  ])
  expect(said('popover opera android')).toEqual([
    'Yes in Opera for Android: Since Opera for Android 77 (Aug 2023).',
  ])
  expect(said('does popover work in quest')).toEqual([
    'Yes in Meta Quest Browser: Since Meta Quest Browser 32 (Feb 2024).',
  ])
  expect(said('popover in oculus browser 20')).toEqual([
    'Not yet in Meta Quest Browser 20: Needs Meta Quest Browser 32 (Feb 2024).',
  ])
  expect(said('popover in samsung 24')).toEqual([
    'Not yet in Samsung Internet 24: No version of Samsung Internet has it.',
  ])
})

test('a version that is newer than the data is left to the set of browsers, which may know its engine', () => {
  const asked = readText('popover in samsung 999', today).asked
  const [line] = asked === undefined ? [] : answerLines(asked, { thing: popover, today })
  expect(line).toMatchObject({ set: 'Samsung Internet 999', where: 'in Samsung Internet 999' })
})

const inOpera = (opera: string) =>
  said('popover in opera', thingWith({ supported: { support: {}, platforms: { opera } } }))

test('a browser of which the data says nothing is answered by its engine, and the line says so', () => {
  const remark = 'Opera counts by the version of its engine; the data does not name it.'
  expect(inOpera('102; by engine')).toEqual([`Yes in Opera: Since Opera 102 (Aug 2023). ${remark}`])
  expect(inOpera('by engine')).toEqual([`Not yet in Opera: No version of Opera has it. ${remark}`])
})

test('a version that does not exist is not judged, and the nearest one is named', () => {
  expect(said('popover in safari 20')).toEqual([
    'Unknown in Safari 20: There is no Safari 20; 18.6 is the nearest.',
  ])
  expect(said('popover in safari 900')[0]).toMatch(
    /^Unknown in Safari 900: The newest Safari known is [\d.]+\.$/,
  )
})

test('a browser without compatibility data is named, and judged as a set of browsers is', () => {
  const asked = readText('popover in opera mini', today).asked
  const [line] = asked === undefined ? [] : answerLines(asked, { thing: popover, today })
  expect(line).toMatchObject({ word: '', where: 'in Opera Mini', set: 'op_mini' })
  expect(line?.targets).toBe('op_mini')
})

test.each([
  ['a patch of a listed version', 'safari 18.3.1', 'Safari 18.3.1 counts as 18.3. Since Safari 17'],
  [
    'a minor version after the listed ones',
    'safari 18.9',
    'Safari 18.9 counts as 18.6. Since Safari 17',
  ],
  ['a patch with more numbers', 'chrome 120.0.6099.109', 'counts as 120. Since Chrome 116'],
  ['a release of a runtime that changed nothing', 'deno 1.40.9', 'Yes in Deno 1.40.9: Since Deno'],
])('%s is read as the listed one below, without “There is no”', (_, browser, line) => {
  expect(said(`popover in ${browser}`)[0]).toContain(line)
  expect(said(`popover in ${browser}`)[0]).not.toContain('There is no')
})

test('a past day counts the release of that day', () => {
  expect(said('popover in firefox in 2023')).toEqual([
    'Not yet in Firefox on 31 Dec 2023: Needs Firefox 125 (Apr 2024).',
  ])
})

test.each([
  ['popover in safari 16', 'safari 16'],
  ['popover in ios 16.4', 'ios_saf 16.4'],
  ['popover in ios 16.4.1', 'ios_saf 16.4'],
  ['popover in node 20', 'node 20'],
  ['popover in last 2 versions', 'last 2 versions'],
  ['popover in my browsers', undefined],
  ['popover in firefox', undefined],
  ['popover in ie11', 'ie 11'],
  ['popover in samsung 24', 'samsung 24'],
  ['popover in opera', undefined],
  ['popover in opera mobile 76', 'op_mob 76'],
  ['popover in meta quest browser 30', 'oculus 30'],
  ['popover in webview 120', 'android webview 120'],
  ['popover in firefox 120 in 2023', undefined],
])('the line for “%s” opens the record for “%s”', (text, targets) => {
  const asked = readText(text, today).asked
  expect(
    asked && answerLines(asked, { thing: popover, today }).map((line) => line.targets),
  ).toEqual([targets])
})

test('the record of a described version is opened for that version', () => {
  const asked = readText('popover in firefox esr', today).asked
  const [line] = asked ? answerLines(asked, { thing: popover, today }) : []
  expect(line?.targets).toMatch(/^firefox \d+$/)
})

test('all browsers together have the word of the worst one', () => {
  const line = targetsLine(popover, {
    judged: onlyThese({ chrome: 150, edge: 150, firefox: 100 }),
    today,
    where: 'in your browsers',
  })
  expect([line.word, line.sentence]).toEqual([
    'Not yet',
    'Firefox 100 lacks it. It works for 93.5 % of users worldwide.',
  ])
  expect(said('which browsers support popover')[0]).toBe(
    'Not yet in every current browser: Chrome for Android, Firefox for Android and 1 more lack it.',
  )
  expect(said('which browsers support popover', thingWith({ supported: { support: {} } }))).toEqual(
    ['Not yet in every current browser: No browser has it.'],
  )
})

const everywhere = thingWith({
  supported: { support: Object.fromEntries(coreBrowsers.map((browser) => [browser, '17'])) },
  baseline: 'newly',
  newlyDate: epochSeconds('2025-01-27'),
})

test('Baseline is told with its days', () => {
  const newly =
    'Yes in Baseline: Newly available since 27 Jan 2025; expected to be widely available on 27 Jul 2027.'
  expect(said('is popover baseline', everywhere)).toEqual([newly])
  const widely = {
    ...everywhere,
    baseline: 'widely',
    widelyDate: epochSeconds('2026-07-27'),
  } as const
  expect(said('is popover safe to use', widely)).toEqual([
    'Yes in Baseline: Widely available since 27 Jul 2026, newly available since 27 Jan 2025.',
  ])
  const limited = { ...everywhere, baseline: 'limited', newlyDate: undefined } as const
  expect(said('is popover baseline', limited)).toEqual([
    'Not yet in Baseline: Limited availability. Every core browser has it.',
  ])
})

test('what is discouraged names what to use instead', () => {
  const alternatives = [{ id: 'mutationobserver', name: 'Mutation observer' }]
  const old = { ...everywhere, isDiscouraged: true, alternatives }
  const use = 'Use Mutation observer instead.'
  expect(said('what replaced popover', old)[0]).toContain(use)
  expect(said('is popover deprecated', old)[0]).toMatch(new RegExp(`It is discouraged\\..*${use}`))
  expect(said('popover in firefox', old)[0]).toMatch(new RegExp(`It is discouraged\\..*${use}`))
  expect(said('is popover deprecated', everywhere)[0]).toContain('Nothing discourages it.')
  expect(said('what replaced popover', everywhere)[0]).toContain('names nothing to use instead.')
})

test('what answers texts loads without a browser, because the server renders answers', async () => {
  await expect(import('#search/answers/answers.ts')).resolves.toHaveProperty('askText')
})
