import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseMarkdownNote } from '#ingest/text/markdown-note.ts'
import { codePoint } from '#tests/support/code-point.ts'

test.each([
  ['plain <video> text', [{ type: 'text', value: 'plain <video> text' }]],
  [
    'Enable `a.b` in\n[the flags](https://flags.example/x_(y)).',
    [
      { type: 'text', value: 'Enable ' },
      { type: 'code', value: 'a.b' },
      { type: 'text', value: ' in ' },
      { type: 'link', href: 'https://flags.example/x_(y)', value: 'the flags' },
      { type: 'text', value: '.' },
    ],
  ],
  [
    'See [`bug` 1](https://bugzil.la/1)',
    [
      { type: 'text', value: 'See ' },
      { type: 'link', href: 'https://bugzil.la/1', value: 'bug 1' },
    ],
  ],
  [
    'In [flags](chrome://flags) or [here](javascript:alert(1))',
    [{ type: 'text', value: 'In flags or here' }],
  ],
  ['an unclosed ` or [link](', [{ type: 'text', value: 'an unclosed ` or [link](' }]],
  ['', []],
])('the Markdown note %j becomes a tree', (markdown, nodes) => {
  expect(parseMarkdownNote(markdown)).toStrictEqual(nodes)
})

test('any text becomes a tree whose links all lead to https addresses', () => {
  const piece = fc.constantFrom('`', '[', '](', ')', 'https://', 'javascript:', '<a>')
  const text = fc
    .array(fc.oneof(piece, fc.string({ unit: codePoint, maxLength: 5 })))
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (markdown) => {
      const links = parseMarkdownNote(markdown).flatMap((node) =>
        node.type === 'link' ? [node.href] : [],
      )
      expect(links.filter((href) => !href.startsWith('https://'))).toStrictEqual([])
    }),
  )
})
