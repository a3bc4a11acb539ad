import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { PerBrowser } from '#catalogue/features/record.ts'
import { plainVersion } from '#catalogue/verdict/combine.ts'
import type { LowestVersion } from '#catalogue/verdict/combine.ts'
import type { ReleaseDates, UsageShares } from '#contracts/content.ts'
import { codeOn } from '#lib/support-code.ts'

/** The lowest version of each browser that has everything. */
export type Lowest = Readonly<Record<CoreBrowser, LowestVersion>>

/** A version of a browser with the items that need it. */
export type VersionStep<Item> = {
  /** To compare with; `NEVER` where no version has them. */
  readonly version: number
  /** To show: "17.4", "≤79", "–". */
  readonly text: string
  readonly items: readonly Item[]
}

type Supported = { readonly support: PerBrowser<string> }

/**
 * What each item needs of a browser, from what no version has down to what the oldest has: without the items of a step,
 * the version of the next one is enough.
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

/** As the items write it; a bound only where none of them knows the version. */
function versionText(items: readonly Supported[], browser: CoreBrowser, today: string): string {
  if (items.some(({ support }) => plainVersion(support[browser], today) === NEVER)) return '–'
  const texts = items.map(({ support }) => codeOn(support[browser] ?? '', today))
  return texts.find((text) => !text.startsWith('≤')) ?? texts[0] ?? '–'
}

/** `YYYY-MM-DD` of a release; undefined where it is not known. */
export function releaseDay(
  dates: ReleaseDates,
  browser: CoreBrowser,
  text: string,
): string | undefined {
  return dates[browser]?.[text] ?? dates[browser]?.[text.replace('≤', '')]
}

/** The browser that came last to have everything, with its day; undefined where one lacks something, or a day is not known. */
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

/** Percent of visitors whose browser has everything: all versions from the lowest on. */
export function usageFrom({ core, others }: UsageShares, lowest: Lowest): number {
  const own = coreBrowsers.map((as) => ({ as, versions: core[as] }))
  return [...own, ...others].reduce((total, { as, versions }) => {
    const from = lowest[as].version
    return versions.reduce((sum, [, place, share]) => (place >= from ? sum + share : sum), total)
  }, 0)
}

/** Percent of visitors whose browser is known. */
export function trackedIn({ core, others, unplaced }: UsageShares): number {
  const lists = [...Object.values(core), ...others.map(({ versions }) => versions)]
  return lists.flat().reduce((sum, [, , share]) => sum + share, unplaced)
}
