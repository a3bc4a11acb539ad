import { NEVER_ON_PLATFORM, isRuntime, platforms } from '#catalogue/platforms.ts'
import type { Platform, PlatformFields } from '#catalogue/platforms.ts'
import { LACKS } from '#catalogue/verdict/verdict.ts'
import { versionInteger } from '#lib/version.ts'

import { statementsOf } from '../sources/compat-data.ts'
import type { CompatStatement } from '../sources/compat-data.ts'
import type { ReleaseTable } from './release-table.ts'
import { supportCode } from './support-codes.ts'

/** What is known of a platform: its code, the version of plain support, and whether that is out. */
export type PlatformCode = {
  readonly code: string
  readonly min: number
  readonly runs: boolean
}

type Releases = Pick<ReleaseTable, 'isComing' | 'isOut' | 'date'>

/** The support of a thing on a platform; undefined where the data is silent, and for a WebView without it. */
export function platformCode(
  statement: CompatStatement,
  platform: Platform,
  { isComing, isOut, date }: Releases,
): PlatformCode | undefined {
  const statements = statementsOf(statement, platform)
  const found = supportCode(statements)
  if (found === null) {
    // Of runtimes the data is silent where a thing cannot exist there.
    const isKnown = isRuntime(platform) && statements.length > 0
    return isKnown ? { code: LACKS, min: NEVER_ON_PLATFORM, runs: false } : undefined
  }
  const { code, caveat } = found
  const min = caveat === null ? versionInteger(code) : NEVER_ON_PLATFORM
  return {
    code: isComing(platform, code) ? `next ${code} ${date(platform, code) ?? ''}`.trim() : code,
    min: Number.isNaN(min) ? NEVER_ON_PLATFORM : min,
    runs: caveat === null && isOut(platform, code),
  }
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
