import type { SearchParams } from '#search/transport/search-client.ts'

import { expandDay } from './day-queries.ts'
import { expandCan } from './expand-can.ts'

/**
 * A request with the conditions written out that the address only names: the day first, whose condition stands behind that of the
 * browsers.
 *
 * @throws TargetsUnavailable where what reads the browsers cannot be loaded
 */
export function expand(params: SearchParams): Promise<SearchParams> {
  return expandCan(expandDay(params))
}
