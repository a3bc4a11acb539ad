import { expect, test } from 'vitest'

import { featureTerms } from '#ingest/features/terms.ts'
import { named, type Named } from '#ingest/names/named.ts'

const names = new Map<string, Named>([
  ['css.properties.grid', named('grid', 'CSS property')],
  ['css.properties.grid.auto-flow', named('grid: auto-flow', 'Property value')],
  ['css.properties.grid.is_animatable', named('grid: is animatable', 'Sub-feature')],
  ['css.properties.display.grid', named('display: grid', 'Property value')],
])

test('the topmost parts define the feature, the rest are terms, sub-features are neither', () => {
  expect(featureTerms([...names.keys()], { names })).toEqual({
    primary: ['grid', 'display: grid'],
    terms: ['grid: auto-flow'],
  })
})

test('a feature of sub-features alone keeps some of their names', () => {
  const many = new Map(
    Array.from({ length: 20 }, (_, index): [string, Named] => [
      `css.properties.x.part_${String(index)}`,
      named(`x: part ${String(index)}`, 'Sub-feature'),
    ]),
  )
  const { primary, terms } = featureTerms([...many.keys()], { names: many })
  expect(primary).toEqual([])
  expect(terms).toHaveLength(8)
})

test('lists are capped, and a name is in one of them only', () => {
  const many = new Map(
    Array.from({ length: 300 }, (_, index): [string, Named] => [
      `api.Interface${String(index)}`,
      named(`I${String(index)}`, 'Interface'),
    ]),
  )
  const { primary, terms } = featureTerms([...many.keys()], { names: many })
  expect(primary).toHaveLength(14)
  expect(terms).toHaveLength(120)
  expect(terms.filter((term) => primary.includes(term))).toEqual([])
})

test('keys that the compat data no longer has are ignored', () => {
  expect(featureTerms(['css.properties.gone'], { names })).toEqual({ primary: [], terms: [] })
})
