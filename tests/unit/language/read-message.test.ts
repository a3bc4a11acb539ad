import { expect, test } from 'vitest'

import code from '#language/code.json' with { type: 'json' }
import table from '#language/messages.json' with { type: 'json' }
import { readCode } from '#language/read-code.ts'
import { readMessage } from '#language/read-message.ts'

test.each(
  [code.styles, code.scripts].flatMap((forms) => forms.map((form) => ({ ...form, forms }))),
)('the code “$example” is read by its own form', ({ example, pattern, forms }) => {
  const first = forms.find((form) => new RegExp(form.pattern).test(example))
  expect(first?.pattern).toBe(pattern)
})

test.each(table.messages)(
  'the message “$example” is read by its own form',
  ({ example, pattern }) => {
    const first = table.messages.find((form) => new RegExp(form.pattern).test(example))
    expect(first?.pattern).toBe(pattern)
    expect(readMessage(example)).not.toMatch(/\$\d|^$/)
  },
)

test.each([
  ['TypeError: list.findLast is not a function', 'findLast'],
  ['Uncaught TypeError: Object.groupBy is not a function', 'Object.groupBy()'],
  ['ReferenceError: structuredClone is not defined', 'structuredClone'],
  ["Property 'flatMap' does not exist on type 'number[]'", 'Array.flatMap()'],
  ['Unexpected unknown unit "dvh"', 'dvh unit'],
  ["Unknown property: 'text-box-trim'", 'text-box-trim'],
])('the message %j is about %j', (message, words) => {
  expect(readCode(message)).toBe(words)
})

test.each(['is not a function', 'function', 'a property', 'typeof undefined'])(
  '%j is no message',
  (text) => {
    expect(readMessage(text)).toBeUndefined()
  },
)
