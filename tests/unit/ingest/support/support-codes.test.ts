import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import type { SimpleSupportStatement } from '#ingest/sources/compat-data.ts'
import { supportCode } from '#ingest/support/support-codes.ts'

type Case = {
  readonly what: string
  readonly statements: readonly SimpleSupportStatement[]
  readonly sum: ReturnType<typeof supportCode>
}

const cases: readonly Case[] = [
  {
    what: 'plain support',
    statements: [{ version_added: '105' }],
    sum: { code: '105', caveat: null, min: 105 },
  },
  {
    what: 'an upper bound',
    statements: [{ version_added: '≤79' }],
    sum: { code: '≤79', caveat: null, min: 79 },
  },
  {
    what: 'a version with a minor',
    statements: [{ version_added: '15.4' }],
    sum: { code: '15.4', caveat: null, min: 15.4 },
  },
  {
    what: 'a preview',
    statements: [{ version_added: 'preview' }],
    sum: { code: 'preview', caveat: 'preview', min: NEVER },
  },
  {
    what: 'a prefix',
    statements: [{ version_added: '10', prefix: '-ms-' }],
    sum: { code: 'prefix 10', caveat: 'prefix', min: NEVER },
  },
  {
    what: 'another name',
    statements: [{ version_added: '12', alternative_name: 'webkitX' }],
    sum: { code: 'alt 12', caveat: 'alternative name', min: NEVER },
  },
  {
    what: 'partial support',
    statements: [{ version_added: '15', partial_implementation: true }],
    sum: { code: 'partial 15', caveat: 'partial', min: NEVER },
  },
  {
    what: 'a flag',
    statements: [{ version_added: '96', flags: [{ type: 'preference', name: 'x' }] }],
    sum: { code: 'flag 96', caveat: 'flag', min: NEVER },
  },
  {
    what: 'a removal, by the last version that had it',
    statements: [{ version_added: '1', version_last: '64', version_removed: '65' }],
    sum: { code: '1–64', caveat: 'removed', min: NEVER, removed: '65' },
  },
  {
    what: 'removals, by the one that was plain rather than an earlier one with a prefix',
    statements: [
      { version_added: '16', version_last: '128', version_removed: '129' },
      { version_added: '11', version_last: '15', version_removed: '16', prefix: 'moz' },
    ],
    sum: { code: '16–128', caveat: 'removed', min: NEVER, removed: '129' },
  },
  {
    what: 'removals of plain support, by the last',
    statements: [
      { version_added: '20', version_last: '30', version_removed: '31' },
      { version_added: '4', version_last: '9', version_removed: '10' },
    ],
    sum: { code: '20–30', caveat: 'removed', min: NEVER, removed: '31' },
  },
  {
    what: 'a removal, by the version without it where no other is known',
    statements: [{ version_added: '1', version_removed: '65' }],
    sum: { code: '1–65', caveat: 'removed', min: NEVER, removed: '65' },
  },
  {
    what: 'the earliest plain support of several',
    statements: [
      { version_added: '80' },
      { version_added: '57' },
      { version_added: '20', prefix: '-webkit-' },
    ],
    sum: { code: '57', caveat: null, min: 57 },
  },
  {
    what: 'partial support rather than what was removed',
    statements: [
      { version_added: '1', version_removed: '9' },
      { version_added: '30', partial_implementation: true },
    ],
    sum: { code: 'partial 30', caveat: 'partial', min: NEVER },
  },
  {
    what: 'a prefix rather than its being partial',
    statements: [{ version_added: '10', prefix: '-ms-', partial_implementation: true }],
    sum: { code: 'prefix 10', caveat: 'prefix', min: NEVER },
  },
  {
    what: 'partial support rather than a prefix',
    statements: [
      { version_added: '10', prefix: '-ms-' },
      { version_added: '15', partial_implementation: true },
    ],
    sum: { code: 'partial 15', caveat: 'partial', min: NEVER },
  },
  {
    what: 'a prefix rather than another name',
    statements: [
      { version_added: '10', alternative_name: 'webkitX' },
      { version_added: '15', prefix: '-webkit-' },
    ],
    sum: { code: 'prefix 15', caveat: 'prefix', min: NEVER },
  },
  { what: 'no support', statements: [{ version_added: false }], sum: null },
  { what: 'silence', statements: [], sum: null },
]

test.each(cases)('the code for $what', ({ statements, sum }) => {
  expect(supportCode(statements)).toEqual(sum)
})
