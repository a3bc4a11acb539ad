import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bestWindow } from '#engine/highlight/highlight.ts'
import { recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

const text = 'The quick brown fox, as ever, jumps over the lazy dog and the other fox dog.'

function snippet(query: string, words: number, attribute = 'name') {
  const run = searcher(recordsOf([{ name: text, tags: ['a fox', 'b'] }]), { searchable: null })
  const [hit] = run(query, { highlight: { attributesToSnippet: [{ attribute, words }] } }).hits
  return hit?.snippet
}

test.each([
  ['fox', 3, '…quick brown <em>fox</em>…'],
  ['fox', 4, 'The quick brown <em>fox</em>…'],
  ['dog', 3, '…the lazy <em>dog</em>…'],
  ['fox dog', 4, '…the other <em>fox</em> <em>dog</em>.'],
  ['', 2, 'The quick…'],
  ['quick', 100, text.replace('quick', '<em>quick</em>')],
])('a snippet for "%s" of %i words is %s', (query, words, value) => {
  expect(snippet(query, words)?.['name']).toMatchObject({ value })
})

test('a snippet of a list cuts each item, and * snippets every attribute', () => {
  expect(snippet('fox', 1, 'tags')).toEqual({
    tags: [
      { value: '…<em>fox</em>', matchLevel: 'full' },
      { value: 'b', matchLevel: 'none' },
    ],
  })
  expect(Object.keys(snippet('fox', 1, '*') ?? {})).toEqual(['name', 'tags'])
})

test('bestWindow returns the earliest window with the most marked words', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.integer({ min: 1, max: 6 }), (marked, size) => {
      const starts = marked
        .map((_, at) => at)
        .filter((at) => at === 0 || at + size <= marked.length)
      const count = (at: number) => marked.slice(at, at + size).filter(Boolean).length
      const best = starts.toSorted((a, b) => count(b) - count(a) || a - b)[0] ?? 0
      expect(bestWindow(marked, size)).toBe(best)
    }),
  )
})
