import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { listOfIntents, readText } from '#language/reading.ts'
import table from '#language/rules.json' with { type: 'json' }
import { vocabulary } from '#language/vocabulary.ts'
import { listHref } from '#search/address/url-state.ts'
import { questionSearches } from '#search/questions/question-search.ts'
import { codePoint } from '#tests/support/code-point.ts'

import phrasings from './phrasings.json' with { type: 'json' }

const today = '2026-11-23'
const read = (text: string) => readText(text, today).question
const intentsOn = (day: string, text: string) => readText(text, day).question?.intents

test.each(phrasings.questions)('“$text” asks for what it says', ({ text, href, rest = '' }) => {
  const asked = read(text)
  const [search] = asked === undefined ? [] : questionSearches(asked)
  expect(search && decodeURIComponent(listHref(search.list, search.state))).toBe(href)
  expect(asked?.rest).toBe(rest)
})

test.each(phrasings.others)('“%s” is no question', (text) => {
  expect(read(text)).toBeUndefined()
})

test.each([...table.rules, ...table.releases])(
  'the example “$example” of a rule is of its kind',
  ({ example, kind }) => {
    expect(read(example)?.intents.map((intent) => intent.kind)).toContain(kind)
  },
)

test.each([
  'was popover baseline in 2022',
  'did popover become baseline in 2024',
  'is css nesting baseline 2024',
  'when did popover become baseline in 2025',
])('“%s” asks about one thing, so it is no question for a list', (text) => {
  expect(read(text)).toBeUndefined()
})

test('a sentence about features, or words beside a time, ask for a list', () => {
  expect(read('are css features baseline in 2022')?.rest).toBe('')
  expect(read('popover baseline in 2022')?.rest).toBe('popover')
  expect(read('is popover missing in safari')?.rest).toBe('popover')
})

test('a text with more than four words of its own is no question', () => {
  expect(read('a1 a2 a3 a4 mising in safari')?.rest).toBe('a1 a2 a3 a4')
  expect(read('a1 a2 a3 a4 a5 missing in safari')).toBeUndefined()
})

test('what no list has filters for together is no question', () => {
  expect(read('behind a flag in chrome')).toBeDefined()
  expect(read('behind a flag in chrome new in 2025')).toBeUndefined()
  expect(read('w3c specs missing in safari')).toBeUndefined()
})

test('years and months count from the visitor’s day', () => {
  expect(intentsOn('2027-01-05', 'new this year')).toMatchObject([
    { ranges: { year: { min: 2027, max: 2027 } } },
  ])
  expect(intentsOn('2027-01-05', 'new last month')).toMatchObject([
    { facets: { month: ['2026-12'] } },
  ])
})

const phrase = fc.constantFrom(...vocabulary.keys(), 'grid', '2025', '90%', '26.2', '>')

test('whatever the phrases, a question is of one list', () => {
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 8 }), (phrases) => {
      const question = read(phrases.join(' '))
      if (question === undefined) return
      expect(question.intents).not.toHaveLength(0)
      expect(listOfIntents(question.intents)).toBeDefined()
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      expect(() => read(text)).not.toThrow()
    }),
  )
})

test('a text of ten kilobytes is no question, whatever it repeats', () => {
  const texts = ['missing in safari ', 'a', '-', '% ', 'every browser but ', '1.', '\n'].map(
    (part) => part.repeat(10_240 / part.length),
  )
  for (const text of texts) expect(read(text)).toBeUndefined()
})
