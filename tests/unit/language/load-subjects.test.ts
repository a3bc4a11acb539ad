import { expect, test } from 'vitest'

import { mayBeCode } from '#language/load-subjects.ts'

test.each([
  ['grid', false],
  ['::before', false],
  ['@layer', false],
  [':has()', false],
  ['--brand', false],
  ['ダークモード', false],
  ['glisser-déposer', false],
  ['fetch(', true],
  ['arr.at(-1)', true],
  ['a:hover', true],
  ['text-wrap: balance', true],
  ['div > p', true],
  ['?.', true],
])('that %j may be code: %j', (text, is) => {
  expect(mayBeCode(text)).toBe(is)
})
