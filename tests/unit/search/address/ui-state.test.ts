import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromUiState, toUiState } from '#search/address/ui-state.ts'
import { defaultState } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import { anyStateOf } from '#tests/unit/search/list-state-arbitrary.ts'

test.each(lists)('any state of $noun survives the way to the library’s terms and back', (list) => {
  fc.assert(
    fc.property(anyStateOf(list), (state) => {
      // Without a query this order is the default.
      const isUsual = state.q === '' && state.sort === 'newest'
      const sort = isUsual ? defaultState.sort : state.sort
      expect(fromUiState(list, toUiState(list, state))).toEqual({ ...state, sort })
    }),
  )
})

test('without words features are sorted by the newest, with words by relevance', () => {
  expect(toUiState(featuresList, defaultState)).toEqual({ sortBy: 'features_newest' })
  expect(toUiState(featuresList, { ...defaultState, q: 'grid' })).toEqual({
    query: 'grid',
    typed: 'grid',
  })
})

test.each(lists)('the default state of $noun is the usual order in the library’s terms', (list) => {
  const { sortBy, ...rest } = toUiState(list, defaultState)
  expect(sortBy ?? list.sorts.relevance.index).toMatch(/^\w+?(_newest)?$/)
  expect(rest).toEqual({})
  expect(fromUiState(list, {})).toEqual(defaultState)
})

test('an unknown sorted copy becomes the default order', () => {
  expect(fromUiState(featuresList, { sortBy: 'other_features_newest' }).sort).toBe('relevance')
})
