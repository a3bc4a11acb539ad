import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { PerBrowser } from '#catalogue/features/record.ts'
import { isRuntime } from '#catalogue/platforms.ts'
import type { Platform, PlatformFields } from '#catalogue/platforms.ts'
import { platformFields, without } from '#ingest/support/platform-support.ts'
import type { PlatformCode } from '#ingest/support/platform-support.ts'
import { LACKS, UNKNOWN } from '#lib/support-code.ts'
import { compareVersions, versionInteger, versionNumber } from '#lib/version.ts'

import type { PartSupport } from './newer-support.ts'

type Part = Pick<PartSupport, 'since' | 'platform'>

/** The browser with a platform's engine. */
const siblings: Readonly<Record<Platform, CoreBrowser>> = {
  nodejs: 'chrome',
  deno: 'chrome',
  bun: 'safari',
  webview_android: 'chrome_android',
  webview_ios: 'safari_ios',
}

/**
 * Derives support beyond the core browsers, which web-features lacks, from the parts that the
 * browser with the same engine had when web-features considered the feature supported. All of them:
 * plain support since the last one; at least half: partial; otherwise none.
 */
export function featurePlatforms(
  support: PerBrowser<string>,
  parts: readonly Part[],
): PlatformFields {
  return platformFields((platform) => {
    const counted = countedParts(siblings[platform], support, parts)
    return sumUp(
      platform,
      counted.map((part) => part.platform(platform)),
    )
  })
}

function countedParts(
  sibling: CoreBrowser,
  support: PerBrowser<string>,
  parts: readonly Part[],
): readonly Part[] {
  const version = support[sibling]
  if (version === undefined) return parts
  const bound = versionNumber(version)
  const counted = parts.filter(({ since }) => (since(sibling) ?? Infinity) <= bound)
  return counted.length === 0 ? parts : counted
}

function sumUp(
  platform: Platform,
  codes: readonly (PlatformCode | undefined)[],
): PlatformCode | undefined {
  const works = codes.flatMap((found) => found?.runs ?? []).toSorted(compareVersions)
  const last = works.at(-1)
  if (last !== undefined && works.length === codes.length) {
    const since = versionInteger(last)
    return { code: last, min: since, usable: since, runs: last }
  }
  const half = works[Math.ceil(codes.length / 2) - 1]
  if (half !== undefined) {
    return { ...without(`partial ${half}`), usable: versionInteger(half) }
  }
  const isKnown = codes.some((found) => found !== undefined && found.code !== UNKNOWN)
  return isKnown && isRuntime(platform) ? without(LACKS) : undefined
}
