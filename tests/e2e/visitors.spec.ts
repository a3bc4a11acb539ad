import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { reportSearches } from '../../src/cli/report/report-command.ts'
import { expect, test } from './support/fixtures.ts'

/** What a visitor does after agreeing. Nobody else in the journeys searches specifications after agreeing. */
type Script = {
  readonly query: string
  /** The place of the result that the visitor opens, from 1. */
  readonly opens?: number
  /** Whether the visitor then copies the link. */
  readonly copies?: true
}

const scripts: readonly Script[] = [
  { query: 'css grid', opens: 1, copies: true },
  { query: 'css grid', opens: 1 },
  { query: 'css grid', opens: 2 },
  { query: 'css grid' },
  { query: 'css grid' },
  { query: 'selectors', opens: 3, copies: true },
  { query: 'selectors' },
  { query: 'selectors' },
  { query: 'zzqqxxyyvv' },
  { query: 'zzqqxxyyvv' },
]

const accepted = (page: Page, name: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/1/events') &&
      (response.request().postData() ?? '').includes(name) &&
      response.ok(),
  )

/** Agrees, types the query a letter at a time, and does the rest of the script, in a browser that was never here. */
async function visit(browser: Browser, { query, opens, copies }: Script): Promise<void> {
  const context = await browser.newContext()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByText('On: you agreed.')).toBeVisible()
  await page.goto('/specs')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('combobox', { name: /^Search / }).pressSequentially(query, { delay: 60 })
  await expect(page).toHaveURL(`/specs?q=${query.replace(' ', '+')}`)
  if (opens !== undefined) {
    await expect(
      page.getByRole('main').getByText(new RegExp(`results? for “${query}”$`)),
    ).toBeVisible()
    // A result counts as seen once it has stood for a second.
    await accepted(page, 'Results shown')
    const opened = accepted(page, 'Result opened')
    await page
      .getByRole('article')
      .nth(opens - 1)
      .getByRole('heading')
      .getByRole('link')
      .click()
    await opened
  }
  if (copies) {
    const copied = accepted(page, 'Copied')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await copied
  }
  await page.waitForTimeout(300)
  await context.close()
}

async function readReport(address: string) {
  const key = await readFile(join(process.env.PLINTH_DATA ?? '', 'admin-key'), 'utf8')
  const written: string[] = []
  const out = { write: (text: string) => written.push(text) > 0 }
  const env = {
    ALGOLIA_HOST: address,
    ALGOLIA_APP_ID: 'plinth',
    ALGOLIA_WRITE_KEY: key.trim(),
  }
  const code = await reportSearches(['--json', '--index', 'specs', '--days', '2'], {
    env,
    out,
    err: { write: () => true },
  })
  expect(code).toBe(0)
  return JSON.parse(written.join(''))
}

test('ten visitors who agreed are in the report, with exactly what they searched for, opened and copied', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  for (const script of scripts) await visit(browser, script)
  const report = await readReport(String(baseURL))
  expect(report.searches.count).toBe(10)
  expect(report.users.count).toBe(10)
  expect(report.noResultRate).toMatchObject({ count: 10, noResultCount: 2, rate: 0.2 })
  expect(report.clickThroughRate).toMatchObject({
    clickCount: 4,
    trackedSearchCount: 10,
    rate: 0.4,
  })
  expect(report.conversionRate).toMatchObject({ conversionCount: 2, rate: 0.2 })
  // At 1, 1, 2 and 3.
  expect(report.averageClickPosition).toMatchObject({ average: 1.75, clickCount: 4 })
  expect(report.topSearches).toMatchObject([
    {
      search: 'css grid',
      count: 5,
      clickThroughRate: 0.6,
      averageClickPosition: 4 / 3,
      conversionRate: 0.2,
    },
    { search: 'selectors', count: 3, averageClickPosition: 3, conversionRate: 1 / 3 },
    { search: 'zzqqxxyyvv', count: 2, nbHits: 0, clickThroughRate: 0, averageClickPosition: null },
  ])
  expect(report.noResults).toEqual([{ search: 'zzqqxxyyvv', count: 2, withFilterCount: 0 }])
})
