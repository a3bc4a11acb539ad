import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { noChanges } from '#catalogue/events/change-log.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { browserslistLine } from '#catalogue/features/browserslist-line.ts'
import { formatDay } from '#lib/format-day.ts'
import { featureMarkdown } from '#routes/detail/feature/feature-markdown.ts'
import { firstVersions } from '#routes/detail/feature/support-cells.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { featuresList } from '#search/lists/features.ts'
import { exportText } from '#search/table/export-files.ts'
import { exportTable } from '#search/table/export-table.ts'
import { feedFiles } from '#server/feeds/feeds.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { SupportCells } from '#ui/support/support-cells.tsx'

import { cellText, codeText, csvText, exportedDays, standsAlone, versionList } from './expected.ts'
import { factsOf, featureIds, usageOf, versionOf } from './oracle.ts'
import { majorMinor } from './versions.ts'

const { records, summary } = await loadCatalogue()
const today = summary.asOf
const byId = new Map(records.features.map((record) => [record.objectID, record]))

/** Sixty features: the same ones for the same data, others for other data. */
function draw(): readonly string[] {
  let state = 20_261_122
  const left = [...featureIds]
  return Array.from({ length: 60 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return left.splice(state % left.length, 1)
  }).flat()
}

const sample = draw().flatMap((id) => byId.get(id) ?? [])

/** The same question about each feature of the sample: id → what a surface says. */
function ofEach<Answer>(answer: (feature: (typeof sample)[number]) => Answer) {
  return Object.fromEntries(sample.map((feature) => [feature.objectID, answer(feature)]))
}

/** The texts of the elements of some markup, one after the other. */
const textsOf = (markup: string): readonly string[] =>
  markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** The rows of a CSV file whose cells hold no line breaks but in quotes. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

test('sixty features are drawn, each of which has a record with its name', () => {
  expect(sample).toHaveLength(60)
  expect(ofEach(({ name }) => name)).toEqual(ofEach(({ objectID }) => factsOf(objectID).name))
})

/** Whether a figure, "30.9 %", is the packages', within its last digit: the record has rounded it once. */
const isUsage = (figure: string, id: string): boolean =>
  Math.abs(Number.parseFloat(figure) - usageOf(id)) <= (figure.includes('%') ? 0.056 : 0.0051)

test('the cells and the usage of a list row are those of the packages', () => {
  const shown = ofEach(({ objectID: id, support, shipped, usage }) => {
    const props = { columns: browserColumns, support, shipped, today, usage }
    const texts = textsOf(renderToStaticMarkup(createElement(SupportCells, props)))
    return { cells: texts.slice(1, 8), isUsage: isUsage(texts[8] ?? '', id) }
  })
  expect(shown).toEqual(
    ofEach(({ objectID: id }) => ({
      cells: coreBrowsers.map((browser) => cellText(id, browser, today)),
      isUsage: true,
    })),
  )
})

test('the cells, days, usage and blockers of the table and its CSV file are those of the packages', () => {
  const columns = [...coreBrowsers, 'newly', 'widely', 'engines', 'blocker', 'only', 'usage']
  const options = { list: featuresList, columns, today, addressOf: (id: string) => `/${id}` }
  const [, ...rows] = parseCsv(exportText.csv(exportTable(options, sample)))
  const wanted = sample.map(({ objectID: id }) => {
    const { engines, blocker = '', only = '' } = standsAlone(id)
    const { newly, widely } = exportedDays(id, today)
    const cells = coreBrowsers.map((browser) => csvText(id, browser, today))
    return { id, cells, other: [newly, widely, String(engines), blocker, only], isUsage: true }
  })
  const found = rows.map(([id = '', , ...cells]) => ({
    id,
    cells: cells.slice(0, coreBrowsers.length),
    other: cells.slice(coreBrowsers.length, -2),
    isUsage: isUsage(cells.at(-2) ?? '', id),
  }))
  expect(found).toEqual(wanted)
})

test('the first versions of a page are those of the list row', () => {
  expect(ofEach((feature) => firstVersions(feature, today).map(({ cell }) => cell.text))).toEqual(
    ofEach(({ objectID: id }) => coreBrowsers.map((browser) => cellText(id, browser, today))),
  )
})

test('what is copied from a page, the browserslist line and the table, has the versions of the packages', () => {
  const copied = ofEach((feature) => ({
    line: [...browserslistLine(feature).matchAll(/ >= ([\d.]+)/g)].map(([, number]) =>
      Number(number),
    ),
    table: featureMarkdown(feature, { address: '/', today, verdict: '' })
      .split('\n')
      .findLast((line) => line.startsWith('|'))
      ?.split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  }))
  expect(copied).toEqual(
    ofEach(({ objectID: id }) => ({
      // A line that leaves out a browser would promise too much.
      line: coreBrowsers.some((browser) => versionOf(id, browser) === undefined)
        ? []
        : coreBrowsers.map((browser) => majorMinor(versionOf(id, browser) ?? '')),
      table: coreBrowsers.map((browser) => codeText(id, browser, today)),
    })),
  )
})

test('the feed has the sampled features of the newest days, with the versions of the packages', () => {
  const sources = {
    features: sample,
    releases: [],
    asOf: today,
    siteUrl: 'https://plinth.example',
    days: releaseDaysOf({}),
    log: noChanges,
  }
  const feed = feedFiles(sources).get('/feeds/newly.atom') ?? ''
  const entries = feed.split('<entry>').slice(1)
  const dated = sample.flatMap(({ objectID: id }) => {
    const { newly, isDiscouraged } = factsOf(id)
    return newly === undefined || isDiscouraged ? [] : [{ id, day: newly.replace('≤', '') }]
  })
  const days = dated
    .map(({ day }) => day)
    .toSorted()
    .toReversed()
  const wanted = dated.filter(({ day }) => day >= (days[49] ?? ''))
  expect(entries).toHaveLength(wanted.length)
  const wrong = wanted.filter(({ id, day }) => {
    const entry = entries.find((text) => text.includes(`/features/${id}"`)) ?? ''
    return !entry.includes(`since ${formatDay(day)}: ${versionList(id)}.</summary>`)
  })
  expect(wrong).toEqual([])
})

test('the filters count a version as the number that the packages give', () => {
  const shown = ofEach(({ min }) => coreBrowsers.map((browser) => min[browser]))
  expect(shown).toEqual(
    ofEach(({ objectID: id }) =>
      coreBrowsers.map((browser) => {
        const version = versionOf(id, browser)
        return version === undefined ? 9999 : majorMinor(version)
      }),
    ),
  )
})
