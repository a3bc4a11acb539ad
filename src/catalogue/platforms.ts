import * as v from 'valibot'

import { browserNames } from '#lib/glossary.ts'
import { type Infer, tableOf } from '#lib/schema.ts'
import { versionInteger, versionNumber } from '#lib/version.ts'

import { type CoreBrowser, coreBrowsers, NEVER } from './browsers.ts'
import { datedTexts } from './dated-values.ts'

/** Runtimes outside browsers. The compat data only covers entries that can exist there. */
export const runtimes = ['nodejs', 'deno', 'bun'] as const

/** Other platforms with support in the compat data, in display order. */
export const platforms = [...runtimes, 'webview_android', 'webview_ios'] as const

export type Runtime = (typeof runtimes)[number]
export type Platform = (typeof platforms)[number]

/**
 * Browsers with support in the compat data that are no core browsers, in display order. Sets of browsers
 * count those with an engine of a core browser as that one.
 */
export const nonCoreBrowsers = [
  'samsunginternet_android',
  'opera',
  'opera_android',
  'oculus',
  'ie',
] as const

export type NonCoreBrowser = (typeof nonCoreBrowsers)[number]

/** A core browser, another platform or another browser. */
export type TargetName = CoreBrowser | Platform | NonCoreBrowser

/** In display order. */
export const targetNames: readonly TargetName[] = [
  ...coreBrowsers,
  ...platforms,
  ...nonCoreBrowsers,
]

/** A version by browser or platform: see `Targets`. */
export const targetsSchema = tableOf<number, TargetName>(v.number())

/** A value per platform and other browser; those without support have no entry. */
export type PerPlatform<Value> = { readonly [Name in Platform | NonCoreBrowser]?: Value }

/**
 * Codes as in `support`. Runtimes: no entry if the feature cannot exist there, such as CSS
 * properties in Node.js; "no" if it is missing; "?" if only its parent is known to exist.
 * WebViews and other browsers: no entry if it was never supported. If the data does not say, a code that
 * `isByEngine`, or "?" if no browser with the same engine is known.
 */
export const platformCodes = tableOf<string, Platform | NonCoreBrowser>(v.string())

/** Those that sets of browsers can name, and lists filter by. */
export const namedPlatforms = [...platforms, 'ie'] as const

export type NamedPlatform = (typeof namedPlatforms)[number]

const numberForEachPlatform = v.object(v.entriesFromList(namedPlatforms, v.number()))

/** Support beyond the core browsers. Lists retrieve it only on request. */
export const platformFields = v.object({
  platforms: platformCodes,
  /** First version with plain support, by `targetVersion`; `NEVER_ON_PLATFORM` without one. */
  platformMin: numberForEachPlatform,
  /** The same for support in part or under another name. */
  platformUsable: numberForEachPlatform,
  /** The facet "Runs in": platforms whose current release has plain support. */
  runs: datedTexts,
})

export type PlatformFields = Infer<typeof platformFields>

/** Whether its support is among `platforms` of a record, its version an integer. */
export function isPlatform(name: TargetName): name is Platform | NonCoreBrowser {
  return !coreBrowsers.some((browser) => browser === name)
}

export function isRuntime(name: string): name is Runtime {
  return runtimes.some((runtime) => runtime === name)
}

export function perPlatform<Value>(valueOf: (platform: NamedPlatform) => Value): {
  readonly [Name in NamedPlatform]: Value
} {
  return {
    nodejs: valueOf('nodejs'),
    deno: valueOf('deno'),
    bun: valueOf('bun'),
    webview_android: valueOf('webview_android'),
    webview_ios: valueOf('webview_ios'),
    ie: valueOf('ie'),
  }
}

/** The version of a target as `versionInteger`. */
export function placeOfTarget(name: TargetName, target: number): number {
  return isPlatform(name) ? target : versionInteger(String(target))
}

/**
 * A version as targets store it: a decimal for core browsers, one integer for platforms, whose
 * minor versions exceed 9 (Deno 1.40).
 */
export function targetVersion(name: TargetName, version: string): number {
  return isPlatform(name) ? versionInteger(version) : versionNumber(version)
}

/** The value of `platformMin` without plain support: above every version. */
export const NEVER_ON_PLATFORM = versionInteger(String(NEVER))

/** A target for display: "Chrome 109", "Node.js 20", "Deno 1.40". */
export function targetLabel(name: TargetName, target: number): string {
  return `${browserNames[name]} ${versionLabel(name, target)}`
}

/** The version of a target for display: "20" of Node.js 20. */
export function versionLabel(name: TargetName, target: number): string {
  return isPlatform(name) ? shortVersion(parts(target)) : String(target)
}

/** A version without trailing zeros: "18" for "18.0.0". */
export function shortVersion(version: string): string {
  return version.replace(/(?:\.0+)+$/u, '')
}

function parts(integer: number): string {
  return [Math.floor(integer / 1_000_000), Math.floor(integer / 1000) % 1000, integer % 1000].join(
    '.',
  )
}
