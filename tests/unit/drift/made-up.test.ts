import { expect, test } from 'vitest'

import { type Compat, makeUp } from '#tests/drift/made-up.ts'

const feature = { kind: 'feature' }

const packages = (count = 0) => ({
  features: Object.fromEntries(
    ['subgrid', 'fetch', 'has', ...Array.from({ length: count }, (_, at) => `f${at}`)].map((id) => [
      id,
      feature,
    ]),
  ),
  compat: { css: { properties: { 'aspect-ratio': { __compat: {} } } } },
})

test('in a made-up rename the former ids lead to the new ones, and an entry has another key', () => {
  const { features, compat } = packages()
  makeUp('rename', { features, compat })
  expect(features).toEqual({
    subgrid: { kind: 'moved', redirect_target: 'grid-subgrid' },
    'grid-subgrid': feature,
    fetch: { kind: 'moved', redirect_target: 'fetch-api' },
    'fetch-api': feature,
    has: feature,
  })
  expect(compat.css.properties).toEqual({ 'preferred-aspect-ratio': { __compat: {} } })
})

test('in a made-up correction two properties have other support in a browser, and the same in all others', () => {
  const { features } = packages()
  const support = { chrome: { version_added: '76' }, firefox: { version_added: '103' } }
  const properties: Compat['css']['properties'] = {
    'backdrop-filter': { __compat: { support } },
  }
  makeUp('correction', { features, compat: { css: { properties } } })
  expect(properties).toEqual({
    'backdrop-filter': { __compat: { support: { ...support, firefox: { version_added: '104' } } } },
    'animation-composition': { __compat: { support: { safari: { version_added: false } } } },
  })
})

test('in a made-up split an id leads to two others, and a feature is gone without a successor', () => {
  const { features, compat } = packages()
  makeUp('split', { features, compat })
  expect(features).toEqual({
    subgrid: { kind: 'split', redirect_targets: ['grid', 'gap-decorations'] },
    fetch: feature,
  })
})

test('in a made-up loss an eighth of the features is gone', () => {
  const { features, compat } = packages(797)
  makeUp('fewer', { features, compat })
  expect(Object.keys(features)).toHaveLength(700)
})
