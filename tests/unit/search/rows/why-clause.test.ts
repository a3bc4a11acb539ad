import { expect, test } from 'vitest'

import { whyClause } from '#search/rows/why-clause.ts'

test.each([
  [
    'the first of several clauses',
    'Missing in **Firefox** · in all others since Edge 79 (Jan 2020)',
    'Missing in **Firefox**',
  ],
  [
    'a clause before the names of parts',
    '**2 of 3 parts** work in Safari; missing: `a`, `b`',
    '**2 of 3 parts** work in Safari',
  ],
  [
    'nothing where the badge says it',
    'In every browser since Edge 12 (Jul 2015); Baseline since Jul 2015, as `a`',
    '',
  ],
  [
    'why it has no badge of Baseline',
    'In every browser since 9 (Jan 2020); web-features doesn’t count it as Baseline yet',
    'Web-features doesn’t count it as Baseline yet',
  ],
  ['nothing of an empty line', '', ''],
])('a row says %s', (_, line, clause) => {
  expect(whyClause(line)).toBe(clause)
})

test('a row of an index without such lines says nothing', () => {
  expect(whyClause()).toBe('')
})
