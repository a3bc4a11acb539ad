import { expect, test } from 'vitest'

import { firstVersions } from '#routes/detail/feature/support-cells.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const today = '2026-11-12'

test('each browser has its version with the month of its release', () => {
  expect(firstVersions(subgrid, today)[0]).toMatchObject({
    cell: { text: '117', kind: 'plain' },
    note: 'Sep 2023',
  })
})

test.each([
  [99.6, '99 % of parts'],
  [0.2, '1 % of parts'],
  [0, undefined],
])(
  'a browser without the feature and with %d %% of its parts has a dash, and says “%s”',
  (chrome, note) => {
    const feature = { support: {}, shipped: {}, coverage: { chrome } }
    expect(firstVersions(feature, today)[0]).toMatchObject({
      cell: { text: '–', kind: 'missing' },
      note,
    })
  },
)
