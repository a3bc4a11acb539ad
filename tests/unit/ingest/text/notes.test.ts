import { expect, test } from 'vitest'

import { BuildCheckError } from '#ingest/sources/errors.ts'
import { parseNote } from '#ingest/text/notes.ts'

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
  expect(parseNote(html, 'a note')).toEqual(nodes)
})

test.each(['<code>x', 'x</code>', '<em><code>x</em></code>', '<img src="x">'])(
  'the note %j stops the build and names its owner',
  (html) => {
    expect(() => parseNote(html, 'A note of api.Thing')).toThrow(BuildCheckError)
    expect(() => parseNote(html, 'A note of api.Thing')).toThrow('api.Thing')
  },
)
