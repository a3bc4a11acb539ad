import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { CodeEntry, CodePlace } from '#check/analysis/index.ts'
import {
  type CodeReport,
  countsSentence,
  lowestVersionText,
  partsSentence,
  placeWords,
  reasonsOf,
  type ReportItem,
  reportSentence,
  type Standing,
  standingText,
  unknownText,
  verdictText,
} from '#check/report/index.ts'
import { type Markup, xml } from '#lib/formats/xml.ts'
import { codeText } from '#lib/support-code.ts'

export type FileOptions = {
  readonly targetsName: string
  /** The address of the page of an entry, with its origin. */
  readonly pageOf: (entry: CodeEntry) => string
}

const sections: readonly (readonly [Standing, title: string])[] = [
  ['counted', 'What counts'],
  ['likely', 'Likely, not certain'],
  ['possible', 'Possible, not certain'],
  ['guarded', 'Guarded'],
  ['harmless', 'Harmless'],
  ['ignored', 'Ignored'],
]

/** The report as a document of its own, which needs neither scripts nor other files. */
export function reportHtml(report: CodeReport, options: FileOptions): string {
  const sentence = reportSentence(report, options.targetsName)
  const parts = sections.flatMap(([standing, title]) => {
    const items = report.items.filter((item) => item.standing === standing)
    return items.length === 0 ? [] : [sectionOf(title, items, { ...options, report })]
  })
  return `<!doctype html>\n${String(xml`<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${sentence}</title>
<style>
${style}
</style>
</head>
<body>
<h1>${sentence}</h1>
<p>${countsSentence(report)}</p>
<p>${partsSentence(report)}</p>
<p>${`Checked on ${report.today} in ${options.targetsName}.`}</p>
${listOf(
  'Not in the data',
  report.unknown.map((one) => `${one.file}, line ${one.line}: ${one.kind} ${unknownText(one)}`),
)}
${listOf('Not read', notRead(report))}
${lowestTable(report)}
${parts}
</body>
</html>
`)}`
}

// The colours and sizes of the page. A style sheet is written as it is: escaped line ends would be a part of its selectors.
const style = xml`:root { color-scheme: light dark; color: light-dark(#1d1f25, #ecebe8); background: light-dark(#fbfaf7, #111316) }
body { max-width: 82.5rem; margin: 2rem auto; padding: 0 1rem; font: 0.875rem/1.5 system-ui, -apple-system, sans-serif }
h1 { font-size: 2rem; line-height: 1.2 }
h2 { margin: 2rem 0 0.5rem; font-size: 1.0625rem }
section { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid light-dark(#dbd9d3, #313338); text-align: start; vertical-align: top }
thead th { color: light-dark(#555860, #a7a9b0); font-weight: 500 }
td ul { margin: 0; padding: 0; list-style: none }
a { color: light-dark(#3550b3, #93aef8) }
mark { background: light-dark(#fde89a, #5f4a02); color: inherit }
code { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }`

function notRead({ problems, unread, notes }: CodeReport): readonly string[] {
  return [
    ...problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`),
    ...unread.map(({ file, line, what }) => `${file}, line ${line}: ${what} not read`),
    ...notes,
  ]
}

function listOf(title: string, lines: readonly string[]): Markup {
  if (lines.length === 0) return xml``
  return xml`<section>
<h2>${title}</h2>
<ul>${lines.map((line) => xml`<li>${line}</li>`)}</ul>
</section>`
}

function heads(): readonly Markup[] {
  return coreBrowsers.map((browser) => xml`<th scope="col">${browserLabels[browser].name}</th>`)
}

function lowestTable({ answer, lowest }: CodeReport): Markup {
  if (answer === undefined) return xml``
  return xml`<section>
<h2>Lowest common versions</h2>
<table>
<thead><tr>${heads()}</tr></thead>
<tbody><tr>${coreBrowsers.map(
    (browser) => xml`<td>${lowestVersionText(lowest[browser].version)}</td>`,
  )}</tr></tbody>
</table>
</section>`
}

type Rest = FileOptions & { readonly report: CodeReport }

function sectionOf(title: string, items: readonly ReportItem[], rest: Rest): Markup {
  return xml`<section>
<h2>${`${title} (${items.length})`}</h2>
<table>
<thead><tr><th scope="col">Entry</th><th scope="col">Works</th>${heads()}<th scope="col">Used in</th></tr></thead>
<tbody>${items.map((item) => rowOf(item, rest))}</tbody>
</table>
</section>`
}

function rowOf(item: ReportItem, { pageOf, report }: Rest): Markup {
  const { entry, places, count } = item
  const reasons = reasonsOf(item)
  const why = [reasons === '' ? '' : `${reasons}.`, standingText(item)].join(' ').trim()
  const more = count - places.length
  return xml`<tr>
<th scope="row"><a href="${pageOf(entry)}"><code>${entry.name}</code></a></th>
<td>${verdictText(item)}<br />${why}</td>
${coreBrowsers.map((browser) => xml`<td>${codeText(entry.support[browser], report.today)}</td>`)}
<td><ul>${places.map(placeOf)}</ul>${more > 0 ? `${more} more` : ''}</td>
</tr>`
}

function placeOf(place: CodePlace): Markup {
  const { file, code, mark } = place
  const name = `${file}, ${placeWords(place)}`
  if (code === undefined || mark === undefined) return xml`<li>${name}</li>`
  const [before, use, after] = [
    code.slice(0, mark.start),
    code.slice(mark.start, mark.end),
    code.slice(mark.end),
  ]
  return xml`<li>${name}<br /><code>${before}<mark>${use}</mark>${after}</code></li>`
}
