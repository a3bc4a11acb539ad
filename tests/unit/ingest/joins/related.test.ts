import { expect, test } from 'vitest'

import { relatedIds } from '#ingest/joins/related.ts'

const options = { maxShared: 2, threshold: 1, limit: 2 }
const thing = (id: string, labels: readonly string[], declared: readonly string[] = []) => ({
  id,
  declared,
  labels: labels.map((label) => [label, 1] as const),
})

test('things that share rare labels are related, best first', () => {
  const related = relatedIds(
    [thing('a', ['x', 'y']), thing('b', ['x', 'y']), thing('c', ['z']), thing('d', ['z'])],
    options,
  )
  expect(related.get('a')).toEqual(['b'])
  expect(related.get('c')).toEqual(['d'])
})

test('a label that many things share does not relate them', () => {
  const related = relatedIds([thing('a', ['x']), thing('b', ['x']), thing('c', ['x'])], options)
  expect([...related.values()]).toEqual([[], [], []])
})

test('declared relations come first and count towards the limit', () => {
  const related = relatedIds(
    [thing('a', ['x', 'y'], ['d', 'c']), thing('b', ['x', 'y']), thing('c', []), thing('d', [])],
    options,
  )
  expect(related.get('a')).toEqual(['d', 'c'])
})

test('things that share too little are not related', () => {
  const related = relatedIds([thing('a', ['x']), thing('b', ['x']), thing('c', [])], {
    ...options,
    threshold: 1,
  })
  expect(related.get('a')).toEqual([])
})
