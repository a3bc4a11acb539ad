import { expect, test } from 'vitest'

import type { SimpleSupportStatement } from '#ingest/sources/compat-data.ts'
import { writeSupport } from '#lib/support-code.ts'
import { compatEntry, tracksOf } from '#tests/support/tracks.ts'

type Statements = readonly SimpleSupportStatement[]

const flags: SimpleSupportStatement['flags'] = [{ type: 'preference', name: 'x' }]

/** The code of an entry below another. */
function codeBelow(above: Statements, below: Statements): string | undefined {
  const parent = compatEntry('css.x', { chrome: above })
  const child = compatEntry('css.x.y', { chrome: below })
  return writeSupport(tracksOf([parent, child]).steps(child, 'chrome'))
}

const plain: Statements = [{ version_added: '10' }]

test.each<[what: string, above: Statements, code: string | undefined]>([
  ['is missing', [{ version_added: false }], undefined],
  ['came later', [{ version_added: '20' }], '20'],
  ['is behind a flag', [{ version_added: '5', flags }], 'flag 10'],
  [
    'had a prefix before',
    [{ version_added: '20' }, { version_added: '5', prefix: '-x-' }],
    '20; prefix 10 -x-',
  ],
  ['has another name', [{ version_added: '5', alternative_name: '-x-z' }], 'alt 10 -x-z'],
  ['was removed', [{ version_added: '5', version_removed: '30' }], 'gone 30; 10'],
  ['is only partial', [{ version_added: '5', partial_implementation: true }], '10'],
  ['may be older', [{ version_added: '≤20' }], '10'],
  ['has no data', [], '10'],
])('an entry has no more than the entry above it where that %s', (_, above, code) => {
  expect(codeBelow(above, plain)).toBe(code)
})

test('an entry with an upper bound is unknown only where the entry above it exists', () => {
  expect(codeBelow([{ version_added: '20' }], [{ version_added: '≤30' }])).toBe('≤30; gone 20')
})

test('an entry keeps what is less than what the entry above it has', () => {
  expect(codeBelow([{ version_added: '5', prefix: '-x-' }], [{ version_added: '10', flags }])).toBe(
    'flag 10',
  )
})
