import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import { fromUiState, toUiState } from '#search/state/ui-state.ts'
import { defaultState } from '#search/state/url-state.ts'

import { anyStateOf } from '../list-state-arbitrary.ts'

test.each(lists)('any state of $noun survives the way to the library’s terms and back', (list) => {
  fc.assert(
    fc.property(anyStateOf(list), (state) => {
      expect(fromUiState(list, toUiState(list, state))).toEqual(state)
    }),
  )
})

test.each(lists)('the default state of $noun is empty in the library’s terms', (list) => {
  expect(toUiState(list, defaultState)).toEqual({})
  expect(fromUiState(list, {})).toEqual(defaultState)
})

test('an unknown sorted copy becomes the default order', () => {
  expect(fromUiState(featuresList, { sortBy: 'other_features_newest' }).sort).toBe('relevance')
})
