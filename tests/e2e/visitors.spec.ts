import type { Browser, Page, Response } from '@playwright/test'

import { reportSearches } from '#cli/report/report-command.ts'
import {
  clockAt,
  newFolder,
  removeFolder,
  type Server,
  startServer,
} from '#tests/support/server.ts'

import { liveResults } from './support/features-page.ts'
import { expect, isViewSearch, test } from './support/fixtures.ts'
import { accepted, agree } from './support/visitor.ts'

/** What a visitor does after agreeing. */
type Script = {
  readonly query: string
  /** The place of the result that the visitor opens, from 1. */
  readonly opens?: number
  /** Whether the visitor then copies the link. */
  readonly copies?: true
}

/** When visitors come, and what they do. The first evening ends 15 minutes before midnight. */
const days: readonly { readonly at: number; readonly scripts: readonly Script[] }[] = [
  {
    at: Date.parse('2026-03-10T23:40:00Z'),
    scripts: [
      { query: 'css grid', opens: 1, copies: true },
      { query: 'css grid', opens: 1 },
      { query: 'css grid', opens: 2 },
      { query: 'selectors' },
      { query: 'zzqqxxyyvv' },
    ],
  },
  {
    at: Date.parse('2026-03-11T08:00:00Z'),
    scripts: [
      { query: 'css grid' },
      { query: 'css grid' },
      { query: 'selectors', opens: 3, copies: true },
      { query: 'selectors' },
      { query: 'zzqqxxyyvv' },
    ],
  },
]

type Visit = { readonly address: string; readonly at: number; readonly script: Script }

/** Resolves once the provider has answered the search for the whole query. */
const answeredFor = (page: Page, query: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      isViewSearch(response.request()) &&
      (response.request().postData() ?? '').includes(`"query":"${query}"`),
  )

/** Agrees, types the query a letter at a time, and does the rest of the script, in a browser that was never here. */
async function visit(browser: Browser, { address, at, script }: Visit): Promise<void> {
  const { query, opens, copies } = script
  const context = await browser.newContext({ baseURL: address })
  await context.clock.install({ time: at })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await agree(page)
  await page.goto('/specs')
  await expect(liveResults(page).first()).toBeVisible()
  const answered = answeredFor(page, query)
  await page.getByRole('combobox', { name: /^Search / }).pressSequentially(query, { delay: 60 })
  await answered
  await expect(page).toHaveURL(`/specs?q=${query.replace(' ', '+')}`)
  if (opens !== undefined) {
    await expect(
      page.getByRole('main').getByText(new RegExp(`results? for “${query}”$`)),
    ).toBeVisible()
    // A result counts as seen once it has stood for a second.
    await accepted(page, 'Results shown')
    const opened = accepted(page, 'Result opened')
    await liveResults(page)
      .nth(opens - 1)
      .getByRole('heading')
      .getByRole('link')
      .click()
    await opened
  }
  if (copies) {
    const copied = accepted(page, 'Copied')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await copied
  }
  await context.close()
}

/** The report of two days, made an hour after the last visits began. */
async function readReport({ address, adminKey }: Server) {
  const written: string[] = []
  const out = { write: (text: string) => written.push(text) > 0 }
  const env = {
    ALGOLIA_HOST: address,
    ALGOLIA_APP_ID: 'plinth',
    ALGOLIA_WRITE_KEY: adminKey,
  }
  const code = await reportSearches(
    ['--json', '--index', 'specs', '--days', '2'],
    { env, out, err: { write: () => true } },
    (days.at(-1)?.at ?? 0) + 3_600_000,
  )
  expect(code).toBe(0)
  return JSON.parse(written.join(''))
}

/** The visits of a day, one after the other, to a server that starts at the time of the first. */
async function spendDay(
  browser: Browser,
  folder: string,
  { at, scripts }: (typeof days)[number],
): Promise<Server> {
  const server = await startServer({ PLINTH_DATA: folder, ...clockAt(at) })
  for (const [place, script] of scripts.entries()) {
    await visit(browser, { address: server.address, at: at + place * 60_000, script })
  }
  return server
}

test('ten visitors who agreed are in the report, each on their day, with exactly what they searched for, opened and copied', async ({
  browser,
}) => {
  const folder = await newFolder()
  let server: Server | undefined
  try {
    for (const day of days) {
      await server?.stop()
      server = await spendDay(browser, folder, day)
    }
    if (server !== undefined) expectReport(await readReport(server))
  } finally {
    await server?.stop()
    await removeFolder(folder)
  }
})

function expectReport(report: Awaited<ReturnType<typeof readReport>>): void {
  expect(report.searches).toEqual({
    count: 10,
    dates: [
      { date: '2026-03-10', count: 5 },
      { date: '2026-03-11', count: 5 },
    ],
  })
  expect(report.users).toEqual(report.searches)
  expect(report.noResultRate).toMatchObject({
    count: 10,
    noResultCount: 2,
    rate: 0.2,
    dates: [{ rate: 0.2 }, { rate: 0.2 }],
  })
  expect(report.clickThroughRate).toMatchObject({
    clickCount: 4,
    trackedSearchCount: 10,
    rate: 0.4,
    dates: [
      { date: '2026-03-10', clickCount: 3, rate: 0.6 },
      { date: '2026-03-11', clickCount: 1, rate: 0.2 },
    ],
  })
  expect(report.conversionRate).toMatchObject({
    conversionCount: 2,
    rate: 0.2,
    dates: [{ conversionCount: 1 }, { conversionCount: 1 }],
  })
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
}
