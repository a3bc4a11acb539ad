import { expect, test } from 'vitest'

import {
  parsePhrases,
  type PhraseSet,
  plainWords,
  readPhraseLines,
} from '#ingest/phrases/read-phrases.ts'
import judgements from '#tests/relevance/judgements.json' with { type: 'json' }
import people from '#tests/relevance/people.json' with { type: 'json' }
import openQueries from '#tests/relevance/queries-open.json' with { type: 'json' }
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

const phraseSets: readonly PhraseSet[] = ['features', 'compat', 'specs', 'languages']
const sets: readonly PhraseSet[] = [...phraseSets, 'aliases']

test('a line has an id and phrases, and comments and empty lines are passed over', () => {
  const text = '# Notes\nflexbox: side by side; ratio 4:3, or so\n\ngrid: side by side\r\n'
  expect(parsePhrases('features.txt', text)).toEqual([
    {
      id: 'flexbox',
      phrases: ['side by side', 'ratio 4:3, or so'],
      place: 'src/ingest/phrases/features.txt:2',
    },
    { id: 'grid', phrases: ['side by side'], place: 'src/ingest/phrases/features.txt:4' },
  ])
})

const form = 'this is not a line of phrases. Write an id, ": ", and phrases separated by "; ".'

test.each([
  ['features.txt:1', 'flexbox side by side', form],
  ['features.txt:1', 'flexbox:', form],
  ['features.txt:1', 'flexbox: one;', form],
  ['features.txt:1', ': one', form],
  ['features.txt:1', 'flexbox grid: one', form],
  ['features.txt:1', 'grid: a b; A-B', 'grid has the phrase "A-B" twice. Remove one.'],
  [
    'features.txt:3',
    'flexbox: one\ngrid: two\nflexbox: three',
    'flexbox has a line at src/ingest/phrases/features.txt:1. Join the two.',
  ],
  [
    'features.txt:2',
    'grid: one\nflexbox: two',
    'flexbox comes after grid. Sort the lines by id, capitals first.',
  ],
  [
    'features.txt:1',
    'css.properties.gap: one',
    'css.properties.gap is in the wrong file. Move the line to compat/css.txt.',
  ],
  [
    'compat/css.txt:1',
    'flexbox: one',
    'flexbox is in the wrong file. Move the line to features.txt.',
  ],
  [
    'compat/css.txt:2',
    'css.properties.gap: one\nhtml.elements.a: two',
    'html.elements.a is in the wrong file. Move the line to compat/html.txt.',
  ],
  [
    'aliases.txt:1',
    'css.properties.gap: gutter',
    'css.properties.gap is in the wrong file. Move the line to compat/css.txt.',
  ],
  [
    'languages/de.txt:1',
    'css.properties.gap: Abstand',
    'css.properties.gap is in the wrong file. Move the line to compat/css.txt.',
  ],
  [
    'languages/ja.txt:1',
    'border-radius: 角丸; 角丸',
    'border-radius has the phrase "角丸" twice. Remove one.',
  ],
])('at %s, %j is refused: %s', (place, text, reason) => {
  const [file = ''] = place.split(':')
  expect(() => parsePhrases(file, text)).toThrow(`src/ingest/phrases/${place}: ${reason}`)
})

test('the id of a specification may have a dot', () => {
  expect(parsePhrases('specs.txt', 'did-1.1: some words')).toMatchObject([{ id: 'did-1.1' }])
})

test.each(sets)('each line of %s is for a record', async (set) => {
  const { records } = await loadCatalogue()
  const index = set === 'languages' || set === 'aliases' ? 'features' : set
  const live = new Set(records[index].map(({ objectID }) => objectID))
  const lines = readPhraseLines(set)
  const wrong = lines.flatMap(({ id, place }) =>
    live.has(id)
      ? []
      : [
          `${place}: ${index} has no record ${id}. Correct the id; remove the line of a record that is gone.`,
        ],
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(tooMany(wrong, lines.length)).toEqual([])
})

test.each(phraseSets)('no phrase of %s is a query that relevance is measured with', (set) => {
  const measured = new Set(
    [...judgements, ...openQueries, ...people].map(({ query }) => plainWords(query)),
  )
  const wrong = readPhraseLines(set).flatMap(({ phrases, place }) =>
    phrases
      .filter((phrase) => measured.has(plainWords(phrase)))
      .map((phrase) => `${place}: "${phrase}" is a query of tests/relevance. Remove the phrase.`),
  )
  expect(wrong).toEqual([])
})
