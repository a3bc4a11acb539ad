import { type TargetName, targetVersion } from '#catalogue/platforms.ts'

import type { NamedTarget } from './fold.ts'
import { MAINTAINED_NODE } from './presets.ts'

/** A query, split into versions of platforms and the rest. */
export type SplitQuery = {
  readonly platforms: readonly NamedTarget[]
  /** Whether the query includes the maintained versions of Node.js. */
  readonly maintainedNode: boolean
  readonly rest: string
  /** Why a part of the query cannot be read; empty if all can. */
  readonly problem: string
}

const version = String.raw`\s*(?:>=)?\s*v?(\d{1,4}(?:\.\d{1,4}){0,2})`

const terms: readonly (readonly [TargetName, RegExp])[] = (
  [
    ['nodejs', 'node(?:\\.?js)?'],
    ['deno', 'deno'],
    ['bun', 'bun'],
    ['webview_android', '(?:android[ _]?webview|webview[ _](?:on )?android)'],
    ['webview_ios', '(?:(?:ios[ _]?|wk)webview|webview[ _](?:on )?ios)'],
    ['ie', '(?:ie|explorer|internet ?explorer)'],
  ] as const
).map(([platform, name]) => [platform, new RegExp(`^${name}${version}$`, 'u')])

/** Platforms that browserslist does not know, so parts that name them must be parsed here. */
const unknownToBrowserslist = /\b(?:deno|bun|webview)\b/u

/** The platform and version of a part of a query, "node >= 18"; undefined for other parts. */
export function readPlatform(part: string): NamedTarget | undefined {
  const text = part.trim().toLowerCase().replaceAll(/\s+/gu, ' ')
  for (const [platform, term] of terms) {
    const found = term.exec(text)?.[1]
    const number = found === undefined ? 0 : targetVersion(platform, found)
    if (number > 0) return { name: platform, version: number }
  }
  return undefined
}

/** The parts of a query, joined by "or". */
export function alternativesOf(text: string): readonly string[] {
  return text.split(/,|\n|\sor\s/iu)
}

function isMaintainedNode(part: string): boolean {
  return part.toLowerCase().replaceAll(/\s+/gu, ' ') === MAINTAINED_NODE
}

/**
 * Splits versions of platforms from a query: "defaults, deno 1.40" leaves "defaults". Parts joined
 * by "and" or "not" depend on those before them, so that Node.js and IE are left to browserslist there.
 */
export function splitPlatforms(text: string): SplitQuery {
  const isCombined = /(?:^|[\s,])(?:and|not)\s/iu.test(text)
  const found = alternativesOf(text).map((part) => {
    const named = readPlatform(part)
    const isLeft = isCombined && (named?.name === 'nodejs' || named?.name === 'ie')
    return { part: part.trim(), named: isLeft ? undefined : named }
  })
  const unread = found.filter(({ named }) => named === undefined).map(({ part }) => part)
  const others = unread.filter((part) => isCombined || !isMaintainedNode(part))
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
