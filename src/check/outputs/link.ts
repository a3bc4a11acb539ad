import { type CodeEntry, noParts } from '#check/analysis/index.ts'
import {
  type CodeReport,
  type Reported,
  type ReportedUse,
  type ReportItem,
  type Standing,
  standings,
  unreadCount,
} from '#check/report/index.ts'

/**
 * A report in an address names its entries by their keys, which outlive a change of the data: first
 * the form, the number of parts not read or not known and that of entries left out ("1-0-0"), then the keys in
 * order. Of each, a figure says how many parts it shares with the one before; what follows "~" is
 * the number of places, if there are several, and a letter for its standing:
 * "1-2-0,0css.properties.gap~3,2inset~h".
 */
const FORM = '1'

/** Addresses up to this length pass through chats, mail and servers. */
export const LONGEST_REPORT = 2000

const letterOf = (standing: Standing): string => (standing === 'counted' ? '' : standing.charAt(0))

/**
 * The report as a parameter of an address, without the code. A long one leaves out what works in
 * every browser of "widely available"; undefined if it is still too long.
 */
export function formatReport(report: CodeReport): string | undefined {
  const { items, beyond } = report
  const whole = write(report, items, beyond)
  if (whole.length <= LONGEST_REPORT) return whole
  const fewer = items.filter(
    ({ entry, verdict }) => entry.baseline !== 'widely' || verdict.answer !== 'yes',
  )
  const short = write(report, fewer, beyond + items.length - fewer.length)
  return short.length <= LONGEST_REPORT ? short : undefined
}

function write(report: CodeReport, items: readonly ReportItem[], beyond: number): string {
  const sorted = items.toSorted((a, b) => (a.entry.key < b.entry.key ? -1 : 1))
  let before: readonly string[] = []
  const entries = sorted.map(({ entry, count, standing }) => {
    const parts = entry.key.split('.')
    const differs = parts.findIndex((part, place) => part !== before[place])
    const shared = Math.min(9, differs === -1 ? before.length : differs)
    before = parts
    const places = count > 1 ? String(count) : ''
    const suffix = places + letterOf(standing)
    return `${shared}${parts.slice(shared).join('.')}${suffix === '' ? '' : `~${suffix}`}`
  })
  const rest = unreadCount(report) + report.unknown.length
  return [`${FORM}-${rest}-${beyond}`, ...entries].join(',')
}

/**
 * Reads a report from an address. Entries that the data no longer has are counted as left out.
 * Returns undefined for a text that is no report.
 */
export function parseReport(
  text: string,
  entryOf: (key: string) => CodeEntry | undefined,
): Reported | undefined {
  const [head = '', ...written] = text.slice(0, LONGEST_REPORT * 2).split(',')
  const [, unread, beyond] = /^1-(\d{1,6})-(\d{1,6})$/.exec(head) ?? []
  if (unread === undefined || beyond === undefined) return undefined
  let before: readonly string[] = []
  const read = written.map((entry): ReportedUse | undefined => {
    const [, shared = '0', rest = '', count, letter = ''] = pattern.exec(entry) ?? []
    before = [...before.slice(0, Number(shared)), ...(rest === '' ? [] : rest.split('.'))]
    const known = entryOf(before.join('.'))
    const standing = standingOf(letter)
    if (known === undefined || standing === undefined) return undefined
    return { entry: known, standing, places: [], count: Number(count ?? '1') }
  })
  const uses = read.filter((use) => use !== undefined)
  return {
    uses,
    problems: [],
    unread: [],
    notes: [],
    parts: noParts,
    unknown: [],
    unreadParts: Number(unread),
    leftOut: Number(beyond) + read.length - uses.length,
  }
}

const pattern = /^(\d)([\w@$.-]*)(?:~(\d{1,6})?([a-z]?))?$/

const standingOf = (letter: string): Standing | undefined =>
  standings.find((standing) => letterOf(standing) === letter)
