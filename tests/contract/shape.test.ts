import { expect, test } from 'vitest'

import { readAs } from './client-answers.ts'
import {
  boolean,
  count,
  day,
  decimal,
  emptyList,
  integer,
  moment,
  noBody,
  oneOf,
  pair,
  queryId,
  rate,
  sentence,
  text,
  time,
  uuid,
} from './shape-values.ts'
import { either, listOf, nullable, object, optional, record } from './shape.ts'

const report = object({
  name: text,
  rate: nullable(rate),
  note: optional(text),
  dates: listOf(object({ date: day, count })),
  counts: record(record(count)),
  languages: either(boolean, listOf(text)),
  ends: listOf(count, 2),
})

const valid = {
  name: 'grid',
  rate: 0.5,
  dates: [{ date: '2026-06-15', count: 1 }],
  counts: { css: { grid: 1 } },
  languages: ['en'],
  ends: [1, 2],
}

test('a value of its shape has no faults', () => {
  expect(report.faults(valid, 'answer')).toEqual([])
  expect(report.faults({ ...valid, note: '', rate: null, languages: true }, 'answer')).toEqual([])
})

const faulty = [
  ['an unknown member', { ...valid, more: 1 }, 'answer.more is not in the shape'],
  [
    'an unknown member of an entry',
    { ...valid, dates: [{ date: '2026-06-15', count: 1, more: 1 }] },
    'answer.dates.0.more is not in the shape',
  ],
  [
    'a missing member',
    { name: 'grid', rate: 1, dates: [], languages: true, ends: [1, 2] },
    'answer.counts is missing',
  ],
  [
    'a missing member of an entry',
    { ...valid, dates: [{ date: '2026-06-15' }] },
    'answer.dates.0.count is missing',
  ],
  ['a number as text', { ...valid, rate: '0.5' }, 'answer.rate is no number from 0 to 1: "0.5"'],
  ['null that is not allowed', { ...valid, name: null }, 'answer.name is no text: null'],
  ['an optional member that is null', { ...valid, note: null }, 'answer.note is no text: null'],
  ['an object for a list', { ...valid, dates: {} }, 'answer.dates is no list: {}'],
  ['a list for an object', { ...valid, counts: [] }, 'answer.counts is no object: []'],
  [
    'a wrong value in a record',
    { ...valid, counts: { css: { grid: 1.5 } } },
    'answer.counts.css.grid is no whole number',
  ],
  ['a list of another length', { ...valid, ends: [1] }, 'answer.ends has 1 entries, not 2'],
  ['neither of two shapes', { ...valid, languages: 1 }, 'answer.languages is no list: 1'],
  ['no object at all', null, 'answer is no object: null'],
] as const

test.each(faulty)('a value with %s has one fault, which names the place', (_, value, fault) => {
  expect(report.faults(value, 'answer')).toEqual([expect.stringContaining(fault)])
})

const singles = [
  [
    'a day',
    day,
    ['2026-06-15', '2024-02-29'],
    ['2026-02-30', '2026-6-15', '2026-06-15T00:00:00Z', 1],
  ],
  ['a time', time, ['2026-06-15T12:00:00.000Z'], ['2026-06-15', 'today', '', 1]],
  ['a moment', moment, [Date.UTC(2026, 5)], [Date.UTC(2026, 5) / 1000, '1', -1]],
  ['a whole number', integer(1, 5), [1, 5], [0, 6, 1.5, '1', Number.NaN]],
  ['a rate', rate, [0, 0.25, 1], [-0.1, 1.1, '0', null]],
  ['a query id', queryId, ['0123456789abcdef0123456789abcdef'], ['0123', 'g'.repeat(32)]],
  ['a UUID', uuid, ['6c02aeb1-775e-418e-870b-1faccd4b2c0f'], ['6c02aeb1', '']],
  ['a number as text', decimal, ['0', '12.5'], ['', '1 s', 1]],
  ['a sentence', sentence, ['OK'], ['', ' ', 1]],
  ['one of some values', oneOf('a', null), ['a', null], ['b', '', 0]],
  ['a pair', pair(count, integer(-1)), [[1, -1]], [[1], [1, -2], [1, 2, 3], 1]],
  ['an empty list', emptyList, [[]], [[1], null, {}]],
  ['no body', noBody, [null], ['', {}, 0]],
] as const

test.each(singles)('%s is told from other values', (...row) => {
  const [, shape, accepted, refused] = row
  expect(accepted.flatMap((value) => shape.faults(value, 'value'))).toEqual([])
  expect(refused.filter((value) => shape.faults(value, 'value').length === 0)).toEqual([])
})

test('the forms of a shape are those that all its values have together', () => {
  expect(report.forms).toEqual([
    '.name',
    '.rate',
    '.rate is null',
    '.note',
    '.note is absent',
    '.dates[].date',
    '.dates[].count',
    '.counts.*.*',
    '.languages',
    '.languages[]',
    '.ends[]',
  ])
  const others = { ...valid, note: '', rate: null, dates: [], languages: true }
  const seen = new Set([valid, others].flatMap((value) => report.formsOf(value)))
  expect(seen).toEqual(new Set(report.forms))
})

type Client = { count: number; dates?: { date: string; note?: string | undefined }[] | undefined }

test('a shape that differs from the type of the client does not compile', () => {
  const read = readAs<Client>()
  const dates = listOf(object({ date: text }))
  const compiled = [
    read(object({ count, dates })),
    read(object({ count })),
    // @ts-expect-error The client reads a number.
    read(object({ count: text })),
    // @ts-expect-error The client does not expect null.
    read(object({ count: nullable(count) })),
    // @ts-expect-error The client reads `count` in every answer.
    read(object({ dates })),
    // @ts-expect-error The client reads `count` in every answer.
    read(object({ count: optional(count), dates })),
    // @ts-expect-error The client does not know `more`.
    read(object({ count, more: text })),
    // @ts-expect-error The client does not know `dates.more`.
    read(object({ count, dates: listOf(object({ date: text, more: text })) })),
    // @ts-expect-error The client does not know `dates.more`, not even where it may be absent.
    read(object({ count, dates: listOf(object({ date: text, more: optional(text) })) })),
  ]
  expect(compiled).toHaveLength(9)
})
