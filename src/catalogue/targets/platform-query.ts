import type { Platform } from '#catalogue/platforms.ts'
import { targetVersion } from '#catalogue/platforms.ts'

import type { NamedTarget } from './fold.ts'
import { MAINTAINED_NODE } from './presets.ts'

/** A text without the versions of platforms that it names, and these. */
export type SplitQuery = {
  readonly platforms: readonly NamedTarget[]
  /** Whether it also names the maintained lines of Node.js. */
  readonly maintainedNode: boolean
  /** The rest of the query; empty where nothing is left. */
  readonly rest: string
  /** Why a part of the text cannot be read; empty otherwise. */
  readonly problem: string
}

const version = String.raw`\s*(?:>=)?\s*v?(\d{1,4}(?:\.\d{1,4}){0,2})`

/** How each platform is named, in lower case. */
const terms: readonly (readonly [Platform, RegExp])[] = (
  [
    ['nodejs', 'node(?:\\.?js)?'],
    ['deno', 'deno'],
    ['bun', 'bun'],
    ['webview_android', '(?:android[ _]?webview|webview[ _](?:on )?android)'],
    ['webview_ios', '(?:(?:ios[ _]?|wk)webview|webview[ _](?:on )?ios)'],
  ] as const
).map(([platform, name]) => [platform, new RegExp(`^${name}${version}$`, 'u')])

/** Platforms that browserslist does not know: what is said of them has to be read here. */
const unknownToBrowserslist = /\b(?:deno|bun|webview)\b/u

/** The platform that one part of a query names with its version, "node >= 18"; undefined for any other part. */
export function readPlatform(part: string): NamedTarget | undefined {
  const text = part.trim().toLowerCase().replaceAll(/\s+/gu, ' ')
  for (const [platform, term] of terms) {
    const found = term.exec(text)?.[1]
    const number = found === undefined ? 0 : targetVersion(platform, found)
    if (number > 0) return { name: platform, version: number }
  }
  return undefined
}

/** The parts of a query: any of them may match. */
export function partsOf(text: string): readonly string[] {
  return text.split(/,|\n|\sor\s/iu)
}

function isMaintainedNode(part: string): boolean {
  return part.toLowerCase().replaceAll(/\s+/gu, ' ') === MAINTAINED_NODE
}

/**
 * Takes the versions of platforms out of a query: "defaults, deno 1.40" leaves "defaults". What else browserslist can say of
 * Node.js stays ("last 2 node versions").
 */
export function splitPlatforms(text: string): SplitQuery {
  const found = partsOf(text).map((part) => ({ part: part.trim(), named: readPlatform(part) }))
  const unread = found.filter(({ named }) => named === undefined).map(({ part }) => part)
  const others = unread.filter((part) => !isMaintainedNode(part))
  const strange = others.find((part) => unknownToBrowserslist.test(part.toLowerCase()))
  return {
    platforms: found.flatMap(({ named }) => named ?? []),
    maintainedNode: others.length < unread.length,
    rest: others.join(', '),
    problem:
      strange === undefined
        ? ''
        : `“${strange}” cannot be read. Name a version of it, like “deno 1.40” or “android webview >= 120”.`,
  }
}
