import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatCaveat } from '#catalogue/compat/record.ts'
import { statementsOf } from '#ingest/sources/compat-data.ts'
import type { CompatStatement } from '#ingest/sources/compat-data.ts'

import type { ReleaseTable } from './release-table.ts'
import { supportCode } from './support-codes.ts'

/** How a browser lacks a thing: with a caveat, until a version that is to come, or altogether. */
export type Shortfall = {
  readonly kind: Exclude<CompatCaveat, 'removed'> | 'coming' | 'removed' | 'none'
  /** Of what is to come, the version that brings it; of what was removed, the first without it. */
  readonly version?: string
}

const none: Shortfall = { kind: 'none' }

/** How a browser without plain support falls short, by the statement that says most. */
export function shortfallOf(
  statement: CompatStatement,
  browser: CoreBrowser,
  { isComing }: Pick<ReleaseTable, 'isComing'>,
): Shortfall {
  const found = supportCode(statementsOf(statement, browser))
  if (found === null) return none
  const { code, caveat, removed } = found
  if (caveat === null) return isComing(browser, code) ? { kind: 'coming', version: code } : none
  if (caveat !== 'removed') return { kind: caveat }
  // What was only behind a flag was never there for visitors, and its end is no news to them.
  return removed === undefined ? none : { kind: 'removed', version: removed }
}
