import { beforeAll, expect, test } from 'vitest'

import { observe, wanted } from './case.ts'
import { embeddedCases } from './cases/embedded.ts'
import { embeddedFilterCases } from './cases/filters.ts'
import { createTarget } from './embedded.ts'
import { seed } from './seed.ts'
import { wireTests } from './wire.ts'

const target = createTarget()

wireTests(async () => target)

const own = createTarget()

beforeAll(() => seed(own))

test.each([...embeddedCases, ...embeddedFilterCases])('embedded: $name', async (one) => {
  const { parts, exact } = await observe(own, one)
  expect(parts).toMatchObject(wanted(one).parts)
  expect(exact).toEqual(wanted(one).exact)
})
