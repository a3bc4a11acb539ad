import { expect, test } from 'vitest'

import type { SpecDetail } from '#routes/detail/spec/spec-data.ts'
import {
  byLevel,
  isSpecId,
  shallowFirst,
  specNeighbourRequests,
  specRequests,
} from '#routes/detail/spec/spec-data.ts'
import { specMarkdown } from '#routes/detail/spec/spec-markdown.ts'
import { readSpecOrigin } from '#routes/detail/spec/spec-origin.ts'

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
  features: ['subgrid'],
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

test('a specification and its entries are asked for in one request', () => {
  expect(specRequests('SVG2').map(({ indexName, filters }) => [indexName, filters])).toStrictEqual([
    ['specs', 'objectID:"SVG2"'],
    ['compat', 'specs:"SVG2"'],
  ])
})

test('what it points at is asked for in one more', () => {
  expect(
    specNeighbourRequests(grid).map(({ facetFilters, filters }) => facetFilters ?? filters),
  ).toStrictEqual([['series:css-grid'], 'objectID:"css-grid-1"', 'objectID:"subgrid"'])
})

test.each(['', 'a"b', 'a b', 'é'])('%j never reaches a filter', (id) => {
  expect(isSpecId(id)).toBe(false)
})

test('shallow entries come first, by name', () => {
  const entries = [entryAt('b', 3), entryAt('a', 4), entryAt('a10', 3), entryAt('a9', 3)]
  expect(shallowFirst(entries).map(({ name }) => name)).toStrictEqual(['a9', 'a10', 'b', 'a'])
})

test('levels are in the order of their numbers', () => {
  expect(byLevel(['10', '2', '1'].map(level)).map((spec) => spec.level)).toStrictEqual([
    '1',
    '2',
    '10',
  ])
})

test('as Markdown it has its title, its standing and its addresses', () => {
  expect(specMarkdown({ ...grid, standing: 'pending' }, 'https://plinth.example/specs/x')).toBe(
    "## CSS Grid \\*Layout\\* Level 2\n\nW3C, Editor's Draft\n\n**Pending**\n\n" +
      '<https://drafts.csswg.org/css-grid-2/>\n\n<https://plinth.example/specs/x>',
  )
})

test('what a list passed on is read back', () => {
  const { objectID, title } = grid
  expect(readSpecOrigin(structuredClone({ from: '/search?q=grid', preview: grid }))).toMatchObject({
    from: '/search?q=grid',
    preview: { objectID, title },
  })
  expect(readSpecOrigin({ preview: { ...grid, title: 1 } }).preview).toBeUndefined()
})
