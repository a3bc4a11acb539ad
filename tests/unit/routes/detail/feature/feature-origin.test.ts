import { expect, test } from 'vitest'

import { readFeatureOrigin } from '#routes/detail/feature/feature-origin.ts'

const preview = { objectID: 'has', name: ':has()', description: 'The …', baseline: 'widely' }

test('what a list passed on is read back', () => {
  expect(readFeatureOrigin({ from: '/features?q=contain&page=2', preview })).toStrictEqual({
    from: '/features?q=contain&page=2',
    preview,
  })
})

test.each([
  [null],
  ['/features?q=a'],
  [{ from: '?q=a' }],
  [{}],
  [{ from: 3, preview: 'x' }],
  [{ from: 'https://evil.example', preview: null }],
  [{ from: '//evil.example', preview: { ...preview, baseline: 'unheard of' } }],
  [{ preview: { ...preview, name: 1 } }],
  [{ preview: { ...preview, support: { chrome: 117 } } }],
  [{ preview: { ...preview, shipped: ['2023'] } }],
  [{ preview: { ...preview, coverage: { chrome: '50' } } }],
])('%j tells nothing', (state) => {
  const { from, preview: read } = readFeatureOrigin(state)
  expect([from, read]).toStrictEqual([undefined, undefined])
})
