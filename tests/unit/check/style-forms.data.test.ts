import { expect, test } from 'vitest'

import { findUses } from '#check/analysis/find-uses.ts'
import { tooMany } from '#tests/support/too-many.ts'

import { index } from './scripts/uses-in.ts'
import table from './style-forms.json' with { type: 'json' }

const isIn = (key: string, text: string): boolean =>
  findUses({ name: 'a.css', text }, index).findings.some((found) => found.key === key)

/** Entries of CSS that are no property, selector, function or unit: keywords and forms. */
const parts = Array.from(index.keys()).filter((key) => {
  const entry = index.get(key)
  const isPart = entry?.kind === 'value' || entry?.kind === 'sub-feature'
  return key.startsWith('css.') && isPart && entry.of === undefined
})

/** A sheet with a value of the property of a key, or with the code that a text is already. */
function sheetOf(key: string, given: string): string {
  const [name = '', parent = ''] = key.split('.').toReversed()
  const text = given
    .replaceAll('{name}', name)
    .replaceAll('{word}', name.replace('at_', ''))
    .replaceAll('{words}', name.replace('_', ' '))
    .replaceAll(/\{(?:f|parent)\}/g, parent)
  if (text.includes('{')) return text
  const property = /^css\.properties\.([^.]+)/.exec(key)?.[1]
  return `a { ${property === undefined ? text : `${property}: ${text}`} }`
}

/** Whether a key is found as a keyword or a function of its property: "min-content", "fit-content()". */
function isPlain(key: string): boolean {
  const word = (key.split('.').at(-1) ?? '').replace(/_function$/, '').replaceAll('_', '-')
  return isIn(key, sheetOf(key, word)) || isIn(key, sheetOf(key, `${word}(1px)`))
}

const exampleFor = (key: string) => table.examples.find(({ keys }) => new RegExp(keys).test(key))

const reasonFor = (key: string) =>
  Object.entries(table.reasons).find(([, keys]) => new RegExp(keys).test(key))

const withExample = parts.filter((key) => exampleFor(key) !== undefined)

test.each(withExample)('%s is found in its example, and not in the other', (key) => {
  const example = exampleFor(key)
  expect(isIn(key, sheetOf(key, example?.has ?? ''))).toBe(true)
  expect(isIn(key, sheetOf(key, example?.not ?? ''))).toBe(false)
})

test('each part of a value, a selector or an at-rule is found, or a reason says why not', () => {
  const lost = parts.filter(
    (key) => exampleFor(key) === undefined && reasonFor(key) === undefined && !isPlain(key),
  )
  expect(
    tooMany(lost, parts.length),
    'Give each key a shape in style-forms.json of the room check, and two examples in the file beside this test, or a reason there.',
  ).toEqual([])
})

test('each example and each reason is for a key', () => {
  const rows = [...table.examples.map(({ keys }) => keys), ...Object.values(table.reasons)]
  const unused = rows.filter((row) => !parts.some((key) => new RegExp(row).test(key)))
  expect(tooMany(unused, rows.length)).toEqual([])
})
