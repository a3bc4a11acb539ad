import { type TargetName, targetNames } from '#catalogue/platforms.ts'
import { otherPhrases } from '#lib/browser-names.ts'

import type { Form } from './forms.ts'

/** The version of a browser that a text describes instead of naming it. */
export type ReleaseChannel = (typeof releaseChannels)[number]

export const releaseChannels = ['current', 'esr', 'beta', 'nightly'] as const

/** A browser or runtime, in a version or at the day of the visit; without data by its ID in caniuse. */
export type Place = {
  readonly browser: TargetName | keyof typeof otherPhrases
  /** As typed: "16", "16.4". */
  readonly version?: string
  /** Whether later versions count, too: ">= 16", "16 and later". */
  readonly isOpen?: boolean
  readonly standing?: ReleaseChannel
}

/** A place with data on support. */
export type JudgedPlace = Place & { readonly browser: TargetName }

export function isJudged(place: Place): place is JudgedPlace {
  return !Object.hasOwn(otherPhrases, place.browser)
}

export function isPlaceName(id: string): id is Place['browser'] {
  return Object.hasOwn(otherPhrases, id) || targetNames.some((name) => name === id)
}

/** A set of browsers: `all` for the core browsers, `mine` for the visitor's, else a preset. */
export type BrowserSet = string

/** What a text asks of a Baseline status. */
export type AskedBaseline = {
  /** `any` is the one or the other. */
  readonly status: 'any' | 'newly' | 'widely'
  /** Whether it asks for the day. */
  readonly isWhen?: true
  /** Whether it asks what will be. */
  readonly isAhead?: true
  /** The first day of the time in which it asks whether a status was reached, `YYYY-MM-DD`; `day` is the last. */
  readonly from?: string
  /** The year that the text names, of which `day` is the last day: "2024". */
  readonly year?: string
}

export type Asked = {
  readonly form: Form
  /** The words of the thing. */
  readonly name: string
  readonly places: readonly Place[]
  readonly set?: BrowserSet
  /** Whether the places are those that do not count: "everywhere but in Safari". */
  readonly isWithout?: true
  /** `YYYY-MM-DD`, if the text asks about another day: a past one, but of a Baseline status any. */
  readonly day?: string
  /** Of the form `baseline`. */
  readonly baseline?: AskedBaseline
}
