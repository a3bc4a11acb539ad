import type { CoreBrowser } from '#catalogue/browsers.ts'
import { isRuntime, type PlatformFields, type Runtime } from '#catalogue/platforms.ts'
import {
  isOfRuntimes,
  type PlatformCode,
  platformFieldsOf,
  without,
} from '#ingest/support/platform-support.ts'
import type { Tracks } from '#ingest/support/tracks.ts'
import { LACKS, UNKNOWN } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import {
  codeByParts,
  codeInBrowser,
  type CountedFeature,
  type CountedPart,
} from './feature-browsers.ts'
import type { PartSupport } from './newer-support.ts'

type Part = CountedPart & Pick<PartSupport, 'since'>

type Feature = Pick<CountedFeature, 'id' | 'support'> & { readonly parts: readonly Part[] }

/** The browser with a runtime's engine. */
const siblings: Readonly<Record<Runtime, CoreBrowser>> = {
  nodejs: 'chrome',
  deno: 'chrome',
  bun: 'safari',
}

/** Derives support beyond the core browsers, which web-features lacks. */
export function featurePlatforms(
  feature: Feature,
  tracks: Pick<Tracks, 'placeOf' | 'written' | 'twinOf'>,
): PlatformFields {
  return platformFieldsOf((platform) =>
    isRuntime(platform)
      ? codeInRuntime(platform, feature, tracks)
      : codeInBrowser(platform, feature, tracks),
  )
}

/**
 * Support in a runtime, which has few of the parts: those count that the browser with the same engine had when
 * web-features considered the feature supported. Undefined if the data says nothing of them, and they are nothing that
 * runtimes have.
 */
function codeInRuntime(
  runtime: Runtime,
  { parts, ...rest }: Feature,
  tracks: Pick<Tracks, 'placeOf' | 'written'>,
): PlatformCode | undefined {
  const feature = { ...rest, parts: parts.filter(({ key }) => !isCondition(key)) }
  const counted = partsWithSibling(siblings[runtime], feature)
  if (!counted.some(({ isCovered }) => isCovered(runtime)))
    return counted.some(isOfRuntimes) ? without(UNKNOWN) : undefined
  return codeByParts(runtime, { ...feature, counted }, tracks) ?? without(LACKS)
}

function partsWithSibling(sibling: CoreBrowser, { support, parts }: Feature): readonly Part[] {
  const version = support[sibling]
  if (version === undefined) return parts
  const bound = versionNumber(version)
  const counted = parts.filter(({ since }) => (since(sibling) ?? Infinity) <= bound)
  return counted.length === 0 ? parts : counted
}

/** Whether an entry is what a page needs besides, which no runtime asks for. */
const isCondition = (key: string): boolean => key.endsWith('.secure_context_required')
