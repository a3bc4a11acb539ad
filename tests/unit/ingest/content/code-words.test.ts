import { expect, test } from 'vitest'

import { codeWords } from '#ingest/content/code-words.ts'

const types = new Map([
  ['color', '<named-color> | rgb() | currentcolor'],
  ['named-color', 'red | blue'],
  ['line-names', "'[' <custom-ident>* ']'"],
  ['track', 'auto | min-content | fit-content( <length> )'],
  ['family', '<string> | <name>'],
])

const linesFor = (values: Readonly<Record<string, string>>): readonly string[] =>
  codeWords(
    { values: new Map(Object.entries(values)), types },
    (key) => key !== 'css.properties.draft',
  )
    .split('\n')
    .slice(0, -1)

test.each([
  ['words and functions', 'none | <track>{1,2}', 'auto fit-content() min-content none'],
  ['the words of another property', "<'b'> || thin", 'dashed thin'],
  ['colors as one list', '<color>? && inset', '<color> inset'],
  ['no names in brackets', '[ <line-names>? <track> ]+', 'auto fit-content() min-content'],
  ['any name where the grammar takes one', 'serif | <family>', '* serif'],
  ['no word where it takes numbers', '<length> | <percentage [0,∞]>', ''],
])('a list of words has %s', (_, grammar, expected) => {
  expect(linesFor({ a: grammar, b: 'dashed' })).toContain(`a=${expected}`)
})

test('properties with the same words share a line, and those without an entry have none', () => {
  expect(linesFor({ a: 'none', b: 'none', draft: 'none', '@font-face c': 'none' })).toEqual([
    'a,b,@font-face c=none',
  ])
})

test('the list of colors is the last line', () => {
  expect(codeWords({ values: new Map(), types }, () => true)).toBe(
    '<color>=blue currentcolor red rgb()',
  )
})
