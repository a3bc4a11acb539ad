import * as v from 'valibot'

import { textPerBrowser } from '#catalogue/browsers.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import type { VerdictProps } from '#search/targets/verdict-in.ts'

const supportedSchema = v.object({ support: textPerBrowser })

/** What the verdict on a hit is made from; undefined if it was not requested. */
export function supportOf(hit: IndexRecord): VerdictProps | undefined {
  if (!v.is(supportedSchema, hit)) return undefined
  return { support: hit.support, platforms: Reflect.get(hit, 'platforms') }
}
