import { beforeAll, test } from 'vitest'

import { checkCase } from './case.ts'
import { embeddedCases } from './cases/embedded.ts'
import { embeddedFilterCases } from './cases/filters.ts'
import { createTarget } from './embedded.ts'
import { seed } from './seed.ts'
import { wireTests } from './wire.ts'

const target = createTarget()

wireTests(async () => target)

const own = createTarget()

beforeAll(() => seed(own))

test.each([...embeddedCases, ...embeddedFilterCases])('embedded: $name', (one) =>
  checkCase(own, one),
)
