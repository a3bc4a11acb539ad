import { NEVER_ON_PLATFORM, isRuntime, platforms } from '#catalogue/platforms.ts'
import type { Platform, PlatformFields } from '#catalogue/platforms.ts'
import { statementsOf } from '#ingest/sources/compat-data.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import { LACKS, UNKNOWN } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'

import type { ReleaseTable } from './release-table.ts'
import { supportCode } from './support-codes.ts'

/** What is known of a platform: its code, the version of plain support, and whether that is out. */
export type PlatformCode = {
  readonly code: string
  readonly min: number
  readonly runs: boolean
}

type PlatformSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly releases: Pick<ReleaseTable, 'isComing' | 'isOut' | 'date'>
}

/** The support of an entry on a platform; undefined for what cannot exist there, and for a WebView without it. */
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

/** A platform without plain support. */
export function without(code: string): PlatformCode {
  return { code, min: NEVER_ON_PLATFORM, runs: false }
}

/** Whether a platform has anything that an entry is a part of: an interface, a function. */
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

/** The fields of a record that say what it runs in beside the core browsers. */
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
