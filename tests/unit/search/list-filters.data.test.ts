import { expect, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { listById, lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import { facetLabel } from '#search/lists/list-definition.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()

/** "searchable(spec)" → spec. */
const attributeIn = (setting: string) => setting.replace(/^\w+\((.+)\)$/, '$1')

test.each(lists)(
  'every filter of $noun is counted by its index',
  ({ id, facets, ranges, tree }) => {
    const { attributesForFaceting = [] } = catalogue[id].settings
    const counted = attributesForFaceting
      .filter((setting) => !setting.startsWith('filterOnly('))
      .map(attributeIn)
    const wanted = [...Object.values(facets), ...Object.values(ranges)].map(
      ({ attribute }) => attribute,
    )
    expect(counted).toEqual(expect.arrayContaining([...wanted, ...(tree?.attributes ?? [])]))
  },
)

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

test('whatever a suggestion filters by has a place in the address of its list', () => {
  const lost = records.suggestions.flatMap(({ query, target: { index, filters = {} } }) => {
    const { facets, ranges, tree } = listById(index)
    return Object.entries(filters).flatMap(([attribute, values]) => {
      if (tree?.attributes.includes(attribute) === true) return []
      if (Object.values(ranges).some((range) => range.attribute === attribute)) return []
      const facet = Object.values(facets).find((one) => one.attribute === attribute)
      const known = facet?.values?.map(({ value }) => value) ?? values
      return facet !== undefined && values.every((value) => known.includes(value)) ? [] : [query]
    })
  })
  expect(lost).toEqual([])
})

test('a month is named in words', () => {
  const { month } = featuresList.facets
  expect(facetLabel(month, '2026-09')).toBe('Sep 2026')
  expect(facetLabel(month, 'soon')).toBe('soon')
})
