import { isListOf, isShape, isText, isNumber } from '#lib/shapes.ts'
import type { CodeReport, ReportItem } from '#routes/check/report/report.ts'

import { REPORT_VERSION } from './json.ts'

type Earlier = {
  readonly version: number
  readonly day: string
  readonly browsers: string
  readonly entries: readonly {
    readonly key: string
    readonly name: string
    readonly answer: string
  }[]
}

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

const isEarlier = isShape<Earlier>({
  version: isNumber,
  day: isText,
  browsers: isText,
  entries: isListOf(
    isShape<Earlier['entries'][number]>({ key: isText, name: isText, answer: isText }),
  ),
})

/** Compares with an earlier report, read from its JSON; a sentence if that cannot be read. */
export function compareWith(report: CodeReport, text: string): ReportComparison | string {
  const earlier = readEarlier(text)
  if (typeof earlier === 'string') return earlier
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

function readEarlier(text: string): Earlier | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'This file is not JSON. Choose a report that was downloaded here as JSON.'
  }
  if (!isEarlier(value)) return 'This file is not a report that was downloaded here as JSON.'
  if (value.version > REPORT_VERSION) return 'A newer version of this page wrote this report.'
  return value
}
