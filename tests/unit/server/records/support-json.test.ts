import { expect, test } from 'vitest'

import { supportJson, type SupportJson } from '#server/records/support-json.ts'

const states: readonly (readonly [code: string | undefined, expected: SupportJson])[] = [
  [undefined, { state: 'no' }],
  ['no', { state: 'no' }],
  ['?', { state: 'unknown' }],
  ['by engine', { state: 'no', byEngine: true }],
  ['18; partial 9; by engine', { state: 'yes', since: '18', byEngine: true }],
  ['≤79', { state: 'yes', since: '≤79' }],
  ['18; prefix 9 -webkit-', { state: 'yes', since: '18' }],
  ['prefix 9 -webkit-', { state: 'prefix', since: '9', name: '-webkit-' }],
  ['alt 9 oldName', { state: 'other name', since: '9', name: 'oldName' }],
  ['nearly 9', { state: 'nearly', since: '9' }],
  ['partial prefix 9 -x-', { state: 'prefix', since: '9', name: '-x-', inPart: true }],
  ['flag 9', { state: 'flag', since: '9' }],
  [
    '20.3.0; gone 19.0.0; 18.17.0',
    { state: 'yes', since: '20.3.0', earlier: [{ from: '18.17.0', until: '19.0.0' }] },
  ],
  ['partial 9; 1', { state: 'partial', since: '9', earlier: [{ from: '1', until: '9' }] }],
  ['gone 65; 1', { state: 'removed', since: '65' }],
  ['preview', { state: 'no', next: { version: 'preview' } }],
  ['next 154 2026-12-22', { state: 'no', next: { version: '154', date: '2026-12-22' } }],
  ['next 154', { state: 'no', next: { version: '154' } }],
  [
    'next 60 2026-12-22; partial 50',
    { state: 'partial', since: '50', next: { version: '60', date: '2026-12-22' } },
  ],
]

test.each(states)('the code %s before the day of an announced version is %j', (code, expected) => {
  expect(supportJson(code, '2026-12-21')).toEqual(expected)
})

test('an announced version has its support from its day on', () => {
  expect(supportJson('next 154 2026-12-22', '2026-12-22')).toEqual({ state: 'yes', since: '154' })
})
