import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { savedAnswers, savedQuestions, sightsOf } from '#routes/saved/saved-facts.ts'
import { type SavedEntry, savedKey, type SavedKind, savedKinds } from '#search/saved/saved.ts'
import { releaseHit } from '#tests/support/release-hit.ts'

const entry = (kind: SavedKind, id: string): SavedEntry => ({ kind, id, on: '' })

const chrome = { ...releaseHit, statuses: ['current'], featureCount: 5, compatCount: 84 }

test('all records of a kind are asked for by one query, and each search by its own', () => {
  const entries = [
    entry('releases', 'chrome-140'),
    entry('search', '/features?q=grid'),
    entry('features', 'subgrid'),
    entry('search', '/specs'),
    entry('features', 'has'),
  ]
  const asked = savedQuestions(entries).flatMap(({ requests }) => requests)
  expect(asked.map(({ indexName, filters = '' }) => [indexName, filters])).toEqual([
    ['features', 'objectID:"subgrid" OR objectID:"has"'],
    ['releases', 'objectID:"chrome-140"'],
    ['features', ''],
    ['specs', ''],
  ])
})

test('a hundred ids are in one filter, and the next in another', () => {
  const entries = Array.from({ length: 201 }, (_, index) => entry('compat', `api.A${index}`))
  const asked = savedQuestions(entries).flatMap(({ requests }) => requests)
  expect(asked.map(({ hitsPerPage }) => hitsPerPage)).toEqual([100, 100, 1])
})

const numberIn = (id = '') => Number(/\d+$/.exec(id)?.[0])

/**
 * Responses of a provider that has the records with even numbers, and returns the number in an
 * address as its count.
 */
const answerTo = (entries: readonly SavedEntry[]) => ({
  hits: entries.flatMap(({ id }) =>
    numberIn(id) % 2 === 0 ? Object.assign({}, chrome, { objectID: id }) : [],
  ),
  nbHits: numberIn(entries[0]?.id),
})

const factFor = ({ kind, id }: SavedEntry) => {
  if (kind === 'search') return { kind, count: numberIn(id) }
  return numberIn(id) % 2 === 0
    ? { kind: 'record', list: kind, hit: { ...chrome, objectID: id } }
    : { kind: 'missing' }
}

test('every entry has a fact, whatever order they are asked in', () => {
  const anyEntry = fc
    .tuple(fc.constantFrom(...savedKinds), fc.integer({ min: 1, max: 300 }))
    .map(([kind, id]) => entry(kind, kind === 'search' ? `/features?page=${id}` : `id-${id}`))
  const anyEntries = fc.uniqueArray(anyEntry, { selector: savedKey, maxLength: 250 })
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const questions = savedQuestions(entries)
      const results = questions.flatMap((asked) =>
        asked.requests.map(() => answerTo(asked.entries)),
      )
      const facts = savedAnswers(questions, results)
      expect(entries.map((asked) => facts.get(savedKey(asked)))).toEqual(entries.map(factFor))
    }),
  )
})

test('the results of a search of everything are those of all lists', () => {
  const questions = savedQuestions([entry('search', '/search?q=popover')])
  const results = [10, 20, 3, 4].map((nbHits) => ({ hits: [], nbHits }))
  const facts = savedAnswers(questions, results)
  expect([...facts.values()]).toEqual([{ kind: 'search', count: 37 }])
})

test('what is there to be seen is known of all but the missing', () => {
  const facts = savedAnswers(
    savedQuestions([entry('releases', 'chrome-140'), entry('releases', 'chrome-0')]),
    [{ hits: [chrome] }],
  )
  expect([...sightsOf(facts, { asOf: '2026-11-10', today: '2026-11-10' })]).toEqual([
    ['releases chrome-140', { asOf: '2026-11-10', status: 'current', features: 5, entries: 84 }],
  ])
})
