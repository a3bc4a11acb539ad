import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Case, observe, wanted } from './case.ts'
import { errorCases } from './cases/errors.ts'
import { facetCases } from './cases/facets.ts'
import { filterCases } from './cases/filters.ts'
import { paginationCases, searchCases } from './cases/searches.ts'
import { vectorCases } from './cases/vectors.ts'
import { indexTests } from './index-writes.ts'
import { recordTests } from './record-writes.ts'
import { seed, unseed } from './seed.ts'
import type { Target } from './target.ts'

type Groups = readonly (readonly [name: string, cases: readonly Case[]])[]

const allGroups: Groups = [
  ['search', searchCases],
  ['pages', paginationCases],
  ['facets', facetCases],
  ['filters', filterCases],
  ['vector', vectorCases],
  ['refused', errorCases],
]

/** The wire contract, the same for every provider: some groups of cases, and all writes. */
export function wireTests(open: () => Promise<Target>, chosen: Groups = allGroups): void {
  let target: Target

  beforeAll(async () => {
    target = await open()
    await seed(target)
  })

  afterAll(async () => {
    if (target?.isHosted) await unseed(target)
  })

  const cases = chosen.flatMap(([group, all]) => all.map((one) => [group, one.name, one] as const))

  test.each(cases)('%s: %s', async (_group, _name, one) => {
    const { parts, exact } = await observe(target, one)
    expect(parts).toMatchObject(wanted(one).parts)
    expect(exact).toEqual(wanted(one).exact)
  })

  recordTests(() => target)
  indexTests(() => target)
}
