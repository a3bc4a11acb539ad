import { type TargetName, targetNames } from '#catalogue/platforms.ts'
import type { Supported, Targets, Verdict } from '#catalogue/verdict/verdict.ts'
import { readSupport } from '#lib/support-code.ts'

import {
  type DayOf,
  isReleaseBrowser,
  lackSentence,
  releaseText,
  shortfallSentence,
} from './sentences.ts'

type Checked = {
  readonly supported: Supported
  readonly targets: Targets
  readonly dayOf: DayOf
}

/**
 * Why a verdict is as it is: "Since Firefox 125 (Apr 2024).", "Needs Safari 17 (Sep 2023).", for
 * several browsers "Chrome, Edge and 3 more lack it."
 */
export function verdictSentence(verdict: Verdict, checked: Checked): string {
  const names = targetNames.filter((name) => checked.targets[name] !== undefined)
  const [blocker] = verdict.blockers
  const isOne = names.length === 1
  if (blocker !== undefined) {
    return isOne ? shortfallSentence(blocker, checked.dayOf) : lackSentence(verdict)
  }
  const first = names.flatMap((browser) => firstIn(browser, checked))
  if (isOne) return first.map(({ text }) => `Since ${text}.`).join('')
  const [last] = first.toSorted((a, b) => b.day.localeCompare(a.day))
  return last === undefined || first.some(({ day }) => day === '')
    ? 'Every one of them has it.'
    : `Every one of them has it; the last was ${last.text}.`
}

/** The first version of the newest unbroken plain support, with its day. */
function firstIn(browser: TargetName, { supported, dayOf }: Checked) {
  const { support, platforms } = supported
  const code = Object.entries({ ...platforms, ...support }).find(([name]) => name === browser)?.[1]
  const version = readSupport(code).findLast(({ state }) => state === 'full')?.version
  if (version === undefined) return []
  const day = isReleaseBrowser(browser) ? dayOf(browser, version.replace('≤', '')) : ''
  return [{ text: releaseText(browser, version, dayOf), day }]
}
