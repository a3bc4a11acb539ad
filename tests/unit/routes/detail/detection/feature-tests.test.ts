import { expect, test } from 'vitest'

import { testForms } from '#routes/detail/detection/feature-tests.tsx'

test('a condition of CSS is offered as a rule and as a call', () => {
  expect(testForms('@supports selector(:has(a))')).toStrictEqual([
    { language: 'CSS', code: '@supports selector(:has(a)) {\n  /* supported */\n}' },
    { language: 'JavaScript', code: "CSS.supports('selector(:has(a))')" },
  ])
})

test('an expression is offered as a condition of JavaScript', () => {
  expect(testForms("'at' in Array.prototype")).toStrictEqual([
    { language: 'JavaScript', code: "if ('at' in Array.prototype) {\n  // supported\n}" },
  ])
})
