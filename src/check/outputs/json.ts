import { NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { NEVER_ON_PLATFORM, targetLabel, versionLabel } from '#catalogue/platforms.ts'
import { namedIn } from '#catalogue/targets/fold.ts'
import {
  type CodeReport,
  raiseSentence,
  reasonsOf,
  type ReportItem,
  reportSentence,
  reportRows,
} from '#check/report/index.ts'
import { codesOn } from '#lib/support-code.ts'

/** The form of the JSON report. It grows when a field changes its meaning or goes. */
export const REPORT_VERSION = 2

/** A report as JSON. The README of the room says what each field holds. */
export function reportJson(made: CodeReport, targetsName: string): string {
  const { answer, items, lowest, lowestPlatforms, baseline, today } = made
  const report = {
    version: REPORT_VERSION,
    day: today,
    browsers: targetsName,
    sentence: reportSentence(made, targetsName),
    answer: answer ?? null,
    baseline: baseline.status ?? null,
    lowest: perCoreBrowser((browser) =>
      lowest[browser].version >= NEVER ? null : lowest[browser].version,
    ),
    lowestPlatforms: Object.fromEntries(
      Array.from(lowestPlatforms, ([platform, version]) => [
        platform,
        version >= NEVER_ON_PLATFORM ? null : targetLabel(platform, version),
      ]),
    ),
    raises: made.raises.map(raiseFields),
    entries: reportRows(items).flatMap((row) =>
      row.map((item) => ({ ...entryFields(item, today), row: row[0].entry.key })),
    ),
    problems: made.problems,
    unread: made.unread,
    notes: made.notes,
    unknown: made.unknown,
    parts: made.parts,
  }
  return JSON.stringify(report, null, 2)
}

function raiseFields(raise: CodeReport['raises'][number]) {
  const { to, works, of } = raise
  const versions = namedIn(to).map(({ name, version }) => [name, versionLabel(name, version)])
  return { sentence: raiseSentence(raise), versions: Object.fromEntries(versions), works, of }
}

function entryFields(item: ReportItem, today: string) {
  const { entry, verdict, standing, places } = item
  return {
    key: entry.key,
    name: entry.name,
    features: entry.features.map(([id]) => id),
    answer: verdict.answer,
    standing,
    reasons: reasonsOf(item),
    baseline: entry.baseline ?? null,
    secureContext: entry.secureContext === true,
    support: codesOn(entry.support, today),
    places,
  }
}
