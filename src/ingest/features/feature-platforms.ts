import type { CoreBrowser } from '#catalogue/browsers.ts'
import {
  isRuntime,
  NEVER_ON_PLATFORM,
  type PlatformFields,
  type Runtime,
} from '#catalogue/platforms.ts'
import { type PlatformCode, platformFieldsOf, without } from '#ingest/support/platform-support.ts'
import type { Tracks } from '#ingest/support/tracks.ts'
import { LACKS, UNKNOWN, writeSupport } from '#lib/support-code.ts'
import { compareVersions, versionInteger, versionNumber } from '#lib/version.ts'

import { codeInBrowser, type CountedFeature, type CountedPart } from './feature-browsers.ts'
import type { PartSupport } from './newer-support.ts'

type Part = Pick<PartSupport, 'since' | 'platform'>

type Feature = Pick<CountedFeature, 'id' | 'support'> & {
  readonly parts: readonly (CountedPart & Part)[]
}

/** The browser with a runtime's engine. */
const siblings: Readonly<Record<Runtime, CoreBrowser>> = {
  nodejs: 'chrome',
  deno: 'chrome',
  bun: 'safari',
}

/**
 * Derives support beyond the core browsers, which web-features lacks. Runtimes have few of the parts:
 * those count that the browser with the same engine had when web-features considered the feature
 * supported. All of them: plain support since the last one; at least half: partial; otherwise none.
 */
export function featurePlatforms(
  feature: Feature,
  tracks: Pick<Tracks, 'placeOf' | 'written' | 'twinOf'>,
): PlatformFields {
  return platformFieldsOf((platform) => {
    if (!isRuntime(platform)) return codeInBrowser(platform, feature, tracks)
    const counted = partsWithSibling(siblings[platform], feature)
    return sumUp(counted.map((part) => part.platform(platform)))
  })
}

function partsWithSibling(sibling: CoreBrowser, { support, parts }: Feature): readonly Part[] {
  const version = support[sibling]
  if (version === undefined) return parts
  const bound = versionNumber(version)
  const counted = parts.filter(({ since }) => (since(sibling) ?? Infinity) <= bound)
  return counted.length === 0 ? parts : counted
}

function sumUp(codes: readonly (PlatformCode | undefined)[]): PlatformCode | undefined {
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
  return isKnown ? without(LACKS) : undefined
}
