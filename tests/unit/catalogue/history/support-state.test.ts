import { expect, test } from 'vitest'

import { changeBetween, type ChangeKind, changeKinds } from '#catalogue/history/support-state.ts'
import { type SupportState, supportStates } from '#lib/support-code.ts'

const changes: readonly (readonly [SupportState, SupportState, ChangeKind])[] = [
  ['none', 'full', 'added'],
  ['none', 'partial', 'added'],
  ['none', 'prefix', 'added'],
  ['none', 'flag', 'flagged'],
  ['flag', 'full', 'unflagged'],
  ['flag', 'partial', 'unflagged'],
  ['flag', 'alias', 'unflagged'],
  ['flag', 'none', 'flag-removed'],
  ['prefix', 'full', 'unprefixed'],
  ['alias', 'full', 'unprefixed'],
  ['prefix', 'partial', 'unprefixed'],
  ['partial', 'full', 'completed'],
  ['full', 'none', 'removed'],
  ['full', 'flag', 'removed'],
  ['partial', 'none', 'removed'],
  ['prefix', 'none', 'removed'],
  ['full', 'partial', 'reduced'],
  ['partial', 'prefix', 'reduced'],
]

test.each(changes)('support that goes from %s to %s is %s', (before, after, kind) => {
  expect(changeBetween(before, after)).toBe(kind)
})

test('each kind of change has a case above', () => {
  expect(new Set(changes.map(([, , kind]) => kind))).toEqual(new Set(changeKinds))
})

test('support that stays as it is has no change, nor has a prefix that becomes another name', () => {
  for (const state of supportStates) expect(changeBetween(state, state)).toBeUndefined()
  expect(changeBetween('alias', 'prefix')).toBeUndefined()
  expect(changeBetween('prefix', 'alias')).toBeUndefined()
})

test('every other pair of states has a change, and its reverse has one too', () => {
  for (const before of supportStates) {
    for (const after of supportStates) {
      const isChanged = changeBetween(before, after) !== undefined
      expect(changeBetween(after, before) !== undefined).toBe(isChanged)
    }
  }
})
