import { NEVER_ON_PLATFORM, isRuntime, platforms } from '#catalogue/platforms.ts'
import type { Platform, PlatformFields } from '#catalogue/platforms.ts'
import { statementsOf } from '#ingest/sources/compat-data.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import { LACKS, UNKNOWN } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'

import type { ReleaseTable } from './release-table.ts'
import { supportCode } from './support-codes.ts'

/** Code, first version with plain support, and whether that is released. */
export type PlatformCode = {
  readonly code: string
  readonly min: number
  readonly runs: boolean
}

type PlatformSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly releases: Pick<ReleaseTable, 'isComing' | 'isOut' | 'date'>
}

/** An entry's support on a platform; undefined if it cannot exist there, or a WebView lacks it. */
export function platformCode(
  entry: CompatEntry,
  platform: Platform,
  { entries, releases: { isComing, isOut, date } }: PlatformSources,
): PlatformCode | undefined {
  const statements = statementsOf(entry.statement, platform)
  if (statements.length === 0 && isRuntime(platform)) {
    return isInside(entry, platform, entries) ? without(UNKNOWN) : undefined
  }
  const found = supportCode(statements)
  if (found === null) return isRuntime(platform) ? without(LACKS) : undefined
  const { code, caveat } = found
  const min = caveat === null ? versionInteger(code) : NEVER_ON_PLATFORM
  return {
    code: isComing(platform, code) ? `next ${code} ${date(platform, code) ?? ''}`.trim() : code,
    min: Number.isNaN(min) ? NEVER_ON_PLATFORM : min,
    runs: caveat === null && isOut(platform, code),
  }
}

export function without(code: string): PlatformCode {
  return { code, min: NEVER_ON_PLATFORM, runs: false }
}

/** Whether a platform supports an ancestor of the entry: an interface, a function. */
function isInside(
  { segments }: CompatEntry,
  platform: Platform,
  entries: PlatformSources['entries'],
): boolean {
  return segments.some((_, place) => {
    const above = entries.get(segments.slice(0, place).join('.'))
    const statements = above === undefined ? [] : statementsOf(above.statement, platform)
    return statements.some((statement) => statement.version_added !== false)
  })
}

export function platformFields(
  codeOf: (platform: Platform) => PlatformCode | undefined,
): PlatformFields {
  const codes = platforms.map((platform) => [platform, codeOf(platform)] as const)
  return {
    platforms: Object.fromEntries(
      codes.flatMap(([platform, found]) => (found === undefined ? [] : [[platform, found.code]])),
    ),
    platformMin: {
      nodejs: NEVER_ON_PLATFORM,
      deno: NEVER_ON_PLATFORM,
      bun: NEVER_ON_PLATFORM,
      webview_android: NEVER_ON_PLATFORM,
      webview_ios: NEVER_ON_PLATFORM,
      ...Object.fromEntries(
        codes.flatMap(([platform, found]) => (found === undefined ? [] : [[platform, found.min]])),
      ),
    },
    runs: codes.flatMap(([platform, found]) => (found?.runs === true ? [platform] : [])),
  }
}
