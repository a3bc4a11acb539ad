import { content } from 'virtual:content'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { type Vendor, vendors } from '#catalogue/features/opinions.ts'
import {
  type ElsewhereBug,
  type FeatureElsewhere,
  NOTES_BUCKETS,
  type VendorPosition,
} from '#contracts/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { isListOf, isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { useContent } from '#routes/detail/use-content.ts'

/** A word and an address. */
export type ElsewhereLink = { readonly label: string; readonly address: string }

const isYear = isShape<{ readonly year: number; readonly url: string }>({
  year: isNumber,
  url: isText,
})

const isElsewhere = isShape<FeatureElsewhere>({
  positions: isOptional(
    isListOf(
      isShape<VendorPosition>({
        vendor: isOneOf<Vendor>(vendors),
        position: isText,
        concerns: isListOf(isText),
        url: isText,
      }),
    ),
  ),
  bugs: isOptional(
    isListOf(
      isShape<ElsewhereBug>({
        browsers: isListOf(isOneOf<CoreBrowser>(coreBrowsers)),
        url: isText,
      }),
    ),
  ),
  votes: isOptional(isShape({ count: isNumber, url: isText })),
  interop: isOptional(isListOf(isYear)),
  chromeStatus: isOptional(isListOf(isNumber)),
  pageLoads: isOptional(isShape({ share: isNumber, url: isText })),
  tests: isOptional(isText),
})

/** The other parts of a bucket are checked where they are shown. */
const isBucket = isTableOf(
  isShape<{ readonly elsewhere?: FeatureElsewhere | undefined }>({
    elsewhere: isOptional(isElsewhere),
  }),
)

/** What other projects have about a feature; undefined while it loads, and if there is nothing. */
export function useElsewhere(id: string): FeatureElsewhere | undefined {
  const state = useContent(content.urls.notes[bucketOf(id, NOTES_BUCKETS)] ?? null, isBucket)
  if (state.status !== 'ready' || !Object.hasOwn(state.value, id)) return undefined
  return state.value[id]?.elsewhere
}

/**
 * What the section is about: reasons for a feature that is not everywhere, votes and agreements of
 * one that was wanted; undefined if only links are left.
 */
export function elsewhereTitle(
  { positions, bugs, votes, interop }: FeatureElsewhere,
  baseline: BaselineStatus,
): string | undefined {
  const isWanted = [positions, votes, interop].some((facts) => facts !== undefined)
  if (baseline === 'newly') return isWanted ? 'Who wanted it' : undefined
  if (baseline !== 'limited') return undefined
  const isRefused = positions?.some(({ position }) => !isFor(position)) === true
  if (bugs !== undefined || isRefused) return 'Why it is not everywhere'
  return isWanted ? 'Who wants it' : undefined
}

function isFor(position: string): boolean {
  return position === 'positive' || position === 'support'
}

/** "51.6 %", "0.27 %", "0.0007 %": two digits at least, because most features are rare. */
export function shareText(share: number): string {
  const percent = share * 100
  if (percent === 0) return '0 %'
  const text = percent >= 1 ? percent.toFixed(1) : percent.toPrecision(2)
  return `${String(Number(text) < 1e-6 ? text : Number(text))} %`
}

/** The addresses of the entries of the Chrome Platform Status. */
export function chromeStatusLinks({
  chromeStatus = [],
}: FeatureElsewhere): readonly ElsewhereLink[] {
  return chromeStatus.map((id, index) => ({
    label: chromeStatus.length === 1 ? 'entry' : `entry ${index + 1}`,
    address: `https://chromestatus.com/feature/${id}`,
  }))
}
