import { expect, test } from 'vitest'

import { collectSurprises } from '#ingest/sources/surprises.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'
import { specTasks } from '#ingest/specs/spec-tasks.ts'
import { readSpecTasks } from '#ingest/tasks/specs/read-spec-tasks.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { specSource } from './spec-source.ts'

const url: SpecSource = { ...specSource, shortname: 'url', formerNames: [] }

/** The phrases of the specification `x`, which three curated phrases lead to under its former name. */
function tasksOf(features: readonly string[]) {
  const surprises = collectSurprises()
  const known = {
    own: new Map([
      ['old-x', ['one', 'two']],
      ['gone', ['three']],
    ]),
    tasks: new Map([
      ['f1', ['two', 'four']],
      ['f2', ['five']],
    ]),
    surprises,
  }
  return {
    phrases: specTasks([specSource, url], known)('x-2', features),
    sentences: surprises.sentences(),
  }
}

test('a specification has its own phrases, also under a former name, and apart those that its few features add', () => {
  const { phrases, sentences } = tasksOf(['f1', 'f2', 'f3'])
  expect(phrases).toEqual({ tasks: ['one', 'two'], featureTasks: ['four', 'five'] })
  expect(sentences).toEqual([
    'The list of old-x in src/ingest/tasks is for a record that the packages no longer have: it goes to x-2.',
    'The list of gone in src/ingest/tasks is for a record that the packages no longer have: it goes to no record.',
  ])
})

test('a specification of many features has its own phrases alone', () => {
  expect(tasksOf(['f1', 'f2', 'f3', 'f4', 'f5']).phrases).toEqual({
    tasks: ['one', 'two'],
    featureTasks: [],
  })
})

test('a phrase may lead to two specifications on one line, and not to two on two lines', () => {
  expect([...readSpecTasks(['rfc9110 did-1.1: some words'])]).toEqual([
    ['rfc9110', ['some words']],
    ['did-1.1', ['some words']],
  ])
  expect(() => readSpecTasks(['rfc9110: some words', 'did-1.1: Some words'])).toThrow(
    'The phrase "Some words" occurs twice in src/ingest/tasks.',
  )
})

test('nearly all lists for specifications are for specifications that exist', async () => {
  const { records } = await loadCatalogue()
  const live = new Set(records.specs.flatMap(({ objectID, aliases }) => aliases.concat(objectID)))
  const ids = [...readSpecTasks().keys()]
  const gone = ids.filter((id) => !live.has(id))
  expect(gone.length > ids.length / 20 ? gone : []).toEqual([])
})
