import type { BaselineStatus } from '#catalogue/baseline.ts'
import { type CoreBrowser, NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { NEVER_ON_PLATFORM, targetLabel } from '#catalogue/platforms.ts'
import type { Answer } from '#catalogue/verdict/verdict.ts'
import type {
  CodePlace,
  FileProblem,
  FileUnknown,
  FileUnread,
  PartClass,
} from '#check/analysis/index.ts'
import { type CodeReport, reasonsOf, reportSentence, type Standing } from '#check/report/index.ts'
import { codesOn } from '#lib/support-code.ts'

/** The form of the JSON report. It grows when a field changes its meaning or goes. */
export const REPORT_VERSION = 2

/** A report as JSON. Documented in the README of this room. */
export type ReportJson = {
  readonly version: typeof REPORT_VERSION
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly browsers: string
  readonly sentence: string
  /** By what counts alone; null if nothing does. */
  readonly answer: Answer | null
  readonly baseline: BaselineStatus | null
  /** The lowest versions that run all that counts; null if no version does. */
  readonly lowest: Readonly<Record<CoreBrowser, number | null>>
  readonly lowestPlatforms?: Readonly<Record<string, string | null>>
  readonly entries: readonly ReportJsonEntry[]
  readonly problems: readonly FileProblem[]
  readonly unread: readonly FileUnread[]
  readonly notes: readonly string[]
  /** Names that the data does not have. */
  readonly unknown: readonly FileUnknown[]
  /** The number of parts of the code by what became of them. */
  readonly parts: Readonly<Record<PartClass, number>>
}

export type ReportJsonEntry = {
  readonly key: string
  readonly name: string
  readonly features: readonly string[]
  readonly answer: Answer
  readonly standing: Standing
  readonly reasons: string
  readonly baseline: BaselineStatus | null
  /** Only pages on https and on localhost have it. */
  readonly secureContext: boolean
  readonly support: Readonly<Record<string, string>>
  readonly places: readonly CodePlace[]
}

export function reportJson(made: CodeReport, targetsName: string): string {
  const { answer, items, lowest, lowestPlatforms, baseline, today } = made
  const report: ReportJson = {
    version: REPORT_VERSION,
    day: today,
    browsers: targetsName,
    sentence: reportSentence(made, targetsName),
    answer: answer ?? null,
    baseline: baseline.status ?? null,
    lowest: perCoreBrowser((browser) =>
      lowest[browser].version >= NEVER ? null : lowest[browser].version,
    ),
    ...(lowestPlatforms.size > 0 && {
      lowestPlatforms: Object.fromEntries(
        Array.from(lowestPlatforms, ([platform, version]) => [
          platform,
          version >= NEVER_ON_PLATFORM ? null : targetLabel(platform, version),
        ]),
      ),
    }),
    entries: items.map((item) => ({
      key: item.entry.key,
      name: item.entry.name,
      features: item.entry.features.map(([id]) => id),
      answer: item.verdict.answer,
      standing: item.standing,
      reasons: reasonsOf(item),
      baseline: item.entry.baseline ?? null,
      secureContext: item.entry.secureContext === true,
      support: codesOn(item.entry.support, today),
      places: item.places,
    })),
    problems: made.problems,
    unread: made.unread,
    notes: made.notes,
    unknown: made.unknown,
    parts: made.parts,
  }
  return JSON.stringify(report, null, 2)
}
