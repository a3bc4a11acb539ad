import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatCaveat } from '#catalogue/compat/record.ts'
import { statementsOf } from '#ingest/sources/compat-data.ts'
import type { CompatStatement } from '#ingest/sources/compat-data.ts'

import type { ReleaseTable } from './release-table.ts'
import { supportCode } from './support-codes.ts'

/** How a browser lacks a thing: a caveat, a future version, a removal, or no support. */
export type BrowserLack = {
  readonly kind: Exclude<CompatCaveat, 'removed'> | 'coming' | 'removed' | 'none'
  /** The version that adds it, or the first version without it. */
  readonly version?: string
}

const none: BrowserLack = { kind: 'none' }

/** The shortfall of a browser without plain support, by its best statement. */
export function shortfallOf(
  statement: CompatStatement,
  browser: CoreBrowser,
  { isComing }: Pick<ReleaseTable, 'isComing'>,
): BrowserLack {
  const found = supportCode(statementsOf(statement, browser))
  if (found === null) return none
  const { code, caveat, removed } = found
  if (caveat === null) return isComing(browser, code) ? { kind: 'coming', version: code } : none
  if (caveat !== 'removed') return { kind: caveat }
  // Support behind a flag never reached visitors, so its removal is not worth mentioning.
  return removed === undefined ? none : { kind: 'removed', version: removed }
}
