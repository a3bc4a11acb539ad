import * as v from 'valibot'

import type { PerBrowser } from '#catalogue/browsers.ts'
import { platformCodes } from '#catalogue/platforms.ts'
import {
  asksForPlatform,
  type Judged,
  type Verdict,
  verdictOf,
} from '#catalogue/verdict/verdict.ts'

export type VerdictProps = {
  /** As in a record. */
  readonly support: PerBrowser<string>
  /** As in a record; absent if not requested. */
  readonly platforms?: unknown
}

/**
 * The verdict on a record. Undefined if the targets include a platform but the record came without
 * its platforms: it was requested before they were chosen, and the next answer has them.
 *
 * @param today `YYYY-MM-DD`
 */
export function verdictIn(
  { support, platforms }: VerdictProps,
  judged: Judged,
  today: string,
): Verdict | undefined {
  // Lists do not usually request platforms, so the checks of answers do not cover them.
  const codes = v.is(platformCodes, platforms) ? platforms : undefined
  if (codes === undefined && asksForPlatform(judged.targets)) return undefined
  return verdictOf({ support, platforms: codes }, judged, today)
}
