import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { caveatOf } from '#catalogue/verdict/facets.ts'
import type { SimpleSupportStatement } from '#ingest/sources/compat-data.ts'
import { compatSupport } from '#ingest/support/support-codes.ts'
import { compatEntry, tracksOf } from '#tests/support/tracks.ts'

type Case = {
  readonly what: string
  readonly statements: readonly SimpleSupportStatement[]
  readonly code?: string
  readonly caveat?: string
  readonly min?: number
  readonly usable?: number
}

const flags: SimpleSupportStatement['flags'] = [{ type: 'preference', name: 'x' }]

const cases: readonly Case[] = [
  { what: 'plain support', statements: [{ version_added: '105' }], code: '105', min: 105 },
  { what: 'an upper bound', statements: [{ version_added: '≤79' }], code: '≤79', min: 79 },
  {
    what: 'a version with a minor',
    statements: [{ version_added: '15.4' }],
    code: '15.4',
    min: 15.4,
  },
  {
    what: 'an announced version',
    statements: [{ version_added: '160' }],
    code: 'next 160 2026-12-01',
    min: 160,
  },
  {
    what: 'a preview',
    statements: [{ version_added: 'preview' }],
    code: 'preview',
    caveat: 'preview',
  },
  {
    what: 'a prefix',
    statements: [{ version_added: '10', prefix: '-ms-' }],
    code: 'prefix 10 -ms-',
    caveat: 'prefix',
    usable: 10,
  },
  {
    what: 'another name',
    statements: [{ version_added: '12', alternative_name: 'webkitX' }],
    code: 'alt 12 webkitX',
    caveat: 'alternative name',
    usable: 12,
  },
  {
    what: 'partial support',
    statements: [{ version_added: '15', partial_implementation: true }],
    code: 'partial 15',
    caveat: 'partial',
    usable: 15,
  },
  { what: 'a flag', statements: [{ version_added: '96', flags }], code: 'flag 96', caveat: 'flag' },
  {
    what: 'a removal',
    statements: [{ version_added: '1', version_last: '64', version_removed: '65' }],
    code: 'gone 65; 1',
    caveat: 'removed',
  },
  {
    what: 'a removal with an upper bound',
    statements: [{ version_added: '1', version_removed: '≤62' }],
    code: 'gone ≤62; 1',
    caveat: 'removed',
  },
  {
    what: 'a removal in a preview, which is none yet',
    statements: [{ version_added: '26', version_removed: 'preview' }],
    code: 'gone preview; 26',
    min: 26,
  },
  {
    what: 'a flag that was removed, which reached nobody',
    statements: [{ version_added: '1', version_removed: '9', flags }],
    code: 'gone 9; flag 1',
  },
  {
    what: 'the earliest plain support of several, and the prefix before it',
    statements: [
      { version_added: '80' },
      { version_added: '57' },
      { version_added: '20', prefix: '-webkit-' },
    ],
    code: '57; prefix 20 -webkit-',
    min: 57,
    usable: 20,
  },
  {
    what: 'plain support that came back, since then',
    statements: [{ version_added: '30' }, { version_added: '4', version_removed: '9' }],
    code: '30; gone 9; 4',
    min: 30,
  },
  {
    what: 'a prefix and its being partial',
    statements: [{ version_added: '10', prefix: '-ms-', partial_implementation: true }],
    code: 'partial prefix 10 -ms-',
    caveat: 'prefix',
    usable: 10,
  },
  {
    what: 'the prefix with all of it rather than another with some of it',
    statements: [
      { version_added: '10', prefix: '-ms-', partial_implementation: true },
      { version_added: '12', prefix: '-webkit-' },
    ],
    code: 'prefix 12 -webkit-; partial prefix 10 -ms-',
    caveat: 'prefix',
    usable: 10,
  },
  {
    what: 'partial support rather than a prefix that lasts',
    statements: [
      { version_added: '10', prefix: '-ms-' },
      { version_added: '15', partial_implementation: true },
    ],
    code: 'partial 15; prefix 10 -ms-',
    caveat: 'partial',
    usable: 10,
  },
  {
    what: 'the prefix of today where a preview has more',
    statements: [{ version_added: 'preview' }, { version_added: '9', prefix: '-webkit-' }],
    code: 'preview; prefix 9 -webkit-',
    caveat: 'prefix',
    usable: 9,
  },
  { what: 'no support', statements: [{ version_added: false }] },
  { what: 'silence', statements: [] },
]

test.each(cases)('the code for $what', ({ statements, ...wanted }) => {
  const entry = compatEntry('css.x', { chrome: statements })
  const { support, min, usable } = compatSupport(entry, { tracks: tracksOf([entry]) })
  expect({
    code: support.chrome,
    caveat: caveatOf(support.chrome, ''),
    min: min.chrome,
    usable: usable.chrome,
  }).toEqual({
    code: wanted.code,
    caveat: wanted.caveat,
    min: wanted.min ?? NEVER,
    usable: wanted.usable ?? wanted.min ?? NEVER,
  })
})
