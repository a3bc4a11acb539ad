import { baselineWords } from '#catalogue/baseline-words.ts'
import { baselineLabels } from '#catalogue/baseline.ts'
import type { Resolution } from '#catalogue/targets/resolution.ts'
import { notChecked, unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import { type Judged, verdictOf } from '#catalogue/verdict/verdict.ts'
import { answerWord, verdictReasons, whereMissing } from '#catalogue/verdict/words.ts'
import { isoDay } from '#lib/dates.ts'
import { capitalized } from '#lib/sentence.ts'

import type { BadgeText, Tone } from './badge.ts'
import type { ReadFeature } from './feature-json.ts'
import { plain } from './record-json.ts'
import { clipText } from './text-width.ts'

/** Characters of the name of a set of browsers, and of a description. */
const LONGEST = { browsers: 30, description: 400 }

const tones = {
  widely: 'good',
  newly: 'newer',
  limited: 'partial',
  discouraged: 'bad',
} as const satisfies Record<ReadFeature['baseline'], Tone>

/** The Baseline status of a feature on a day (`YYYY-MM-DD`): "Baseline 2026 newly available". */
export function baselineBadge(feature: ReadFeature, today: string): BadgeText {
  const { baseline, newlyDate, why = '' } = feature
  const label = baselineLabels[baseline]
  const isBaseline = baseline === 'widely' || baseline === 'newly'
  const year =
    baseline === 'newly' && newlyDate !== undefined ? ` ${isoDay(newlyDate).slice(0, 4)}` : ''
  const words = baselineWords(feature, today)
  return {
    label: plain(feature.name),
    message: isBaseline ? `Baseline${year} ${label.toLowerCase()}` : label,
    description: describe([words === '' ? label : words, plain(why)]),
    tone: tones[baseline],
  }
}

export type BadgeBrowsers = Judged & Pick<Resolution, 'name' | 'remarks'>

const answerTones = { yes: 'good', part: 'partial', no: 'bad' } as const

/** Whether a feature works in browsers: "Works in Baseline 2022", "Not in Safari 16". */
export function verdictBadge(feature: ReadFeature, judged: BadgeBrowsers, day: string): BadgeText {
  const { name, remarks } = judged
  const verdict = verdictOf(feature, judged, day)
  // What is not checked stays said where the name is too long.
  const beside = notChecked(verdict.unjudged)
  const browsers = clipText(name.slice(0, name.length - beside.length), LONGEST.browsers) + beside
  const messages = {
    yes: `Works in ${browsers}`,
    part: `${answerWord(verdict)} in ${browsers}`,
    no: `Not in ${whereMissing(verdict, 1)}`,
  }
  return {
    label: plain(feature.name),
    message: messages[verdict.answer],
    description: describe([
      `Checked in ${name}`,
      ...verdictReasons(verdict),
      ...[unjudgedSentence(verdict.unjudged), ...remarks].map((one) => one.replace(/\.$/, '')),
    ]),
    tone: answerTones[verdict.answer],
  }
}

function describe(sentences: readonly string[]): string {
  const text = sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capitalized(sentence)}.`)
    .join(' ')
  return clipText(text, LONGEST.description)
}
