import { expect, test } from 'vitest'

import { joinTerms, termsOf } from '#catalogue/targets/terms.ts'

test.each([
  ['chrome 109', ['or chrome 109']],
  ['last 2 versions and > 1%, not dead', ['or last 2 versions', 'and > 1%', 'not dead']],
  ['chrome 1 or safari 2\n\n  node 20', ['or chrome 1', 'or safari 2', 'or node 20']],
  [' , ,, ', []],
  ['a and not b', ['or a', 'not b']],
  ['a AND b OR c', ['or a', 'and b', 'or c']],
  ['not dead', ['not dead']],
  ['and', ['or and']],
  ['', []],
])('“%s” has the parts %o', (query, parts) => {
  expect(termsOf(query).map(({ join, text }) => `${join} ${text}`)).toEqual(parts)
})

test('joined again, a query has the same parts', () => {
  const query = 'chrome 1, last 2 versions and > 1% in US, not dead, a and not b'
  expect(termsOf(joinTerms(termsOf(query)))).toEqual(termsOf(query))
})
