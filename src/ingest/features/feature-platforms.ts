import type { CoreBrowser, PerBrowser } from '#catalogue/browsers.ts'
import {
  isRuntime,
  NEVER_ON_PLATFORM,
  type Platform,
  type PlatformFields,
} from '#catalogue/platforms.ts'
import { type PlatformCode, platformFieldsOf, without } from '#ingest/support/platform-support.ts'
import { LACKS, UNKNOWN, writeSupport } from '#lib/support-code.ts'
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
  return platformFieldsOf((platform) => {
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
  const works = codes
    .flatMap((found) => found?.plain ?? [])
    .toSorted((a, b) => compareVersions(a.version, b.version))
  const half = works[Math.ceil(codes.length / 2) - 1]
  const last = works.length === codes.length ? works.at(-1) : undefined
  if (half !== undefined) {
    // Of what is out, a feature has no history.
    const isWhole =
      last !== undefined && (last.coming === undefined || last.version === half.version)
    const steps = [
      ...(isWhole ? [] : [{ ...half, state: 'partial' } as const]),
      ...(last === undefined ? [] : [last]),
    ]
    return {
      code: writeSupport(steps) ?? LACKS,
      min: last === undefined ? NEVER_ON_PLATFORM : versionInteger(last.version),
      usable: versionInteger((isWhole ? last : half).version),
    }
  }
  const isKnown = codes.some((found) => found !== undefined && found.code !== UNKNOWN)
  return isKnown && isRuntime(platform) ? without(LACKS) : undefined
}
