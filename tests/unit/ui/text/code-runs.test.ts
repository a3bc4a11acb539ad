import { assert, property, array, boolean, constantFrom, record, string } from 'fast-check'
import { expect, test } from 'vitest'

import { parseCodeText } from '#lib/code-text.ts'
import { codeRuns } from '#ui/text/code-text.tsx'

const plain = (value: string) => ({ value, isHighlighted: false })
const match = (value: string) => ({ value, isHighlighted: true })

test('a match inside code is marked inside the code', () => {
  expect(codeRuns([plain('the `@'), match('contain'), plain('er` rule')])).toStrictEqual([
    { code: false, parts: [plain('the ')] },
    { code: true, parts: [plain('@'), match('contain'), plain('er')] },
    { code: false, parts: [plain(' rule')] },
  ])
})

test('a match that begins in prose and ends in code is marked in both', () => {
  expect(codeRuns([plain('a '), match('grid `col'), plain('umn`')])).toStrictEqual([
    { code: false, parts: [plain('a '), match('grid ')] },
    { code: true, parts: [match('col'), plain('umn')] },
  ])
})

test('an unclosed backtick is text, U+E000 a literal one', () => {
  expect(codeRuns([plain('`a` and ` b \uE000')])).toStrictEqual([
    { code: true, parts: [plain('a')] },
    { code: false, parts: [plain(' and ` b `')] },
  ])
})

const piece = record({
  value: string({ unit: constantFrom('a', 'b', ' ', '`', '\uE000'), maxLength: 6 }),
  isHighlighted: boolean(),
})

test('marks change nothing about what is code: the same runs as for the plain text', () => {
  assert(
    property(array(piece, { maxLength: 6 }), (parts) => {
      const text = parts.map((part) => part.value).join('')
      const runs = codeRuns(parts).map(({ code, parts: pieces }) => ({
        type: code ? 'code' : 'text',
        value: pieces.map((one) => one.value).join(''),
      }))
      expect(joined(runs)).toStrictEqual(joined(parseCodeText(text)))
    }),
  )
})

test('marks stay on the characters they were on', () => {
  assert(
    property(array(piece, { maxLength: 6 }), (parts) => {
      expect(ofMarks(codeRuns(parts).flatMap((run) => run.parts))).toBe(ofMarks(parts))
    }),
  )
})

/** Merges adjacent runs of one kind: their boundaries do not matter. */
function joined(runs: readonly { readonly type: string; readonly value: string }[]) {
  const result: { type: string; value: string }[] = []
  for (const { type, value } of runs) {
    const last = result.at(-1)
    if (last?.type === type) last.value += value
    else result.push({ type, value })
  }
  return result
}

/** The highlighted characters, independent of the pieces. */
function ofMarks(pieces: readonly { readonly value: string; readonly isHighlighted: boolean }[]) {
  return pieces
    .filter((one) => one.isHighlighted)
    .map((one) => one.value.replaceAll(/[`\uE000]/g, ''))
    .join('')
}
