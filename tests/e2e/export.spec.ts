import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { atRules, compatCount, facts } from './support/expected-data.ts'
import { liveResults } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openMore } from './support/list-tools.ts'

type Exported = {
  readonly source: string
  readonly total: number
  readonly exported: number
  readonly records: readonly Readonly<Record<string, unknown>>[]
}

const openExport = (page: Page) => openMore(page, 'Export')

/** Presses a button of the export panel, and returns the file that the browser saved. */
async function download(page: Page, format: 'CSV' | 'JSON') {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${format}` }).click()
  const saved = await saving
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') }
}

async function downloadJson(page: Page): Promise<Exported> {
  return JSON.parse((await download(page, 'JSON')).text)
}

/** The rows of a file of comma-separated values (RFC 4180), as a spreadsheet reads them. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** A name as a CSV file has it, so that a spreadsheet does not read it as a formula. */
const guarded = (name: string) => (/^([=+-]|@.*[(!|])/.test(name) ? `'${name}` : name)

const ids = (exported: Exported) => exported.records.map(({ id }) => String(id)).toSorted()

test('a filtered table is exported with exactly the features of the data package', async ({
  page,
}) => {
  const expected = facts
    .filter(({ baseline, areas }) => baseline === 'newly' && areas.has('CSS'))
    .map(({ id }) => id)
    .toSorted()
  expect(expected.length).toBeGreaterThan(20)
  await page.goto('/features?baseline=newly&area=CSS&view=table&cols=baseline,chrome,usage')
  await openExport(page)
  await expect(page.getByText(`All ${expected.length} features`)).toBeVisible()

  const json = await download(page, 'JSON')
  expect(json.name).toMatch(/^plinth-features-\d{4}-\d{2}-\d{2}\.json$/)
  const exported: Exported = JSON.parse(json.text)
  expect(ids(exported)).toEqual(expected)
  expect(exported.records.filter(({ baseline }) => baseline !== 'newly')).toEqual([])
  expect(exported).toMatchObject({ total: expected.length, exported: expected.length })
  expect(exported.source).toMatch(/^http:.*\/features\?baseline=newly&area=CSS&view=table&cols=/)
  await expect(page.getByRole('status').filter({ hasText: 'Exported' })).toHaveText(
    `Exported ${expected.length} features`,
  )

  const csv = await download(page, 'CSV')
  expect(csv.name).toBe(json.name.replace('.json', '.csv'))
  expect(csv.text.startsWith('\uFEFF')).toBe(true)
  const [head, ...rows] = readCsv(csv.text)
  expect(head).toEqual(['id', 'name', 'baseline', 'chrome', 'usage', 'address'])
  expect(rows.map(([id = '']) => id).toSorted()).toEqual(expected)
  const shown = await page.getByRole('main').getByRole('rowheader').allInnerTexts()
  expect(shown).toHaveLength(20)
  expect(rows.slice(0, 20).map(([, name]) => name)).toEqual(shown.map(guarded))
})

test('an exported file has the query in its name and only the results as rows', async ({
  page,
}) => {
  await page.goto('/features?q=%22grid+lanes%22+%2F..')
  await openExport(page)
  const { name, text } = await download(page, 'CSV')
  expect(name).toMatch(/^plinth-features-grid-lanes-\d{4}-\d{2}-\d{2}\.csv$/)
  const found = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
  expect(readCsv(text).map(([, cell]) => cell)).toEqual(['name', ...(await found.allInnerTexts())])
})

test('an export holds all features, and states how many records of a longer list it holds', async ({
  page,
  searches,
}) => {
  await page.goto('/features')
  await openExport(page)
  expect(ids(await downloadJson(page))).toEqual(facts.map(({ id }) => id).toSorted())

  await page.goto('/compat')
  await expect(liveResults(page)).toHaveCount(20)
  const text = `The first 1,000 of ${compatCount.toLocaleString('en')} compatibility entries`
  const asked = searches.length
  await openExport(page)
  await expect(page.getByText(text)).toBeVisible()
  expect(searches.length).toBe(asked)
  const exported = await downloadJson(page)
  expect(new Set(ids(exported)).size).toBe(1000)
  expect(exported).toMatchObject({ total: compatCount, exported: 1000 })
})

test('no cell of an exported CSV file is a formula, and JSON keeps names as they are', async ({
  page,
}) => {
  await page.goto('/compat?path=CSS,At-rules&view=table&cols=kind,path')
  await openExport(page)
  const exported = await downloadJson(page)
  expect(ids(exported)).toEqual(atRules.toSorted())
  const names = exported.records.map(({ name }) => String(name))
  expect(names.filter((name) => guarded(name) !== name).length).toBeGreaterThan(10)

  const [head, ...rows] = readCsv((await download(page, 'CSV')).text)
  expect(head).toEqual(['id', 'name', 'kind', 'path', 'address'])
  expect(rows.flat().filter((cell) => /^([=+\-\t\r]|@.*[(!|])/s.test(cell))).toEqual([])
  expect(rows.map(([, name]) => name)).toEqual(names.map(guarded))
})

test('the page of a list that is shown is copied as a Markdown table', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/specs?q=fetch&view=table&cols=org')
  await openExport(page)
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await expect(page.getByText('Page as Markdown copied.')).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines.slice(0, 2)).toEqual(['| Specification | Organisation |', '| --- | --- |'])
  expect(lines).toContainEqual(
    expect.stringMatching(/^\| \[Fetch\]\(http:.*\/specs\/fetch\) \| WHATWG \|$/),
  )
  const rows = lines.filter((line) => line.startsWith('| ['))
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(rows.length)
})
