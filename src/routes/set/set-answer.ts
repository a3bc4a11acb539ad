import {
  browserLabels,
  type CoreBrowser,
  coreBrowsers,
  NEVER,
  phoneBrowsers,
} from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { lowestVersions } from '#catalogue/verdict/combine.ts'
import { formatCount } from '#lib/format-count.ts'
import { joinWords } from '#lib/sentence.ts'

import { type SetBaseline, setBaseline } from './set-baseline.ts'
import type { SetItem } from './set-item.ts'
import { type Lowest, type VersionStep, versionSteps } from './version-steps.ts'

export type SetAnswer = {
  readonly items: readonly SetItem[]
  readonly lowest: Lowest
  /** The versions that items require in each browser, the most demanding first. */
  readonly steps: Readonly<Record<CoreBrowser, readonly VersionStep<SetItem>[]>>
  /** The lowest versions as text: "17.4", "≤79", "–". */
  readonly texts: Readonly<Record<CoreBrowser, string>>
  readonly baseline: SetBaseline
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** Computes the combined results of all items. */
export function answerSet(items: readonly SetItem[], today: string): SetAnswer {
  const steps = perCoreBrowser((browser) => versionSteps(items, browser, today))
  return {
    items,
    lowest: lowestVersions(items, today),
    steps,
    texts: perCoreBrowser((browser) => steps[browser][0]?.text ?? '–'),
    baseline: setBaseline(items, today),
    today,
  }
}

/**
 * The result as a sentence: "All 5 work in Chrome 125, Edge 125, Firefox 129 and Safari 17.4, and
 * in later versions." A browser of phones is named where it needs a later version than that of the
 * desktop.
 */
export function answerSentence({ items, lowest, texts }: SetAnswer): string {
  const lacking = coreBrowsers.filter((browser) => lowest[browser].version === NEVER)
  if (lacking.length === coreBrowsers.length) return `${subject(items)} in no browser.`
  if (lacking.length > 0) {
    return `${subject(items)} in some browsers, but not in ${joinWords(lacking.map((browser) => browserLabels[browser].name))}.`
  }
  const named = coreBrowsers.filter((browser) => {
    const desktop = phoneBrowsers.get(browser)
    return desktop === undefined || lowest[browser].version > lowest[desktop].version
  })
  const versions = named.map(
    (browser) => `${browserLabels[browser].name} ${texts[browser].replace('≤', '')}`,
  )
  return `${subject(items)} in ${joinWords(versions)}, and in later versions.`
}

function subject(items: readonly SetItem[]): string {
  const [only] = items
  if (items.length === 1 && only !== undefined) return `${only.name} works`
  return items.length === 2 ? 'Both work' : `All ${formatCount(items.length)} work`
}
