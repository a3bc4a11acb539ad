import { expect, test } from 'vitest'

import { firstAddress } from '#contracts/first-answers.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/about?x', '/about'],
  ['/features?q=a?b', '/features?q=a?b'],
  ['/search?q=a&targets=widely', '/search?q=a&targets=widely'],
  ['/features/grid', '/features/grid'],
  ['/features/grid?q=x', '/features/grid'],
  ['/features/grid?q=x&targets=widely', '/features/grid?targets='],
])('the first view of %s is that of %s', (href, expected) => {
  expect(firstAddress(href)).toBe(expected)
  expect(firstAddress(expected)).toBe(expected)
})
