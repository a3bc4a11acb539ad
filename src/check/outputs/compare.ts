import * as v from 'valibot'

import type { CodeReport, ReportItem } from '#check/report/index.ts'

import { REPORT_VERSION } from './json.ts'

const earlierSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.number(),
    day: v.string(),
    browsers: v.string(),
    entries: v.array(v.object({ key: v.string(), name: v.string(), answer: v.string() })),
  }),
)

export type ReportComparison = {
  /** `YYYY-MM-DD` of the earlier report. */
  readonly day: string
  readonly browsers: string
  readonly added: readonly ReportItem[]
  /** Names of entries that the code no longer uses. */
  readonly gone: readonly string[]
  /** Entries in both whose answer differs. */
  readonly changed: readonly ReportItem[]
  /** The number of entries in both with the same answer. */
  readonly still: number
}

/** Compares with an earlier report, read from its JSON; a sentence if that cannot be read. */
export function compareWith(report: CodeReport, text: string): ReportComparison | string {
  const read = v.safeParse(earlierSchema, text)
  if (!read.success) {
    return 'This file is not a report. Choose one that was downloaded here as JSON.'
  }
  const earlier = read.output
  if (earlier.version > REPORT_VERSION) return 'A newer version of this page wrote this report.'
  const before = new Map(earlier.entries.map((entry) => [entry.key, entry]))
  const now = new Set(report.items.map(({ entry }) => entry.key))
  const common = report.items.filter(({ entry }) => before.has(entry.key))
  const changed = common.filter(
    ({ entry, verdict }) => before.get(entry.key)?.answer !== verdict.answer,
  )
  return {
    day: earlier.day,
    browsers: earlier.browsers,
    added: report.items.filter(({ entry }) => !before.has(entry.key)),
    gone: earlier.entries.filter(({ key }) => !now.has(key)).map(({ name }) => name),
    changed,
    still: common.length - changed.length,
  }
}
