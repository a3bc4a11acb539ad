import * as fc from 'fast-check'

import type { FeatureFacet, FeatureFacetKey } from '#search/feature-facets.ts'
import { featureFacets, pageSizes } from '#search/feature-facets.ts'
import type { FeaturesState } from '#search/url-state.ts'
import { makeRange } from '#search/url-values.ts'

/** Text as the page keeps it: well-formed, without invisible control characters, short. */
const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((value) => value.isWellFormed() && !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(value))

const values = (key: FeatureFacetKey) => {
  const { codes }: FeatureFacet = featureFacets[key]
  const value =
    codes === undefined
      ? text.filter((word) => word !== '')
      : fc.constantFrom(...Object.values(codes))
  return fc.uniqueArray(value, { maxLength: 6 })
}

const range = (min: number, max: number, step: number) =>
  fc
    .tuple(
      fc.option(fc.integer({ min: min / step, max: max / step }), { nil: undefined }),
      fc.option(fc.integer({ min: min / step, max: max / step }), { nil: undefined }),
    )
    .map((ends) => ends.map((end) => (end === undefined ? undefined : (end * step * 10) / 10)))
    .filter(([from, to]) => from === undefined || to === undefined || from <= to)
    .map(([from, to]) => makeRange(from, to))

/** Any state of the Features view. */
export const anyFeaturesState: fc.Arbitrary<FeaturesState> = fc.record({
  q: text,
  facets: fc.record({
    baseline: values('baseline'),
    area: values('area'),
    blocker: values('blocker'),
    only: values('only'),
    missing: values('missing'),
    engines: values('engines'),
    spec: values('spec'),
    org: values('org'),
    snapshot: values('snapshot'),
  }),
  group: fc.uniqueArray(
    text.filter((level) => level !== '' && !level.includes('>')),
    { maxLength: 3 },
  ),
  year: range(1990, 2100, 1),
  usage: range(0, 100, 0.5),
  sort: fc.constantFrom('relevance', 'newest', 'usage', 'az'),
  size: fc.constantFrom(...pageSizes),
  page: fc.integer({ min: 1, max: 1000 }),
})
