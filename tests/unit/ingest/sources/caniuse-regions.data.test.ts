import { expect, test } from 'vitest'

import { regionUsage, newestVersions } from '#ingest/sources/caniuse-regions.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const version = (share: number) => ({ share, released: null })
const global = new Map([
  ['and_chr', new Map([['157', version(44)]])],
  [
    'android',
    new Map([
      ['4.4.3-4.4.4', version(0.1)],
      ['157', version(0.2)],
      ['158', version(0)],
    ]),
  ],
  ['bb', new Map([['10', version(0)]])],
])

test('the newest version of a browser is the last one with users; a browser without users has none', () => {
  expect([...newestVersions(global)]).toEqual([
    ['and_chr', '157'],
    ['android', '157'],
  ])
})

test('the version "0" of a region is the newest of the browser, and versions without users are left out', () => {
  const value = { and_chr: { '0': 42.4 }, safari: { '26.1': 3, '5': null, '4': 0 } }
  const usage = regionUsage({ value, at: 'a region' }, newestVersions(global))
  expect([...usage].map(([agent, versions]) => [agent, [...versions]])).toEqual([
    ['and_chr', [['157', version(42.4)]]],
    ['safari', [['26.1', version(3)]]],
  ])
})

test('a region that holds something else than shares is refused with its name', () => {
  const value = { safari: { '26.1': 'many' } }
  expect(() => regionUsage({ value, at: 'a region' }, new Map())).toThrow(
    /a region\.safari\.26\.1: .*Expected number/,
  )
})

test('every region has shares of at most 100 % in all, and at least ten continents and countries have most of theirs', async () => {
  const { content } = await loadCatalogue()
  const totals = Object.entries(content.regions).map(([id, { core, others }]) => {
    const lists = [...Object.values(core), ...others.map(({ versions }) => versions)]
    const placed = lists.flat().reduce((sum, [, , share]) => sum + share, 0)
    return [id, placed] as const
  })
  expect(totals.filter(([, total]) => !(total > 0 && total < 100.5))).toEqual([])
  expect(totals.filter(([, total]) => total > 90).length).toBeGreaterThan(10)
  const ids = totals.map(([id]) => id)
  expect(ids).toEqual(expect.arrayContaining(['DE', 'US', 'europe', 'south-america']))
  expect(ids.filter((id) => !/^(?:[A-Z]{2}|[a-z-]+)$/.test(id) || id.startsWith('alt'))).toEqual([])
})
