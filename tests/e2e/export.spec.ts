import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { compatCount, facts } from './support/expected-data.ts'
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

const ids = (exported: Exported) => exported.records.map(({ id }) => String(id)).toSorted()

test('an exported file has the query in its name and only the results as rows @core', async ({
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
