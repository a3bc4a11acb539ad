import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import {
  type CodeReport,
  countsSentence,
  lowestVersionText,
  partsSentence,
  placesText,
  type ReportItem,
  reportSentence,
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
  const rows = items.map((item) => cellsOf(item, today))
  const all = coreBrowsers.map((browser) => lowestVersionText(lowest[browser].version))
  const table = markdownTable(
    ['Entry', `Works in ${escapeMarkdown(targetsName)}`, ...browsers, 'Used in', 'Not counted'],
    [['All together', '', ...all, '', ''], ...rows],
  )
  const names = report.unknown.map(unknownText)
  const said = [
    reportSentence(report, targetsName),
    countsSentence(report),
    partsSentence(report),
    ...(names.length === 0 ? [] : [`Not in the data: ${joinWords(names)}.`]),
    ...report.notes,
  ].filter((text) => text !== '')
  return `${said.map(escapeMarkdown).join('\n\n')}\n\n${table}\n`
}

function cellsOf(item: ReportItem, today: string): readonly string[] {
  const versions = coreBrowsers.map((browser) => codeText(item.entry.support[browser], today))
  const [name, used, why] = [item.entry.name, placesText(item), standingText(item)]
  return [
    escapeMarkdown(name),
    verdictText(item),
    ...versions,
    escapeMarkdown(used),
    escapeMarkdown(why),
  ]
}
