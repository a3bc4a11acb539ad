import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { specMarkdown } from '#routes/spec-copies.ts'
import type { SpecDetail } from '#routes/spec-data.ts'
import {
  byLevel,
  isSpecId,
  shallowFirst,
  specNeighbourRequests,
  specRequests,
  workingShares,
} from '#routes/spec-data.ts'
import { readSpecOrigin } from '#routes/spec-origin.ts'
import { shareCell } from '#routes/spec-works.tsx'

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
  missing: [],
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

test('the shares count every entry that is not missing', () => {
  const entry = fc.record({ missing: fc.subarray([...coreBrowsers]) })
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      for (const { browser, works } of workingShares(entries)) {
        let expected = entries.length
        for (const { missing } of entries) if (missing.includes(browser)) expected -= 1
        expect(works).toBe(expected)
      }
    }),
  )
})

test.each([
  [0, 10, '–', 'missing'],
  [10, 10, '100%', 'plain'],
  [999, 1000, '99%', 'partial'],
  [1, 1000, '1%', 'partial'],
  [1, 3, '33%', 'partial'],
])('%d of %d is shown as %s', (works, total, ...[text, kind]) => {
  const title = `Edge: ${works} of ${total} entries work`
  expect(shareCell('Edge', works, total)).toStrictEqual({ kind, text, title })
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
  expect(readSpecOrigin(structuredClone({ from: '?q=grid', preview: grid }))).toMatchObject({
    from: '?q=grid',
    preview: { objectID, title },
  })
  expect(readSpecOrigin({ preview: { ...grid, title: 1 } }).preview).toBeUndefined()
})
