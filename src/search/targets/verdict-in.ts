import type { PerBrowser } from '#catalogue/features/record.ts'
import { asksForPlatform, verdictOf } from '#catalogue/verdict/verdict.ts'
import type { Targets, Verdict } from '#catalogue/verdict/verdict.ts'
import { isTableOf, isText } from '#lib/shapes.ts'

export type VerdictProps = {
  /** As in a record. */
  readonly support: PerBrowser<string>
  /** The same; absent where they were not asked for. */
  readonly platforms?: unknown
}

/** Answers are checked for what lists usually ask for, which the platforms are no part of. */
const isCodes = isTableOf(isText)

/**
 * The verdict on a record as it came. Undefined where a platform is asked for and the record came without its platforms: a list
 * that was asked for before they were chosen is on its way again.
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
