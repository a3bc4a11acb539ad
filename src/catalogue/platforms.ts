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

type Runtime = (typeof runtimes)[number]
export type Platform = (typeof platforms)[number]

/** A core browser or another platform. */
export type TargetName = CoreBrowser | Platform

/** In display order. */
export const targetNames: readonly TargetName[] = [...coreBrowsers, ...platforms]

/** A version by browser or platform: see `Targets`. */
export const targetsSchema = tableOf<number, TargetName>(v.number())

/** A value per platform; platforms without support have no entry. */
export type PerPlatform<Value> = { readonly [Name in Platform]?: Value }

/**
 * Codes as in `support`. Runtimes: no entry if the feature cannot exist there, such as CSS
 * properties in Node.js; "no" if it is missing; "?" if only its parent is known to exist.
 * WebViews: no entry if it was never supported.
 */
export const platformCodes = tableOf<string, Platform>(v.string())

const numberForEachPlatform = v.object(v.entriesFromList(platforms, v.number()))

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

export function isPlatform(name: TargetName): name is Platform {
  return platforms.some((platform) => platform === name)
}

export function isRuntime(name: TargetName): name is Runtime {
  return runtimes.some((runtime) => runtime === name)
}

export function perPlatform<Value>(valueOf: (platform: Platform) => Value): {
  readonly [Name in Platform]: Value
} {
  return {
    nodejs: valueOf('nodejs'),
    deno: valueOf('deno'),
    bun: valueOf('bun'),
    webview_android: valueOf('webview_android'),
    webview_ios: valueOf('webview_ios'),
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
  return `${browserNames[name]} ${isPlatform(name) ? shortVersion(parts(target)) : target}`
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
