import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { stateOf } from '#catalogue/verdict/states.ts'
import type { CodeEntry } from '#check/analysis/index.ts'
import {
  type CodeReport,
  countsSentence,
  isUndecided,
  lowestVersionText,
  partsSentence,
  placesOfRow,
  placeWords,
  raiseSentence,
  reasonsOf,
  reportRemarks,
  type ItemRow,
  reportSentence,
  type RowPlace,
  reportRows,
  type Standing,
  standings,
  standingText,
  verdictText,
} from '#check/report/index.ts'
import { type Markup, xml } from '#lib/formats/xml.ts'
import { capitalized, sentences } from '#lib/sentence.ts'
import { codeText } from '#lib/support-code.ts'

export type FileOptions = {
  readonly targetsName: string
  /** The address of the page of an entry, with its origin. */
  readonly pageOf: (entry: CodeEntry) => string
}

/** The report as a document of its own, which needs neither scripts nor other files. */
export function reportHtml(report: CodeReport, options: FileOptions): string {
  const sentence = reportSentence(report, options.targetsName)
  const said = [...report.raises.map(raiseSentence), countsSentence(report), partsSentence(report)]
  const checked = `Checked on ${report.today} in ${options.targetsName}.`
  const remarks = reportRemarks(report).map(({ places, text }) =>
    [...places.map(({ file, line }) => `${file}, line ${line}`), text].join(': '),
  )
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
<p><b>Plinth</b> · Check code</p>
<h1 data-answer="${isUndecided(report) ? 'open' : (report.answer ?? 'open')}">${sentence}</h1>
${[...said, checked].map((text) => xml`<p>${text}</p>\n`)}
<ul>${remarks.map((text) => xml`<li>${text}</li>`)}</ul>
${standings.map((standing) => sectionOf(standing, { ...options, report }))}
</body>
</html>
`)}`
}

// The colours and sizes of the page. A style sheet is written as it is: escaped line ends would be a part of its selectors.
const style = xml`:root { --text: light-dark(#1d1f25, #ecebe8); --muted: light-dark(#555860, #a7a9b0); --line: light-dark(#dbd9d3, #313338) }
:root { --yes: light-dark(#006731, #78d694); --part: light-dark(#8b4b00, #f2b966); --no: light-dark(#a92227, #f98f87) }
:root { color-scheme: light dark; color: var(--text); background: light-dark(#fbfaf7, #111316) }
body { max-width: 82.5rem; margin: 1rem auto 3rem; padding: 0 1rem; font: 0.875rem/1.5 system-ui, -apple-system, sans-serif }
h1 { margin: 1.5rem 0 1rem; font-size: 1.375rem; line-height: 1.25 }
h2 { margin: 2rem 0 0.5rem; font-size: 1.0625rem }
section { overflow-x: auto }
p, ul { margin: 0.25rem 0; padding: 0; list-style: none; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.75rem 0.5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400 }
tr > :first-child { min-width: 17rem; width: 100%; padding-left: 0 }
thead th, ul { color: var(--muted); font-size: 0.8125rem }
td { min-width: 3.25rem }
a { margin-right: 0.75rem; color: light-dark(#3550b3, #93aef8); font-weight: 600 }
[data-answer], [data-state] { color: var(--part) }
[data-answer='yes'], [data-state='yes'] { color: var(--yes) }
[data-answer='no'], [data-state='notYet'], [data-state='removed'] { color: var(--no) }
ul code, mark { color: var(--text) }
mark { background: light-dark(#fde89a, #5f4a02) }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9375em }`

type Rest = FileOptions & { readonly report: CodeReport }

function sectionOf(standing: Standing, rest: Rest): Markup {
  const { items, lowest } = rest.report
  const rows = reportRows(items.filter((item) => item.standing === standing))
  if (rows.length === 0) return xml``
  const names = coreBrowsers.map((browser) => browserLabels[browser].name)
  const versions = coreBrowsers.map((browser) => lowestVersionText(lowest[browser].version))
  const whole = xml`<tr><th scope="row"><b>Lowest common versions</b></th>${cells(versions)}</tr>\n`
  return xml`<section>
<h2>${`${capitalized(standing)} (${rows.length})`}</h2>
<table>
<thead><tr><th scope="col">Entry</th>${names.map((name) => xml`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${standing === 'counted' ? whole : xml``}${rows.map((row) => rowOf(row, rest))}</tbody>
</table>
</section>`
}

const cells = (texts: readonly string[]) => texts.map((text) => xml`<td>${text}</td>`)

function rowOf(row: ItemRow, { pageOf, report: { today } }: Rest): Markup {
  const [item] = row
  const { places, count } = placesOfRow(row)
  const reasons = reasonsOf(item)
  const why = sentences(reasons === '' ? '' : `${capitalized(reasons)}.`, standingText(item))
  const more = count - places.length
  const versions = coreBrowsers.map((browser) => codeText(item.entry.support[browser], today))
  return xml`<tr>
<th scope="row">
${row.map(({ entry }) => xml`<a href="${pageOf(entry)}"><code>${entry.name}</code></a> `)}
<b data-state="${stateOf(item.verdict)}">${verdictText(item)}</b>
<p>${why}</p>
<ul>${places.map(placeOf)}</ul>${more > 0 ? `${more} more` : ''}
</th>
${cells(versions)}
</tr>`
}

function placeOf(place: RowPlace): Markup {
  const name = `${place.file}, ${placeWords(place)}`
  const code = place.pieces.map(({ text, isUse }) =>
    isUse ? xml`<mark>${text}</mark>` : xml`${text}`,
  )
  return code.length === 0 ? xml`<li>${name}</li>` : xml`<li>${name} <code>${code}</code></li>`
}
