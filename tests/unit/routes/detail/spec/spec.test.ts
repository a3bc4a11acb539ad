import { expect, test } from 'vitest'

import { readOrigin } from '#routes/detail/detail-origin.ts'
import { isQuotable } from '#routes/detail/record-requests.ts'
import {
  specPreview,
  seriesLevelsOf,
  shallowFirst,
  specMarkdown,
} from '#routes/detail/spec/spec-data.ts'
import { type SpecDetail, specNeighbours, specQueries } from '#routes/detail/spec/spec-queries.ts'

const grid: SpecDetail = {
  objectID: 'css-grid-2',
  title: 'CSS Grid *Layout* Level 2',
  shortTitle: 'CSS Grid 2',
  series: 'css-grid',
  level: '2',
  current: true,
  url: 'https://drafts.csswg.org/css-grid-2/',
  org: 'W3C',
  groups: [],
  status: "Editor's Draft",
  standing: 'good',
  type: 'full',
  obsoletedBy: [],
  tests: 1,
  browser: true,
  features: ['subgrid'],
  topFeatureNames: ['Subgrid'],
  featureCount: 1,
  compatCount: 55,
  related: ['css-grid-1'],
}

const entryAt = (name: string, depth: number) => ({
  objectID: name,
  name,
  depth,
  support: {},
})

const level = (number: string) => ({ ...grid, objectID: `x-${number}`, level: number })

test('a specification and its entries are asked for by its shortname', () => {
  expect(
    specQueries('SVG2').map(({ request: { indexName, filters } }) => [indexName, filters]),
  ).toStrictEqual([
    ['specs', 'objectID:"SVG2"'],
    ['compat', 'specs:"SVG2"'],
  ])
})

test('the series, the relatives and the features of a specification are asked for', () => {
  expect(
    specNeighbours(grid).map(({ request: { facetFilters, filters } }) => facetFilters ?? filters),
  ).toStrictEqual([['series:css-grid'], 'objectID:"css-grid-1"', 'objectID:"subgrid"'])
})

test.each(['', 'a"b', 'a b', 'é'])('the address %j is no shortname of a specification', (id) => {
  expect(isQuotable(id)).toBe(false)
})

test('entries of a specification are sorted by depth, then by name', () => {
  const entries = [entryAt('b', 3), entryAt('a', 4), entryAt('a10', 3), entryAt('a9', 3)]
  expect(shallowFirst(entries).map(({ name }) => name)).toStrictEqual(['a9', 'a10', 'b', 'a'])
})

test('the levels of a series are in the order of their numbers, each once', () => {
  const other = { ...level('3'), objectID: 'y-3', series: 'y' }
  const neighbours = [...['10', '2', '1', '2'].map(level), other]
  expect(seriesLevelsOf(grid, neighbours).map((spec) => spec.level)).toStrictEqual(['1', '2', '10'])
})

test('the Markdown of a specification has its title, its standing and its addresses', () => {
  expect(
    specMarkdown({ ...grid, standing: 'pending' }, { address: 'https://plinth.example/specs/x' }),
  ).toBe(
    "## CSS Grid \\*Layout\\* Level 2\n\nW3C, Editor's Draft\n\n**Pending**\n\n" +
      '<https://drafts.csswg.org/css-grid-2/>\n\n<https://plinth.example/specs/x>',
  )
})

test('the preview of a specification that a link passed on is read, unless it does not fit', () => {
  const { objectID, title } = grid
  expect(
    readOrigin(structuredClone({ from: '/search?q=grid', preview: grid }), specPreview),
  ).toMatchObject({
    from: '/search?q=grid',
    preview: { objectID, title },
  })
  expect(readOrigin({ preview: { ...grid, title: 1 } }, specPreview).preview).toBeUndefined()
})
