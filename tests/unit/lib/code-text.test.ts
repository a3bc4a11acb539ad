import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { LITERAL_BACKTICK, parseCodeText, plainCodeText } from '#lib/code-text.ts'

test.each([
  ['no code at all', [{ type: 'text', value: 'no code at all' }]],
  [
    'The `subgrid` value',
    [
      { type: 'text', value: 'The ' },
      { type: 'code', value: 'subgrid' },
      { type: 'text', value: ' value' },
    ],
  ],
  ['`only`', [{ type: 'code', value: 'only' }]],
  ['an ` unclosed one', [{ type: 'text', value: 'an ` unclosed one' }]],
  [
    '`a` and ` again',
    [
      { type: 'code', value: 'a' },
      { type: 'text', value: ' and ` again' },
    ],
  ],
  [
    `a literal ${LITERAL_BACKTICK} and \`\`code${LITERAL_BACKTICK}\`\``,
    [
      { type: 'text', value: 'a literal ` and ' },
      { type: 'text', value: 'code`' },
    ],
  ],
  ['', []],
])('the text %j is split into its runs', (text, parts) => {
  expect(parseCodeText(text)).toEqual(parts)
})

test('the runs together are the text without the backticks that enclose code', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (pieces) => {
      const clean = pieces.map((piece) => piece.replaceAll('`', LITERAL_BACKTICK))
      const marked = clean
        .map((piece, index) => (index % 2 === 0 ? piece : `\`${piece}\``))
        .join('')
      expect(plainCodeText(marked)).toBe(clean.join('').replaceAll(LITERAL_BACKTICK, '`'))
    }),
  )
})

test('no run is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('`', 'a', ' ')), (characters) => {
      const values = parseCodeText(characters.join('')).map((part) => part.value)
      expect(values).not.toContain('')
    }),
  )
})
