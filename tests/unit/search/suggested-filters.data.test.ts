import { expect, test } from 'vitest'

import { listById } from '#search/lists/all.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()

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
