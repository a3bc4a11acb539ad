import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromUiState, toUiState } from '#search/ui-state.ts'
import { defaultFeaturesState } from '#search/url-state.ts'

import { anyFeaturesState } from './features-state-arbitrary.ts'

test('the library’s terms and ours say the same, for any state and prefix', () => {
  fc.assert(
    fc.property(anyFeaturesState, fc.constantFrom('', 'staging_'), (state, prefix) => {
      expect(fromUiState(toUiState(state, prefix), prefix)).toEqual(state)
    }),
  )
})

test('nothing asked for is nothing in the library’s terms', () => {
  expect(toUiState(defaultFeaturesState, '')).toEqual({})
  expect(fromUiState({}, '')).toEqual(defaultFeaturesState)
})

test('a sorted copy of another application’s prefix is no order of ours', () => {
  expect(fromUiState({ sortBy: 'other_features_newest' }, 'ours_').sort).toBe('relevance')
})
