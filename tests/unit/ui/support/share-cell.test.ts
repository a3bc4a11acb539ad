import { expect, test } from 'vitest'

import { shareCell } from '#ui/support/share-cells.tsx'

test.each([
  [0, 10, '–', 'missing'],
  [10, 10, '100%', 'plain'],
  [999, 1000, '99%', 'partial'],
  [1, 1000, '1%', 'partial'],
  [1, 3, '33%', 'partial'],
])('%d of %d is shown as %s', (works, total, ...[text, kind]) => {
  const title = `Edge: ${works} of ${total} entries work`
  expect(shareCell('Edge', works, total)).toStrictEqual({ kind, text, title })
})
