import { expect, test } from 'vitest'

import { onlyThese } from '#catalogue/verdict/verdict.ts'
import type { CodePlace, CodeUse } from '#check/analysis/merge-uses.ts'
import { formatReport, parseReport } from '#check/outputs/link.ts'
import { reportOf } from '#check/report/report.ts'
import { placesOfRow, reportRows } from '#check/report/rows.ts'
import { countsSentence, reportSentence } from '#check/report/sentence.ts'
import { reportOn, today, tooNew, use } from '#tests/unit/check/code-uses.ts'

const code = 'p { text-box: trim-both cap }'

function place(word: string, line = 1): CodePlace {
  const start = code.indexOf(word)
  const mark = { start, end: start + word.length }
  const [column, end] = [start + 1, { line, column: mark.end + 1 }]
  return { file: 'a.css', line, certainty: 'certain', column, end, code, mark }
}

const box = use('css.properties.text-box', { ...tooNew, places: [place('text-box')] })
const values = ['trim-both', 'cap'].map((word) =>
  use(`css.properties.text-box.${word}`, { ...tooNew, places: [place(word)] }),
)

const keysOf = (uses: readonly CodeUse[]) =>
  reportRows(reportOn(uses).items).map((row) => row.map(({ entry }) => entry.key.split('.').at(-1)))

test('a property and values with the same support are one row and one thing', () => {
  const report = reportOn([...values, box])
  expect(keysOf([...values, box])).toEqual([['text-box', 'cap', 'trim-both']])
  expect(reportSentence(report, 'Safari')).toBe('No, 1 thing does not work in Safari.')
  expect(countsSentence(report)).toMatch(/^1 thing found: 0 work, 1 does not\./)
})

test('a value with other support, another standing or another status has a row of its own beside the property', () => {
  const key = 'css.properties.text-box.later'
  const later = use(key, { support: { ...tooNew.support, safari: '26' } })
  const other = use('css.properties.a', tooNew)
  expect(keysOf([other, box, later])).toEqual([['a'], ['text-box'], ['later']])
  expect(keysOf([box, use(key, { ...tooNew, isGuarded: true })])).toHaveLength(2)
  expect(keysOf([box, use(key, { ...tooNew, baseline: 'newly' })])).toHaveLength(2)
})

test('a function is one row with the values that it is', () => {
  const names = { 'types.anchor': 'anchor()', 'properties.top.anchor': 'top: anchor()' }
  const uses = Object.entries(names).map(([key, name]) => use(`css.${key}`, { ...tooNew, name }))
  expect(keysOf(uses)).toHaveLength(1)
})

test('members of an interface are rows of their own', () => {
  expect(keysOf([use('api.A.b', tooNew), use('api.A.c', tooNew)])).toEqual([['b'], ['c']])
})

test('what belongs to one feature stands together', () => {
  const feature = { features: [['f', 'F']] } as const
  const uses = [
    use('css.properties.z', { ...tooNew, ...feature }),
    use('css.properties.m', tooNew),
    use('css.properties.a', { support: { ...tooNew.support, safari: '26' }, ...feature }),
  ]
  expect(keysOf(uses)).toEqual([['a'], ['z'], ['m']])
})

test('a row has each line once, with all that it uses marked, and the number of lines', () => {
  const twice = { ...box, places: [place('text-box', 9), place('text-box')] }
  const [row] = reportRows(reportOn([twice, ...values]).items)
  if (row === undefined) throw new Error('There is no row.')
  const { places, count } = placesOfRow(row)
  expect(count).toBe(2)
  expect(places.map(({ line }) => line)).toEqual([1, 9])
  expect(places[0]?.pieces.map(({ text, isUse }) => (isUse ? `[${text}]` : text)).join('')).toBe(
    'p { [text-box]: [trim-both] [cap] }',
  )
})

test('a report from a link has the same rows and sentences', () => {
  const report = reportOn([box, ...values, use('css.properties.ok')])
  const entries = new Map(report.items.map(({ entry }) => [entry.key, entry]))
  const read = parseReport(formatReport(report) ?? '', (key) => entries.get(key))
  if (read === undefined) throw new Error('The link has no report.')
  const shared = reportOf(read, onlyThese({ chrome: 120, safari: 17 }), today)
  expect(countsSentence(shared)).toBe(countsSentence(report))
  expect(reportRows(shared.items).map((row) => placesOfRow(row).count)).toEqual([1, 1])
})
