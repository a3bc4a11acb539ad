import { expect, test } from 'vitest'

import { packageSet, setNames } from '#tests/drift/package-sets.ts'

const published = [
  {
    name: 'web-features',
    latest: '3.40.0',
    times: {
      created: '2024-01-01T00:00:00Z',
      '2.9.0': '2026-01-01T00:00:00Z',
      '3.1.0': '2026-10-20T00:00:00Z',
      '3.9.0': '2026-05-01T00:00:00Z',
      '3.10.0': '2026-08-01T00:00:00Z',
      '3.39.0': '2026-10-01T00:00:00Z',
      '3.40.0': '2026-11-01T00:00:00Z',
      '3.41.0-dev.1': '2026-11-02T00:00:00Z',
      '4.0.0': '2026-11-03T00:00:00Z',
    },
  },
  { name: 'young', latest: '1.0.1', times: { '1.0.1': '2026-11-10T00:00:00Z' } },
]

test.each([
  ['newest', '3.40.0'],
  ['previous', '3.39.0'],
  ['month', '3.39.0'],
  ['quarter', '3.10.0'],
] as const)(
  'the set %s has the stable version %s, and of a young package the oldest',
  (name, version) => {
    const { packages } = packageSet(name, published, new Date('2026-11-22'))
    expect(setNames).toContain(name)
    expect(packages).toEqual([`web-features@${version}`, 'young@1.0.1'])
  },
)
