import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatCaveat, CompatRecord } from '#catalogue/compat/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { statementsOf } from '#ingest/sources/compat-data.ts'
import type { CompatStatement, SimpleSupportStatement } from '#ingest/sources/compat-data.ts'
import { compareVersions, versionNumber } from '#lib/version.ts'

import type { ReleaseTable } from './release-table.ts'

export function shortcomingOf(statement: SimpleSupportStatement): CompatCaveat | null {
  if (statement.flags !== undefined) return 'flag'
  if (statement.version_added === 'preview') return 'preview'
  if (statement.alternative_name !== undefined) return 'alternative name'
  if (statement.prefix !== undefined) return 'prefix'
  return statement.partial_implementation === true ? 'partial' : null
}

/** Statements without plain support, least limiting first. */
const preference: readonly (CompatCaveat | null)[] = [
  null,
  'partial',
  'prefix',
  'alternative name',
  'preview',
  'flag',
  'removed',
]

const labels = {
  flag: 'flag ',
  prefix: 'prefix ',
  partial: 'partial ',
  'alternative name': 'alt ',
} as const

/** A browser's support in a record: short code, caveat, and the version to filter by. */
export type SupportCode = {
  /** "105", "≤79", "preview", "flag 96", "prefix 10", "alt 12", "partial 15", "1–64". */
  readonly code: string
  readonly caveat: CompatCaveat | null
  readonly min: number
  /** The first version after a removal; absent for flags and previews. */
  readonly removed?: string
}

/** The earliest plain support, else the best caveat; for removals, the last plain support. */
export function supportCode(statements: readonly SimpleSupportStatement[]): SupportCode | null {
  const found = statements
    .filter((statement) => statement.version_added !== false)
    .map((statement) => ({ statement, caveat: caveatOf(statement) }))
  const [best] = found.length > 1 ? found.toSorted(byPreference) : found
  if (best === undefined) return null
  const { statement, caveat } = best
  const min = caveat === null ? versionNumber(addedIn(statement)) : NEVER
  const removed = caveat === 'removed' ? removedIn(statement) : undefined
  return {
    code: codeOf(statement, caveat),
    caveat,
    min: Number.isNaN(min) ? NEVER : min,
    ...(removed !== undefined && { removed }),
  }
}

function removedIn(statement: SimpleSupportStatement): string | undefined {
  const shortcoming = shortcomingOf(statement)
  if (shortcoming === 'flag' || shortcoming === 'preview') return undefined
  return statement.version_removed
}

type Found = { readonly statement: SimpleSupportStatement; readonly caveat: CompatCaveat | null }

function byPreference(a: Found, b: Found): number {
  return preference.indexOf(a.caveat) - preference.indexOf(b.caveat) || byVersion(a, b)
}

/** The earliest first; for removals, the plainest, then the last. */
function byVersion(a: Found, b: Found): number {
  const order = compareVersions(addedIn(a.statement), addedIn(b.statement))
  if (a.caveat !== 'removed') return order
  const rank = ({ statement }: Found) => preference.indexOf(shortcomingOf(statement))
  return rank(a) - rank(b) || -order
}

function addedIn({ version_added: added }: SimpleSupportStatement): string {
  return added === false ? '' : added
}

function codeOf(statement: SimpleSupportStatement, caveat: CompatCaveat | null): string {
  const added = addedIn(statement)
  if (caveat === null || caveat === 'preview') return added
  if (caveat !== 'removed') return `${labels[caveat]}${added}`
  return `${added}–${statement.version_last ?? statement.version_removed ?? ''}`
}

export type CompatSupport = Pick<CompatRecord, 'support' | 'min' | 'caveats' | 'caveatsIn'>

export function compatSupport(
  statement: CompatStatement,
  { isComing, date }: Pick<ReleaseTable, 'isComing' | 'date'>,
): CompatSupport {
  const codes = new Map(
    ([...coreBrowsers, 'ie'] as const).map((browser) => [
      browser,
      supportCode(statementsOf(statement, browser)),
    ]),
  )
  const caveats = coreBrowsers.flatMap((browser) => {
    const caveat = codes.get(browser)?.caveat ?? null
    return caveat === null ? [] : [{ browser, caveat }]
  })
  return {
    support: Object.fromEntries(
      [...codes].flatMap(([browser, found]) => {
        if (found === null) return []
        const { code } = found
        if (!isComing(browser, code)) return [[browser, code]]
        return [[browser, `next ${code} ${date(browser, code) ?? ''}`.trim()]]
      }),
    ),
    min: perCoreBrowser((browser) => codes.get(browser)?.min ?? NEVER),
    caveats: [...new Set(caveats.map(({ caveat }) => caveat))],
    caveatsIn: caveats.map(({ browser, caveat }) => `${browser} ${caveat}` as const),
  }
}

/** How a statement falls short of plain support, most limiting first; null if it does not. */
function caveatOf(statement: SimpleSupportStatement): CompatCaveat | null {
  return statement.version_removed === undefined ? shortcomingOf(statement) : 'removed'
}
