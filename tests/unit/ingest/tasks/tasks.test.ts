import { expect, test } from 'vitest'

import { currentTasks } from '#ingest/features/current-tasks.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { readSpecTasks } from '#ingest/tasks/specs/read-spec-tasks.ts'
import { plainWords, readTasks } from '#ingest/tasks/tasks.ts'
import judgements from '#tests/relevance/judgements.json' with { type: 'json' }
import people from '#tests/relevance/people.json' with { type: 'json' }
import openQueries from '#tests/relevance/queries-open.json' with { type: 'json' }

test('a line gives its phrases to each of its records', () => {
  const tasks = readTasks([
    '\nflexbox grid: side by side; equal height\ncss.at-rules.media: on phones\n',
  ])
  expect([...tasks]).toEqual([
    ['flexbox', ['side by side', 'equal height']],
    ['grid', ['side by side', 'equal height']],
    ['css.at-rules.media', ['on phones']],
  ])
})

test.each(['flexbox side by side', 'flexbox:', 'flexbox: one;', ': one'])(
  'the line %j is refused with what a line looks like',
  (line) => {
    expect(() => readTasks([line])).toThrow(`"${line}" in src/ingest/tasks is not a line of tasks.`)
  },
)

test('a phrase that occurs twice, in whatever spelling, is refused', () => {
  expect(() => readTasks(['flexbox: side by side', 'grid: Side-by-side'])).toThrow(
    'The phrase "Side-by-side" occurs twice in src/ingest/tasks.',
  )
})

test('a phrase may lead to a feature on one line and to an entry on another', () => {
  const tasks = readTasks(['number: round down', 'javascript.builtins.Math.floor: round down'])
  expect([...tasks]).toEqual([
    ['number', ['round down']],
    ['javascript.builtins.Math.floor', ['round down']],
  ])
})

test('the phrases are many, and none is a query that relevance is measured with', () => {
  const lists = [...readTasks().values(), ...readSpecTasks().values()]
  const phrases = new Set(lists.flat().map(plainWords))
  const measured = [...judgements, ...openQueries, ...people].map(({ query }) => plainWords(query))
  expect(phrases.size).toBeGreaterThan(400)
  expect(measured.filter((query) => phrases.has(query))).toEqual([])
})

test('phrases follow a feature that was renamed, and those of records that are gone are left out with a remark', () => {
  const surprises = collectSurprises()
  const tasks = new Map([
    ['old', ['one']],
    ['gone', ['two']],
    ['new', ['three']],
    ['css.gone', ['four']],
    ['css.here', ['five']],
  ])
  const currentIds: Readonly<Record<string, readonly string[]>> = {
    old: ['new'],
    new: ['new'],
    'css.here': ['css.here'],
  }
  const current = currentTasks(tasks, {
    currentIds: (id) => currentIds[id] ?? [],
    surprises,
  })
  expect([...current]).toEqual([
    ['new', ['one', 'three']],
    ['css.here', ['five']],
  ])
  expect(surprises.sentences()).toEqual([
    'The list of old in src/ingest/tasks is for a record that the packages no longer have: it goes to new.',
    'The list of gone in src/ingest/tasks (and 1 more) is for a record that the packages no longer have: it goes to no record.',
  ])
})
