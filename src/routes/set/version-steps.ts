import { type CoreBrowser, coreBrowsers, NEVER, type PerBrowser } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { type LowestVersion, plainVersion } from '#catalogue/verdict/combine.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import { shareOfUsers, type UsageShares } from '#contracts/usage-shares.ts'
import { plainSince } from '#lib/support-code.ts'

/** The lowest version of each browser that supports all items. */
export type Lowest = Readonly<Record<CoreBrowser, LowestVersion>>

/** A version of a browser, with the items that require it. */
export type VersionStep<Item> = {
  /** For comparison; `NEVER` if no version supports the items. */
  readonly version: number
  /** For display: "17.4", "≤79", "–". */
  readonly text: string
  readonly items: readonly Item[]
}

type Supported = { readonly support: PerBrowser<string> }

/**
 * The versions that items require in a browser, highest first: without the items of a step, the
 * version of the next step suffices.
 */
export function versionSteps<Item extends Supported>(
  items: readonly Item[],
  browser: CoreBrowser,
  today: string,
): readonly VersionStep<Item>[] {
  const steps = new Map<number, Item[]>()
  for (const item of items) {
    const version = plainVersion(item.support[browser], today)
    steps.set(version, [...(steps.get(version) ?? []), item])
  }
  return [...steps]
    .toSorted(([a], [b]) => b - a)
    .map(([version, own]) => ({ version, text: versionText(own, browser, today), items: own }))
}

/** Prefers an exact version to an upper bound. */
function versionText(items: readonly Supported[], browser: CoreBrowser, today: string): string {
  if (items.some(({ support }) => plainVersion(support[browser], today) === NEVER)) return '–'
  const texts = items.map(({ support }) => plainSince(support[browser], today) ?? '')
  return texts.find((text) => !text.startsWith('≤')) ?? texts[0] ?? '–'
}

/** Release date (`YYYY-MM-DD`) of a version; undefined if unknown. */
export function releaseDay(
  dates: ReleaseDates,
  browser: CoreBrowser,
  text: string,
): string | undefined {
  return dates[browser]?.[text] ?? dates[browser]?.[text.replace('≤', '')]
}

/**
 * The browser that was last to support all items, and the day; undefined if one of them does not,
 * or a date is unknown.
 */
export function lastToSupport(
  steps: Readonly<Record<CoreBrowser, readonly VersionStep<unknown>[]>>,
  dates: ReleaseDates,
): { readonly browser: CoreBrowser; readonly text: string; readonly day: string } | undefined {
  const days = coreBrowsers.flatMap((browser) => {
    const first = steps[browser][0]
    if (first === undefined || first.version === NEVER) return []
    const day = releaseDay(dates, browser, first.text)
    return day === undefined ? [] : [{ browser, text: first.text, day }]
  })
  if (days.length < coreBrowsers.length) return undefined
  return days.toSorted((a, b) => b.day.localeCompare(a.day))[0]
}

/** Percent of visitors whose browser supports all items: all versions from the lowest on. */
export const usageFrom = (shares: UsageShares, lowest: Lowest): number =>
  shareOfUsers(
    shares,
    perCoreBrowser((browser) => lowest[browser].version),
  )

/** Percent of visitors with an identified browser. */
export function trackedIn({ core, others }: UsageShares): number {
  const lists = [...Object.values(core), ...others.map(({ versions }) => versions)]
  return lists.flat().reduce((sum, [, , share]) => sum + share, 0)
}
