import { coreBrowsers } from '#catalogue/browsers.ts'
import { type TargetName, targetNames, targetVersion } from '#catalogue/platforms.ts'
import type { Blocker, Shortfall, Supported, Targets, Verdict } from '#catalogue/verdict/verdict.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { browserNames } from '#lib/glossary.ts'
import { capitalized, joinWords, sentences } from '#lib/sentence.ts'
import { plainRanges, readSupport } from '#lib/support-code.ts'

import {
  type DayOf,
  hasReleases,
  lackSentence,
  rangesSentence,
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
  return sentences(supportSentence(verdict, checked), engineSentence(verdict))
}

/**
 * What one version has, where later ones have less and their reason does not say it: "In Node.js from 18.20 (Apr 2024)
 * until 19."
 * @param today `YYYY-MM-DD`
 */
export function beforeSentence(
  { alone, later }: { readonly alone: Verdict; readonly later: Verdict },
  { supported, dayOf, today }: Checked & { readonly today: string },
): string {
  const [lack] = later.blockers
  const [own] = alone.blockers
  if (lack === undefined || lack.ranges !== undefined) return ''
  if (own !== undefined) return own.how === lack.how ? '' : shortfallSentence(own, dayOf)
  const { browser, target, version } = lack
  const range = plainRanges(codeOf(browser, supported), today).findLast(
    ({ from }) => targetVersion(browser, from.replace('≤', '')) <= target,
  )
  const isTold = range === undefined || (lack.how === 'removed' && range.until === version)
  return isTold ? '' : rangesSentence({ browser, ranges: [range] }, dayOf)
}

function engineSentence({ byEngine = [] }: Verdict): string {
  if (byEngine.length === 0) return ''
  const names = joinWords(byEngine.map((browser) => browserNames[browser]))
  return byEngine.length === 1
    ? `${names} counts by the version of its engine; the data does not name it.`
    : `${names} count by the versions of their engines; the data does not name them.`
}

function supportSentence(verdict: Verdict, checked: Checked): string {
  const names = targetNames.filter((name) => checked.targets[name] !== undefined)
  const [blocker] = verdict.blockers
  const isOne = names.length === 1
  if (blocker !== undefined) {
    if (!isOne) return lackSentence(verdict)
    const parts = partsText(blocker, checked.supported)
    // Then some version has some of it, or may have: parts are counted in core browsers alone.
    const { total = 0 } = checked.supported.parts ?? {}
    const isCounted = coreBrowsers.some((name) => name === blocker.browser)
    if (blocker.how === 'missing' && (parts !== '' || (!isCounted && total > 1)))
      return `No version of ${browserNames[blocker.browser]} has most of it${parts && `; ${parts}`}.`
    return sentences(shortfallSentence(blocker, checked.dayOf), parts && `${capitalized(parts)}.`)
  }
  const first = names.flatMap((browser) => firstIn(browser, checked))
  if (isOne) return first.map(({ text }) => `Since ${text}.`).join('')
  const [last] = first.toSorted((a, b) => b.day.localeCompare(a.day))
  return last === undefined || first.some(({ day }) => day === '')
    ? 'Every one of them has it.'
    : `Every one of them has it; the last was ${last.text}.`
}

const told: ReadonlySet<Shortfall> = new Set(['nearly', 'partial', 'missing'])

/** "323 of its 325 parts work in the newest release, not A and B"; empty where it would tell nothing. */
function partsText({ browser, how, version, needs }: Blocker, supported: Supported): string {
  const { parts } = supported
  const core = coreBrowsers.find((name) => name === browser)
  const steps = readSupport(codeOf(browser, supported))
  const isComing = steps.some((step) => step.version === version && step.coming !== undefined)
  const isTold = told.has(how) && needs === undefined && !isComing
  if (parts === undefined || core === undefined || !isTold) return ''
  const {
    total,
    works: { [core]: works = 0 },
    lacking,
    had = [],
    short = [],
  } = parts
  if (had.includes(core)) return 'some of its parts worked once'
  if (short.includes(core))
    return 'some of its parts are there in part, behind a flag, with a prefix or under another name'
  if (works === 0 || total === 1) return ''
  if (works === total) return `all its ${total} parts work, but web-features does not count it`
  const names = lacking?.[core]?.map(plainCodeText) ?? []
  const others = total - works - names.length
  const rest = others > 0 ? [`${others} more`] : []
  const lacks = names.length === 0 ? '' : `, not ${joinWords([...names, ...rest])}`
  return `${works} of its ${total} parts ${works === 1 ? 'works' : 'work'} in the newest release${lacks}`
}

/** The first version of the newest unbroken plain support, with its day. */
function firstIn(browser: TargetName, { supported, dayOf }: Checked) {
  const version = readSupport(codeOf(browser, supported)).findLast(
    ({ state }) => state === 'full',
  )?.version
  if (version === undefined) return []
  const day = hasReleases(browser) ? dayOf(browser, version.replace('≤', '')) : ''
  return [{ text: releaseText(browser, version, dayOf), day }]
}

function codeOf(browser: TargetName, { support, platforms }: Supported): string | undefined {
  return Object.entries({ ...platforms, ...support }).find(([name]) => name === browser)?.[1]
}
