import { expect, test } from 'vitest'

import { collectSurprises } from '#ingest/sources/surprises.ts'
import { parseNote } from '#ingest/text/notes.ts'

/** The nodes of a note, and the reported surprises. */
function read(html: string) {
  const surprises = collectSurprises()
  const nodes = parseNote(html, surprises.of('A note of api.Thing'))
  return { nodes, noted: surprises.sentences() }
}

test.each([
  ['plain', [{ type: 'text', value: 'plain' }]],
  [
    'Use <code>x</code>, <em>not</em> y.',
    [
      { type: 'text', value: 'Use ' },
      { type: 'code', value: 'x' },
      { type: 'text', value: ', ' },
      { type: 'em', value: 'not' },
      { type: 'text', value: ' y.' },
    ],
  ],
  [
    'See <a href="https://bugzil.la/1">bug <code>1</code></a>.',
    [
      { type: 'text', value: 'See ' },
      { type: 'link', href: 'https://bugzil.la/1', value: 'bug 1' },
      { type: 'text', value: '.' },
    ],
  ],
])('the note %j becomes a tree', (html, nodes) => {
  expect(read(html)).toEqual({ nodes, noted: [] })
})

test.each([
  ['<code>x', 'x'],
  ['x</code>', 'x'],
  ['<em>a <code>x</em></code>', 'a x'],
])('the note %j, whose tags do not match, is the text %j, and noted', (html, value) => {
  expect(read(html)).toEqual({
    nodes: [{ type: 'text', value }],
    noted: ['A note of api.Thing has HTML tags that do not match, and is shown as plain text.'],
  })
})

test('a note with an unknown tag and an unsafe link is text without either, and both are noted', () => {
  const { nodes, noted } = read('H<sub>2</sub>, see <a href="http://a.example/">this</a>.')
  expect(nodes).toEqual([
    { type: 'text', value: 'H<sub>2</sub>, see ' },
    { type: 'text', value: 'this' },
    { type: 'text', value: '.' },
  ])
  expect(noted.join(' ')).toMatch(/<sub>.*<\/sub>|http:\/\/a\.example\//)
  expect(noted).toHaveLength(3)
})
