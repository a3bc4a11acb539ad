import { baselineStatuses } from '#catalogue/baseline.ts'
import type { EventfulEntry, EventfulFeature } from '#catalogue/events/record-events.ts'
import type { UsableRecord } from '#catalogue/events/usable-event.ts'
import { releaseBrowsers } from '#catalogue/releases/record.ts'
import { isListOf, isNumber, isOneOf, isOptional, isTableOf, isText } from '#lib/shapes.ts'
import type { FedRelease } from '#server/feeds/release-feed.ts'
import { reading } from '#server/records/record-json.ts'

type Codes = Readonly<Record<string, string>>

export type FollowedFeature = EventfulFeature &
  UsableRecord & { readonly support: Codes; readonly platforms: Codes }

export type FollowedEntry = EventfulEntry &
  UsableRecord & { readonly support: Codes; readonly platforms: Codes }

/** What feeds read of a feature. */
export const followedFeature = reading<FollowedFeature>({
  objectID: isText,
  name: isText,
  baseline: isOneOf(baselineStatuses),
  newlyDate: isOptional(isNumber),
  widelyDate: isOptional(isNumber),
  widelyExpected: isOptional(isNumber),
  support: isTableOf(isText),
  platforms: isTableOf(isText),
})

/** What feeds read of a compatibility entry. */
export const followedEntry = reading<FollowedEntry>({
  objectID: isText,
  name: isText,
  baseline: isOptional(isOneOf(baselineStatuses)),
  newlyDate: isOptional(isNumber),
  widelyDate: isOptional(isNumber),
  support: isTableOf(isText),
  platforms: isTableOf(isText),
})

/** What feeds read of a specification: the features that it defines. */
export const followedSpec = reading<{
  readonly objectID: string
  readonly title: string
  readonly features: readonly string[]
}>({ objectID: isText, title: isText, features: isListOf(isText) })

/** What feeds read of a release. */
export const followedRelease = reading<FedRelease>({
  objectID: isText,
  browser: isOneOf(releaseBrowsers),
  name: isText,
  date: isOptional(isNumber),
  notes: isOptional(isText),
  first: isOptional(isOneOf([true])),
  featureNames: isListOf(isText),
  featureCount: isNumber,
  compatCount: isNumber,
  compatByArea: isTableOf(isNumber),
  removedCount: isNumber,
  changedCount: isOptional(isNumber),
  isAhead: isOptional(isOneOf([true])),
})
