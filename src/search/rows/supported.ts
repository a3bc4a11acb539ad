import type { IndexRecord } from '#catalogue/define-index.ts'
import { isShape, isTableOf, isText } from '#lib/shapes.ts'
import type { VerdictProps } from '#search/targets/verdict-in.ts'

const hasSupport = isShape({ support: isTableOf(isText) })

/** What the verdict on a hit is made from; undefined if it was not requested. */
export function supportOf(hit: IndexRecord): VerdictProps | undefined {
  if (!hasSupport(hit)) return undefined
  return { support: hit.support, platforms: Reflect.get(hit, 'platforms') }
}
