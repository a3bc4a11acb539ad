/** What the support statements of the compatibility data say of a release, from the package's file alone. */
import type { ChangeKind } from '#catalogue/history/support-state.ts'

import { type Statement, statementsOf } from './compat-package.ts'
import { beforeOrSame } from './versions.ts'

const isIn = (version: string, { version_added: added, version_removed: removed }: Statement) =>
  isFrom(version, added) && !isFrom(version, removed)

const isFrom = (version: string, since: string | false | undefined) =>
  typeof since === 'string' && since !== 'preview' && beforeOrSame(since.replace('≤', ''), version)

/** What a release has by some statements, one question at a time. */
function supportBy(statements: readonly Statement[]) {
  const usable = statements.filter(({ flags }) => flags === undefined)
  const unprefixed = usable.filter(
    ({ prefix, alternative_name: other }) => prefix === undefined && other === undefined,
  )
  return {
    flagged: statements.length > 0,
    usable: usable.length > 0,
    unprefixed: unprefixed.length > 0,
    full: unprefixed.some(({ partial_implementation: partial }) => partial !== true),
  }
}

const isBound = ({ version_added: added }: Statement) => String(added).startsWith('≤')

/** What a release has of an entry, limited by the entries above unless they are partial or may be older than known. */
export function supportIn(key: string, browser: string, version: string) {
  const segments = key.split('.')
  const own = supportBy(statementsOf(key, browser).filter((statement) => isIn(version, statement)))
  for (const depth of segments.keys()) {
    const above = depth === 0 ? [] : statementsOf(segments.slice(0, depth).join('.'), browser)
    if (above.length === 0) continue
    const limit = supportBy(
      above.filter(
        (statement) =>
          (isBound(statement) || isFrom(version, statement.version_added)) &&
          !isFrom(version, statement.version_removed),
      ),
    )
    if (limit.unprefixed) continue
    own.full = false
    own.unprefixed = false
    own.usable = own.usable && limit.usable
    own.flagged = own.flagged && limit.flagged
  }
  return own
}

export type Support = ReturnType<typeof supportIn>

/** Each kind of change as a question of its own. */
export const questions: Readonly<Record<ChangeKind, (before: Support, after: Support) => boolean>> =
  {
    added: (before, after) => !before.flagged && after.usable,
    removed: (before, after) => before.usable && !after.usable,
    unflagged: (before, after) => before.flagged && !before.usable && after.usable,
    unprefixed: (before, after) => before.usable && !before.unprefixed && after.unprefixed,
    completed: (before, after) => before.unprefixed && !before.full && after.full,
    flagged: (before, after) => !before.flagged && after.flagged && !after.usable,
    reduced: (before, after) =>
      after.usable && ((before.full && !after.full) || (before.unprefixed && !after.unprefixed)),
    'flag-removed': (before, after) => before.flagged && !before.usable && !after.flagged,
  }
