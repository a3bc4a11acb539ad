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

test('a browser without the feature has a dash and no month', () => {
  expect(firstVersions({ support: {}, shipped: {} }, today)[0]).toMatchObject({
    cell: { text: '–', kind: 'missing' },
    note: undefined,
  })
})
