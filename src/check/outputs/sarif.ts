import type { CodePlace } from '#check/analysis/index.ts'
import {
  type CodeReport,
  reasonsOf,
  reportRemarks,
  type ReportItem,
  standingText,
} from '#check/report/index.ts'

import type { FileOptions } from './html.ts'

/** @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html */
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json'

/**
 * The report as SARIF 2.1.0: a result for each place of an entry that does not work everywhere. Uses
 * that the code takes care of or that are ignored are suppressed results.
 */
export function reportSarif(report: CodeReport, { targetsName, pageOf }: FileOptions): string {
  const items = report.items.filter(({ verdict }) => verdict.answer !== 'yes')
  const driver = {
    name: 'Plinth',
    rules: items.map(({ entry }) => ({
      id: entry.key,
      name: entry.name,
      shortDescription: { text: `${entry.name} has to work in ${targetsName}.` },
      helpUri: pageOf(entry),
    })),
  }
  const invocation = {
    executionSuccessful: true,
    toolExecutionNotifications: reportRemarks(report).map(({ places, text }) => ({
      level: 'warning',
      message: { text },
      locations: places.map(({ file, line }) => inFile(file, { startLine: line })),
    })),
  }
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    invocations: [invocation],
    results: items.flatMap((item, ruleIndex) =>
      item.places.map((place) => resultOf(item, { place, ruleIndex })),
    ),
  }
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`
}

function resultOf(
  item: ReportItem,
  { place, ruleIndex }: { readonly place: CodePlace; readonly ruleIndex: number },
) {
  const why = standingText(item)
  const justification =
    item.standing === 'counted' || place.care !== undefined ? careText(place) : why
  const isSuppressed = justification !== '' && !uncertain.has(item.standing)
  return {
    ruleId: item.entry.key,
    ruleIndex,
    level: levelOf(item),
    message: { text: [`${item.entry.name}: ${reasonsOf(item)}.`, why].join(' ').trim() },
    locations: [locationOf(place)],
    ...(isSuppressed && {
      suppressions: [{ kind: place.care === 'ignored' ? 'inSource' : 'external', justification }],
    }),
  }
}

const uncertain: ReadonlySet<string> = new Set(['likely', 'possible'])

function careText({ care }: CodePlace): string {
  if (care === undefined) return ''
  return care === 'ignored' ? 'A comment in the code says to ignore it.' : `Guarded: ${care}.`
}

function levelOf({ standing, verdict }: ReportItem): 'error' | 'warning' | 'note' {
  if (standing !== 'counted') return 'note'
  return verdict.answer === 'no' ? 'error' : 'warning'
}

function locationOf({ file, line, column, end, code, mark }: CodePlace) {
  return inFile(file, {
    startLine: line,
    ...(column !== undefined && { startColumn: column }),
    ...(end !== undefined && { endLine: end.line, endColumn: end.column }),
    ...(code !== undefined &&
      mark !== undefined && { snippet: { text: code.slice(mark.start, mark.end) } }),
  })
}

/** Characters that are not allowed in an address, such as spaces, are escaped. */
function inFile(file: string, region: object) {
  const uri = file.split('/').map(encodeURIComponent).join('/')
  return { physicalLocation: { artifactLocation: { uri }, region } }
}
