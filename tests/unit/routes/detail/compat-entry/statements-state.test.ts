import { expect, test } from 'vitest'

import type { SupportStatement } from '#contracts/content.ts'
import { statementsStateOf } from '#routes/detail/compat-entry/statements-state.ts'

const flag = { type: 'preference', name: 'x' }

test.each<[string, readonly SupportStatement[], readonly [version: number, state: string]]>([
  ['plain support from its version on', [{ added: '10' }], [10, 'full']],
  ['plain support before its version', [{ added: '10' }], [9, 'none']],
  ['no support', [{ added: false }], [9, 'none']],
  ['a preview', [{ added: 'preview' }], [9, 'none']],
  ['support that was removed', [{ added: '5', removed: '8' }], [8, 'none']],
  ['support before it was removed', [{ added: '5', removed: '8' }], [7, 'full']],
  ['a flag', [{ added: '5', flags: [flag] }], [7, 'none']],
  ['a prefix', [{ added: '5', prefix: '-webkit-' }], [7, 'part']],
  ['another name', [{ added: '5', alternativeName: 'y' }], [7, 'part']],
  ['partial support', [{ added: '5', partial: true }], [7, 'part']],
  ['the better of two statements', [{ added: '9' }, { added: '5', prefix: 'x' }], [9, 'full']],
  ['the earlier of two statements', [{ added: '9' }, { added: '5', prefix: 'x' }], [7, 'part']],
  ['an upper bound from it on', [{ added: '≤79' }], [79, 'full']],
  ['an upper bound before it', [{ added: '≤79' }], [18, 'unknown']],
  ['no statement', [], [18, 'unknown']],
])('%s is told by version', (_, statements, [version, state]) => {
  expect(statementsStateOf({ chrome: statements })('chrome', version)).toBe(state)
})
