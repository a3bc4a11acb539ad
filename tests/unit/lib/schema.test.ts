import * as v from 'valibot'
import { expect, test } from 'vitest'

import { flag, knownText, rowOf, seconds, tableOf } from '#lib/schema.ts'

type Values = { readonly fitting: readonly unknown[]; readonly other: readonly unknown[] }

const cases: readonly (readonly [title: string, schema: v.GenericSchema, Values])[] = [
  [
    'a table holds values of one type under whatever names, and a list is not a table',
    tableOf(v.number()),
    {
      fitting: [{}, { a: 1, constructor: 2 }],
      other: [{ a: '1' }, [1], [], null, undefined, 'a'],
    },
  ],
  [
    'a table of known names may have others, of the same type',
    tableOf<string, 'chrome'>(v.string()),
    {
      fitting: [{}, { chrome: '1' }, { newer: '2' }],
      other: [{ chrome: 1 }, { newer: 2 }],
    },
  ],
  [
    'a row has as many texts as its tuple',
    rowOf<readonly [id: string, name: string]>(2),
    {
      fitting: [['a', 'b']],
      other: [['a'], ['a', 'b', 'c'], ['a', 1], { 0: 'a', 1: 'b', length: 2 }],
    },
  ],
  [
    'a second is one that a date can hold',
    seconds,
    {
      fitting: [0, -1, 8.64e12],
      other: [8.65e12, Infinity, Number.NaN, '0', null],
    },
  ],
  ['a flag is true', flag, { fitting: [true], other: [false, 1, undefined] }],
  [
    'a known text may be another',
    knownText<'a'>(),
    { fitting: ['a', 'b', ''], other: [1, null, undefined] },
  ],
]

test.each(cases)('%s', (_, schema, { fitting, other }) => {
  expect(fitting.filter((value) => !v.is(schema, value))).toStrictEqual([])
  expect(other.filter((value) => v.is(schema, value))).toStrictEqual([])
})
