import { expect, test } from 'vitest'

import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import { withMarkedTexts } from '#search/transport/marked-texts.ts'

const leaf = (text: string) => ({
  value: text.replaceAll('[', MARK_START).replaceAll(']', MARK_END),
  matchLevel: 'full',
  matchedWords: [],
})

const read = (hit: object): unknown => withMarkedTexts([hit])[0]

test('a text that came in the highlights alone is added to the hit without its marks', () => {
  const hit = { objectID: 'grid', _highlightResult: { name: leaf('[Grid] and sub[grid]') } }
  expect(read(hit)).toEqual({ ...hit, name: 'Grid and subgrid' })
})

test('a text that was asked for stays as it came', () => {
  const hit = { objectID: 'grid', name: 'GRID', _highlightResult: { name: leaf('[Grid]') } }
  expect(read({ ...hit })).toEqual(hit)
})

test('lists and parts are not read, because their highlights may hold only what matched', () => {
  const highlights = { aliases: [leaf('[a]')], groups: { lvl0: [leaf('b')] }, empty: {} }
  expect(read({ objectID: 'x', _highlightResult: highlights })).toEqual({
    objectID: 'x',
    _highlightResult: highlights,
  })
})

test.each([
  ['no highlights', {}],
  ['highlights without text', { _highlightResult: { name: { value: 1 } } }],
  ['highlights that are nothing', { _highlightResult: { name: null } }],
  ['null in place of highlights', { _highlightResult: null }],
])('a hit with %s stays as it came', (_, hit) => {
  expect(read(hit)).toEqual(hit)
})
