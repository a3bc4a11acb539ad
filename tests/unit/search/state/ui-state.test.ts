import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import { fromUiState, toUiState } from '#search/state/ui-state.ts'
import { defaultState } from '#search/state/url-state.ts'

import { anyStateOf } from '../list-state-arbitrary.ts'

test.each(lists)(
  'the library’s terms and ours say the same of $noun, for any state and prefix',
  (list) => {
    fc.assert(
      fc.property(anyStateOf(list), fc.constantFrom('', 'staging_'), (state, prefix) => {
        expect(fromUiState({ list, prefix }, toUiState({ list, prefix }, state))).toEqual(state)
      }),
    )
  },
)

test.each(lists)('nothing asked for of $noun is nothing in the library’s terms', (list) => {
  expect(toUiState({ list, prefix: '' }, defaultState)).toEqual({})
  expect(fromUiState({ list, prefix: '' }, {})).toEqual(defaultState)
})

test('a sorted copy of another application’s prefix is no order of ours', () => {
  const ui = { sortBy: 'other_features_newest' }
  expect(fromUiState({ list: featuresList, prefix: 'ours_' }, ui).sort).toBe('relevance')
})
