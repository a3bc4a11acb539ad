import { browserNames } from '#lib/glossary.ts'
import { versionInteger, versionNumber } from '#lib/version.ts'

import { NEVER, coreBrowsers } from './browsers.ts'
import type { CoreBrowser } from './browsers.ts'

/** Runtimes of JavaScript outside browsers. The compat data speaks of them where an entry can exist there at all. */
export const runtimes = ['nodejs', 'deno', 'bun'] as const

/** What code runs in beside the core browsers, and of which the compat data knows the support: in the order of every list. */
export const platforms = [...runtimes, 'webview_android', 'webview_ios'] as const

type Runtime = (typeof runtimes)[number]
export type Platform = (typeof platforms)[number]

/** What support can be asked for: a core browser, or another platform. */
export type TargetName = CoreBrowser | Platform

/** In the order in which they are named. */
export const targetNames: readonly TargetName[] = [...coreBrowsers, ...platforms]

/** A value per platform; one that lacks the thing has no entry. */
export type PerPlatform<Value> = { readonly [Name in Platform]?: Value }

/** Where a thing runs beside the core browsers. Lists do not ask for it unless it is asked of them. */
export type PlatformFields = {
  /**
   * Codes as in `support`. Of a runtime, no entry means that the thing cannot exist there, as a property of CSS in Node.js; "no",
   * that it is known to be missing; "?", that the runtime has what it is a part of, and the data says no more. Of a WebView, no
   * entry means that it was never supported.
   */
  readonly platforms: PerPlatform<string>
  /** First version with plain support, as `targetVersion` reads it; `NEVER_ON_PLATFORM` where there is none. */
  readonly platformMin: { readonly [Name in Platform]: number }
  /** The facet "Runs in": platforms whose current release has plain support. */
  readonly runs: readonly Platform[]
}

export function isPlatform(name: TargetName): name is Platform {
  return platforms.some((platform) => platform === name)
}

export function isRuntime(name: TargetName): name is Runtime {
  return runtimes.some((runtime) => runtime === name)
}

/**
 * A version as targets hold it and filters compare it: the decimal of a core browser, and of a platform, whose minor
 * versions go beyond 9 (Deno 1.40), one integer.
 */
export function targetVersion(name: TargetName, version: string): number {
  return isPlatform(name) ? versionInteger(version) : versionNumber(version)
}

/** What `platformMin` holds where there is no plain support: above every version. */
export const NEVER_ON_PLATFORM = versionInteger(String(NEVER))

/** "Chrome 109", "Node.js 20", "Deno 1.40": a target in words. */
export function targetLabel(name: TargetName, target: number): string {
  return `${browserNames[name]} ${isPlatform(name) ? shortVersion(parts(target)) : target}`
}

/** A version without the zeros at its end, which runtimes write and people do not: "18" for "18.0.0". */
export function shortVersion(version: string): string {
  return version.replace(/(?:\.0+)+$/u, '')
}

function parts(integer: number): string {
  return [Math.floor(integer / 1_000_000), Math.floor(integer / 1000) % 1000, integer % 1000].join(
    '.',
  )
}
