import { expect, test } from 'vitest'

import { exposureOf, includesEntry } from '#ingest/sources/exposure.ts'
import { readIdl } from '#ingest/sources/idl.ts'

const idl = `
  [Exposed=Window] interface Navigator { attribute any name; [SecureContext] attribute any clip; };
  [SecureContext] partial interface Navigator { attribute any lock; };
  [Exposed=Window, SecureContext] interface Lock { attribute any mode; };
  interface mixin Stored { [SecureContext] attribute any store; attribute any size; };
  Navigator includes Stored;
  [SecureContext] interface mixin Cached { attribute any cache; attribute any oncached; };
  Window includes Cached;
  [Exposed=Window] interface Performance { [CrossOriginIsolated] any measure(); };
  [Exposed=Window, SecureContext] interface PushManager { attribute any name; };
  [SecureContext] dictionary Options { any size; };
`
const { secure, isolated } = exposureOf(readIdl(idl, 'test.idl'))

test('secure contexts limit interfaces, and members of partial ones and of mixins by their owner, unless engines show them on http', () => {
  expect([...secure].toSorted()).toEqual([
    'Lock',
    'Navigator.clip',
    'Navigator.lock',
    'Navigator.store',
    'Window.cache',
    'Window.oncached',
  ])
})

test('isolation limits members', () => {
  expect([...isolated]).toEqual(['Performance.measure'])
})

test.each([
  ['api.Lock', true],
  ['api.Lock.mode.deep', true],
  ['api.Lock.old_event', true],
  ['api.PushManager', false],
  ['api.PushManager.name', false],
  ['api.Navigator.clip', true],
  ['api.Navigator.name', false],
  ['api.Navigator', false],
  ['api.cache', true],
  ['api.Window.cached_event', true],
  ['css.Lock', false],
])('whether secure contexts limit %s is %s', (key, expected) => {
  expect(includesEntry(secure, key.split('.'))).toBe(expected)
})
