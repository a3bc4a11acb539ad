import { afterAll, beforeAll, test } from 'vitest'

import { checkCase } from './case.ts'
import { errorCases } from './cases/errors.ts'
import { facetCases } from './cases/facets.ts'
import { filterCases } from './cases/filters.ts'
import { paginationCases, searchCases } from './cases/searches.ts'
import { vectorCases } from './cases/vectors.ts'
import { indexTests } from './index-writes.ts'
import { recordTests } from './record-writes.ts'
import { seed, unseed } from './seed.ts'
import type { Target } from './target.ts'

/** The wire contract, the same for every provider. */
export function wireTests(open: () => Promise<Target>): void {
  let target: Target

  beforeAll(async () => {
    target = await open()
    await seed(target)
  }, 300_000)

  afterAll(async () => {
    if (target?.isHosted) await unseed(target)
  }, 300_000)

  const groups = [
    ['search', searchCases],
    ['pages', paginationCases],
    ['facets', facetCases],
    ['filters', filterCases],
    ['vector', vectorCases],
    ['refused', errorCases],
  ] as const
  const cases = groups.flatMap(([group, all]) => all.map((one) => [group, one.name, one] as const))

  test.each(cases)('%s: %s', (_group, _name, one) => checkCase(target, one))

  recordTests(() => target)
  indexTests(() => target)
}
