import type { PerBrowser } from '#catalogue/features/record.ts'
import {
  asksForPlatform,
  type Targets,
  type Verdict,
  verdictOf,
} from '#catalogue/verdict/verdict.ts'
import { isTableOf, isText } from '#lib/shapes.ts'

export type VerdictProps = {
  /** As in a record. */
  readonly support: PerBrowser<string>
  /** As in a record; absent if not requested. */
  readonly platforms?: unknown
}

/** Lists do not usually request platforms, so the checks of answers do not cover them. */
const isCodes = isTableOf(isText)

/**
 * The verdict on a record. Undefined if the targets include a platform but the record came without
 * its platforms: it was requested before they were chosen, and the next answer has them.
 *
 * @param today `YYYY-MM-DD`
 */
export function verdictIn(
  { support, platforms }: VerdictProps,
  targets: Targets,
  today: string,
): Verdict | undefined {
  const codes = isCodes(platforms) ? platforms : undefined
  if (codes === undefined && asksForPlatform(targets)) return undefined
  return verdictOf({ support, platforms: codes }, targets, today)
}
