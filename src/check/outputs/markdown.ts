import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import {
  type CodeReport,
  countsSentence,
  lowestVersionText,
  partsSentence,
  placesOfRow,
  placesText,
  raiseSentence,
  type ItemRow,
  reportSentence,
  reportRows,
  standingText,
  unknownText,
  verdictText,
} from '#check/report/index.ts'
import { escapeMarkdown, markdownTable } from '#lib/formats/markdown.ts'
import { joinWords } from '#lib/sentence.ts'
import { codeText } from '#lib/support-code.ts'

/** The report as Markdown: its sentence, and a table of the entries. */
export function reportMarkdown(report: CodeReport, targetsName: string): string {
  const { items, lowest, today } = report
  const browsers = coreBrowsers.map((browser) => browserLabels[browser].name)
  const rows = reportRows(items).map((row) => cellsOf(row, today))
  const all = coreBrowsers.map((browser) => lowestVersionText(lowest[browser].version))
  const table = markdownTable(
    ['Entry', `Works in ${escapeMarkdown(targetsName)}`, ...browsers, 'Used in', 'Not counted'],
    [['All together', '', ...all, '', ''], ...rows],
  )
  const names = report.unknown.map(unknownText)
  const said = [
    reportSentence(report, targetsName),
    ...report.raises.map(raiseSentence),
    countsSentence(report),
    partsSentence(report),
    ...(names.length === 0 ? [] : [`Not in the data: ${joinWords(names)}.`]),
    ...report.notes,
  ].filter((text) => text !== '')
  return `${said.map(escapeMarkdown).join('\n\n')}\n\n${table}\n`
}

function cellsOf(row: ItemRow, today: string): readonly string[] {
  const [item] = row
  const versions = coreBrowsers.map((browser) => codeText(item.entry.support[browser], today))
  const name = row.map(({ entry }) => entry.name).join(', ')
  const [used, why] = [placesText(placesOfRow(row)), standingText(item)]
  return [
    escapeMarkdown(name),
    verdictText(item),
    ...versions,
    escapeMarkdown(used),
    escapeMarkdown(why),
  ]
}
