import { readFile } from 'node:fs/promises'

import { JSDOM } from 'jsdom'

import {
  type Chart,
  drawDays,
  drawFilters,
  drawHits,
  drawNoClicks,
  drawNoResults,
  drawPositions,
  drawRates,
  drawTopSearches,
} from './charts.ts'
import { summarize, type Table, tables, titles } from './format.ts'
import type { SearchReport } from './gather.ts'

type Section = {
  readonly table: keyof typeof tables
  readonly charts: readonly Chart[]
  readonly note: string
}

const sections: readonly Section[] = [
  {
    table: 'days',
    charts: [drawDays, drawRates],
    note: 'Above: searches as bars, visitors as a line. Below: the click-through rate as a line, searches without results dashed. Letters that a visitor types one after the other count as one search. Visitors who did not agree to be counted are in no number of visitors, and each of their keystrokes is a search.',
  },
  {
    table: 'topSearches',
    charts: [drawTopSearches],
    note: 'Rates are shares of the searches whose clicks could be told.',
  },
  {
    table: 'noResults',
    charts: [drawNoResults],
    note: 'What visitors expected to find. With filters: how many of them had at least one.',
  },
  {
    table: 'noClicks',
    charts: [drawNoClicks],
    note: 'Nobody clicked a result in the whole period, or there was none.',
  },
  {
    table: 'positions',
    charts: [drawPositions],
    note: 'Where in the list the clicked results were.',
  },
  {
    table: 'filters',
    charts: [drawFilters],
    note: 'How many searches had at least one condition on the attribute.',
  },
  {
    table: 'hits',
    charts: [drawHits],
    note: 'How many searches had the record on the pages that were seen.',
  },
]

type Build = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly (Node | string)[],
) => HTMLElement

/** Creates elements. Strings become text nodes, so queries cannot inject markup. */
const createBuilder =
  (document: Document): Build =>
  (tag, attributes, children = []) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }

const isNumeric = (cell: string | undefined): boolean => /^[\d.,]+( %)?$|^–$/.test(cell ?? '')

/** Renders a report as a self-contained page: SVG charts, inline styles, no script. */
export async function renderReport(report: SearchReport): Promise<string> {
  const style = await readFile(new URL('report.css', import.meta.url), 'utf8')
  const { index, startDate, endDate } = report
  const dom = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>')
  const { document } = dom.window
  const build = createBuilder(document)
  const title = `Searches in ${index}`
  document.head.append(
    build('meta', { charset: 'utf-8' }),
    build('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    build('meta', { name: 'color-scheme', content: 'light dark' }),
    build('title', {}, [`${title}, ${startDate} to ${endDate}`]),
    build('style', {}, [style]),
  )
  const figures = summarize(report).map(([name, value]) =>
    build('div', {}, [build('dt', {}, [name]), build('dd', {}, [value])]),
  )
  const header = build('header', {}, [
    build('h1', {}, [title]),
    build('p', {}, [`${startDate} to ${endDate}, days in UTC`]),
    build('dl', {}, figures),
  ])
  const parts = sections.map((section) => buildSection(build, report, section))
  document.body.append(build('main', {}, [header, ...parts]))
  return dom.serialize()
}

function buildTable(build: Build, { heads, rows }: Table, title: string): HTMLElement {
  const columns = heads.map((_, column) =>
    rows.every((row) => isNumeric(row[column])) ? 'number' : 'text',
  )
  const cellsOf = (cells: readonly string[], isHead: boolean): readonly HTMLElement[] =>
    cells.map((cell, column) => {
      const isName = isHead || column === 0
      const scope = isName ? { scope: isHead ? 'col' : 'row' } : {}
      const attributes = { class: columns[column] ?? 'text', ...scope }
      return build(isName ? 'th' : 'td', attributes, [build('bdi', {}, [cell])])
    })
  const body = rows.map((row) => build('tr', {}, cellsOf(row, false)))
  const table = build('table', {}, [
    build('caption', {}, [title]),
    build('thead', {}, [build('tr', {}, cellsOf(heads, true))]),
    build('tbody', {}, body),
  ])
  // Makes a wide table scrollable by keyboard too.
  return build('div', { class: 'table', role: 'group', tabindex: '0', 'aria-label': title }, [
    table,
  ])
}

function buildSection(
  build: Build,
  report: SearchReport,
  { table, charts, note }: Section,
): HTMLElement {
  const content = tables[table](report)
  const heading = build('h2', { id: table }, [titles[table]])
  const attributes = { 'aria-labelledby': table }
  if (content.rows.length === 0) {
    return build('section', attributes, [heading, build('p', {}, ['None in this period.'])])
  }
  const drawn = charts.map((draw) => draw(heading.ownerDocument, report))
  const figure = build('figure', {}, [...drawn, build('figcaption', {}, [note])])
  const shown = buildTable(build, content, titles[table])
  return build('section', attributes, [heading, build('div', { class: 'parts' }, [figure, shown])])
}
