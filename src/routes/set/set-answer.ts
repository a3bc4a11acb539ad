import {
  browserLabels,
  type CoreBrowser,
  coreBrowsers,
  firstOnPhones,
  NEVER,
  phoneBrowsers,
} from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { lowestVersions } from '#catalogue/verdict/combine.ts'
import { type Judged, verdictOf } from '#catalogue/verdict/verdict.ts'
import { formatCount } from '#lib/format-count.ts'
import { joinWords } from '#lib/sentence.ts'
import { isUsableState, supportNow } from '#lib/support-code.ts'

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
 * desktop. A browser in which every item works, but not each without a limit, has them in part.
 */
export function answerSentence({ items, lowest, texts, today }: SetAnswer): string {
  const short = coreBrowsers.filter((browser) => lowest[browser].version === NEVER)
  const partly = short.filter((browser) =>
    items.every(({ support }) => isUsableState(supportNow(support[browser], today).state)),
  )
  const inPart = partly.length === 0 ? '' : `only in part in ${namesOf(partly)}`
  if (short.length === coreBrowsers.length) return `${subject(items)} ${inPart || 'in no browser'}.`
  if (short.length > 0) {
    const lacking = short.filter((browser) => !partly.includes(browser))
    const not = lacking.length === 0 ? '' : `not in ${namesOf(lacking)}`
    const but = [not, inPart].filter((text) => text !== '').join(', and ')
    return `${subject(items)} in some browsers, but ${but}.`
  }
  const named = coreBrowsers.filter((browser) => {
    const desktop = phoneBrowsers.get(browser)
    if (desktop === undefined) return true
    const least = Math.max(lowest[desktop].version, firstOnPhones.get(browser) ?? 0)
    return lowest[browser].version > least
  })
  const versions = named.map(
    (browser) => `${browserLabels[browser].name} ${texts[browser].replace('≤', '')}`,
  )
  return `${subject(items)} in ${joinWords(versions)}, and in later versions.`
}

const namesOf = (browsers: readonly CoreBrowser[]): string =>
  joinWords(browsers.map((browser) => browserLabels[browser].name))

/** The items of a set that fall short in browsers, each with the verdict. */
export function shortfallsIn({ items, today }: SetAnswer, judged: Judged) {
  return items.flatMap((item) => {
    const verdict = verdictOf({ ...item, platforms: item.platforms ?? {} }, judged, today)
    return verdict.answer === 'yes' ? [] : [{ item, verdict }]
  })
}

function subject(items: readonly SetItem[]): string {
  const [only] = items
  if (items.length === 1 && only !== undefined) return `${only.name} works`
  return items.length === 2 ? 'Both work' : `All ${formatCount(items.length)} work`
}
