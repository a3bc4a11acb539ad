import { expect, test } from 'vitest'

import { sidesOf } from '#catalogue/history/side.ts'
import type { SupportHistory } from '#catalogue/history/timeline.ts'
import { parseDiff } from '#routes/diff/diff-address.ts'
import { findSides } from '#routes/diff/diff-sides.ts'

const safari: SupportHistory = {
  releases: [
    ['26', '2025-09-15', 0],
    ['27', '2026-09-14', 0],
    ['27.2', '2026-11-03', 1],
    ['28', '', 1],
  ],
  timelines: [],
}
const firefox: SupportHistory = {
  releases: [
    ['159', '2026-10-27', 0],
    ['160', '2026-11-10', 0],
    ['161', '2026-11-24', 1],
  ],
  timelines: [],
}

const ofBrowser: Readonly<Record<string, SupportHistory>> = { safari, firefox }

/** The releases that an address compares, and which count instead of others. */
function compared(search: string, today = '2026-11-20') {
  const sides = sidesOf(parseDiff(search).state)
  const [from, to] = [sides?.from.browser, sides?.to.browser].map((id) => ofBrowser[id ?? ''])
  if (sides === undefined || from === undefined || to === undefined) return undefined
  const found = findSides(sides, { histories: { from, to }, today })
  return found && [found.from.name, found.to.name, ...found.remarks]
}

test.each([
  ['?from=safari-26&to=safari-27', ['Safari 26', 'Safari 27']],
  ['?from=safari-27&to=safari-26', ['Safari 27', 'Safari 26']],
  ['?from=safari&to=safari', ['Safari 27', 'Safari 27.2']],
  ['?from=safari-26', ['Safari 26', 'Safari 27.2']],
  ['?to=safari-27', ['Safari 26', 'Safari 27']],
  ['?to=safari-26', ['Safari 26', 'Safari 26']],
  ['?from=safari&to=firefox', ['Safari 27.2', 'Firefox 160']],
  ['?from=firefox-159&to=safari', ['Firefox 159', 'Safari 27.2']],
  ['?from=safari-99&to=safari-27', ['Safari 28', 'Safari 27', 'The newest Safari known is 28.']],
  [
    '?from=safari-26&to=firefox-1',
    ['Safari 26', 'Firefox 159', 'There is no Firefox 1; 159 is the nearest.'],
  ],
  ['?from=safari-26.0.1&to=safari', ['Safari 26', 'Safari 27.2', 'Safari 26.0.1 counts as 26.']],
  ['?from=Safari+26&to=ff+159', ['Safari 26', 'Firefox 159']],
  ['?from=safari-26.0&to=safari-27.2.0', ['Safari 26', 'Safari 27.2']],
  ['?from=safari&to=safari-28', ['Safari 27.2', 'Safari 28']],
  ['?from=safari&to=safari-tp', ['Safari 27.2', 'Safari 28', 'Safari tp counts as 28.']],
  [
    '?from=ff+latest&to=firefox+beta',
    ['Firefox 160', 'Firefox 161', 'Firefox latest counts as 160.', 'Firefox beta counts as 161.'],
  ],
])('%s compares %j', (search, sides) => {
  expect(compared(search)).toEqual(sides)
})

test('an address without a release compares nothing', () => {
  expect(compared('?q=grid')).toBeUndefined()
})

test('a release counts as out from its day on, though the data says that it is coming', () => {
  expect(compared('?to=safari', '2026-11-02')).toEqual(['Safari 26', 'Safari 27'])
  expect(compared('?to=safari', '2026-11-03')).toEqual(['Safari 27', 'Safari 27.2'])
})

test('a browser without releases compares nothing', () => {
  const side = { browser: 'ie', version: undefined } as const
  const empty = { releases: [], timelines: [] }
  const context = { histories: { from: empty, to: empty }, today: '2026-11-20' }
  expect(findSides({ from: side, to: side }, context)).toBeUndefined()
})
