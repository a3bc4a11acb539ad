import type { SupportStatement } from '#contracts/content.ts'
import { parseVersion, versionNumber } from '#lib/version.ts'
import type {
  StateMeanings,
  StateOf,
  VersionState,
} from '#routes/detail/version-grid/version-cells.ts'

import type { Statements } from './support-statements.ts'

/** The support of an entry in a version: the best state among its statements. */
export function statementsStateOf(statements: Statements): StateOf {
  return (browser, version) => {
    const found = new Set((statements[browser] ?? []).map((one) => stateIn(one, version)))
    return order.find((state) => found.has(state)) ?? 'unknown'
  }
}

/** Best first. Below a "≤" version, support is unknown. */
const order: readonly VersionState[] = ['full', 'part', 'unknown', 'none']

function stateIn(statement: SupportStatement, version: number): VersionState {
  const { added, removed, flags, partial, prefix, alternativeName } = statement
  if (added === false || added === 'preview') return 'none'
  if (version < versionNumber(added))
    return parseVersion(added)?.atMost === true ? 'unknown' : 'none'
  if (removed !== undefined && version >= versionNumber(removed)) return 'none'
  if (flags !== undefined) return 'none'
  const isPlain = !partial && prefix === undefined && alternativeName === undefined
  return isPlain ? 'full' : 'part'
}

export const statementMeanings: StateMeanings = {
  full: 'supported',
  part: 'partial, prefixed or renamed',
  none: 'not supported or behind a flag',
  unknown: 'no data',
}
