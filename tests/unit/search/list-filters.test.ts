import { expect, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import { facetLabel } from '#search/lists/list-definition.ts'

/** "searchable(spec)" → spec. */
const attributeIn = (setting: string) => setting.replace(/^\w+\((.+)\)$/, '$1')

test.each(lists)(
  'every filter of $noun is counted by its index, but for percentages, whose values nobody sees',
  ({ id, facets, ranges, tree }) => {
    const { attributesForFaceting = [] } = catalogue[id].settings
    const counted = attributesForFaceting
      .filter((setting) => !setting.startsWith('filterOnly('))
      .map(attributeIn)
    const isPercent = (attribute: string) =>
      Object.values(ranges).some((one) => one.attribute === attribute && one.kind === 'percent')
    const wanted = [...Object.values(facets), ...Object.values(ranges)]
      .map(({ attribute }) => attribute)
      .filter((attribute) => !isPercent(attribute))
    expect(counted.filter(isPercent)).toEqual([])
    expect(counted).toEqual(expect.arrayContaining([...wanted, ...(tree?.attributes ?? [])]))
  },
)

test.each(lists)('the panel of $noun holds every filter once', (list) => {
  const { facets, ranges, tree, panel } = list
  const keys = [...Object.keys(facets), ...Object.keys(ranges), ...(tree ? [tree.key] : [])]
  expect(panel.toSorted()).toEqual(keys.toSorted())
})

test.each(lists)('a filter of $noun that can be searched in itself is declared so', (list) => {
  const { attributesForFaceting } = catalogue[list.id].settings
  const searched = Object.values(list.facets).filter(
    ({ searchPlaceholder }) => searchPlaceholder !== undefined,
  )
  expect(attributesForFaceting).toEqual(
    expect.arrayContaining(searched.map(({ attribute }) => `searchable(${attribute})`)),
  )
})

test.each(lists)('every order of $noun is an index', ({ id, sorts }) => {
  const names: readonly string[] = [id, ...catalogue[id].replicas.map(({ name }) => name)]
  expect(
    Object.values(sorts)
      .map(({ index }) => index)
      .toSorted(),
  ).toEqual(names.toSorted())
})

test('a month is named in words', () => {
  const { month } = featuresList.facets
  expect(facetLabel(month, '2026-09')).toBe('Sep 2026')
  expect(facetLabel(month, 'soon')).toBe('soon')
})
