import * as v from 'valibot'

import { type UsageNumbers, usageNumbersSchema } from '#catalogue/targets/usage-numbers.ts'
import { createStored } from '#search/state/stored.ts'

/** The visitor's own usage numbers, which queries call `my stats`; kept on this device. */
export const ownUsage = createStored({
  name: 'usage',
  parse: (stored): UsageNumbers | undefined =>
    v.is(usageNumbersSchema, stored) ? stored : undefined,
})
