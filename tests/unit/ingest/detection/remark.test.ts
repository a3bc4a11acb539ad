import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { alwaysThere } from '#ingest/detection/always-there.ts'
import { testRemark } from '#ingest/detection/detection.ts'
import { exposureOf } from '#ingest/sources/exposure.ts'
import { readIdl } from '#ingest/sources/idl.ts'
import { compatEntry, tracksOf } from '#tests/support/tracks.ts'

const exposure = exposureOf(
  readIdl('[Exposed=Window, SecureContext] interface Lock { attribute any mode; };', 'test.idl'),
)
const since = (version: string) => ({ version_added: version })
const partly = (notes: string) => ({
  version_added: '90',
  partial_implementation: true as const,
  notes,
})
const all = (version: string) =>
  Object.fromEntries(coreBrowsers.map((browser) => [browser, since(version)]))

const entries = new Map(
  [
    compatEntry('api.Document', all('10')),
    compatEntry('api.Node', all('10')),
    compatEntry('api.Lock', { chrome: since('20'), firefox: partly('Supported on Windows only.') }),
    compatEntry('api.Lock.mode', { chrome: since('20'), firefox: since('90') }),
    compatEntry('api.Grid', {
      chrome: partly('Has no effect in tables.'),
      edge: partly('Only supported on macOS.'),
      firefox: partly('The `ongrid` event handler property is not supported.'),
      safari: partly('Has no effect in lists.'),
    }),
    compatEntry('api.Grid.cells', {
      chrome: partly('Counts no empty cells.'),
      edge: partly('Counts no empty cells.'),
    }),
    compatEntry('javascript.builtins.globalThis', all('70')),
    compatEntry('javascript.builtins.Promise', all('40')),
    compatEntry('javascript.builtins.WeakRef', { ...all('40'), safari: since('80') }),
    compatEntry('javascript.builtins.SharedArrayBuffer.slice', all('60')),
  ].map((entry) => [entry.key, entry]),
)
const tracks = tracksOf(entries.values())

test.each([
  ['api.Node', ''],
  ['api.Lock', 'Only true on https and localhost.'],
  ['api.Lock.mode', 'Only true on https and localhost.'],
  ['api.Grid', 'Also true where support is only partial: Chrome, Safari.'],
  ['api.Grid.cells', 'Also true where support is only partial: Chrome.'],
  [
    'javascript.builtins.SharedArrayBuffer.slice',
    'Only true in pages that are cross-origin isolated.',
  ],
])('the remark on the test of %s is "%s"', (key, expected) => {
  const entry = entries.get(key)
  expect(entry && testRemark(entry, { entries, tracks, exposure })).toBe(expected)
})

test.each([
  ['api.Document', true],
  ['api.Node', true],
  ['api.Lock', false],
  ['api.Gone', false],
  ['javascript.builtins.Promise', true],
  ['javascript.builtins.WeakRef', false],
  ['css.properties.gap', false],
])('whether each browser that runs a test has %s is %s', (key, expected) => {
  expect(alwaysThere(entries, tracks)(key)).toBe(expected)
})
