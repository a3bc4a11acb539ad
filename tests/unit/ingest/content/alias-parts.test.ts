import { expect, test } from 'vitest'

import { aliasParts } from '#ingest/content/code-table.ts'
import type { SimpleSupportStatement } from '#ingest/sources/compat-data.ts'
import { compatEntry, tracksOf } from '#tests/support/tracks.ts'

type Statements = SimpleSupportStatement | readonly SimpleSupportStatement[]

const since = (version: string | false, more = {}) => ({ version_added: version, ...more })
const asOld = { alternative_name: 'old' }

/** What Chrome has of a part of `css.properties.new` under its alias `old`; undefined if nothing is said of it. */
function underOld(part: string, facts: Readonly<Record<string, Statements>>) {
  const all = Object.entries(facts).map(([end, chrome]) =>
    compatEntry(`css.properties.new${end}`, { chrome }),
  )
  const entries = new Map(all.map((entry) => [entry.key, entry]))
  const named = (key: string) =>
    JSON.stringify(entries.get(key)?.statement).includes('"alternative_name":"old"')
  const [found] = aliasParts(`css.properties.new${part}`, {
    entries,
    tracks: tracksOf(all),
    aliases: new Map([['new', ['old']]]),
    othersOf: (key) => (named(key) ? [{ name: 'old', given: 'old' }] : []),
  })
  return found && [found[0], found[1].split(',')[0]]
}

const both: Statements = [since('20'), since('1', asOld)]

test.each([
  ['begins with the value, if that is younger', since('30'), ['old.k', '30']],
  ['never works, if the value does not', since(false), ['old.k', '']],
  ['ends with the value', since('20', { version_removed: '40' }), ['old.k', 'gone 40; 1']],
  ['is as the alias, if the value is as old as the name', since('20'), undefined],
  ['is as the alias, if the value needs a prefix', since('20', { prefix: '-x-' }), undefined],
] as const)('a value under an alias %s', (_, value, expected) => {
  expect(underOld('.k', { '': both, '.k': value })).toEqual(expected)
})

test('a property under an alias that is stated for one layout has in another what the property has there', () => {
  const facts = { '': since('30'), '.grid_context': both, '.flex_context': since('40') }
  expect(underOld('.flex_context', facts)).toEqual(['old.flex_context', '40'])
  expect(underOld('.grid_context', facts)).toBeUndefined()
})
