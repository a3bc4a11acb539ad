import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { APIRequestContext, Page } from '@playwright/test'

import { featuresPage, liveResults } from './support/features-page.ts'
import { expect, isViewSearch, test } from './support/fixtures.ts'
import { accepted, agree } from './support/visitor.ts'

test.use({ ownContext: true })

const rows = liveResults

/** The titles of all rows, from the first. */
const titles = async (page: Page) => featuresPage(page).allNames()

/** Opens and saves the feature at a place of the list, from 0. */
async function prefer(page: Page, place: number): Promise<void> {
  const opened = accepted(page, 'Result opened')
  const saved = accepted(page, 'Saved')
  await rows(page).nth(place).getByRole('heading').getByRole('link').click()
  await opened
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await saved
}

/** The user token that a list sends. */
async function tokenOf(page: Page, list: string): Promise<string> {
  const sent = page.waitForRequest(isViewSearch)
  await page.goto(list)
  const { requests } = JSON.parse((await sent).postData() ?? '')
  return String(requests[0].userToken)
}

/** What the provider answers about the profile of a visitor. */
async function profile(request: APIRequestContext, token: string): Promise<number> {
  const key = await readFile(join(process.env.PLINTH_DATA ?? '', 'admin-key'), 'utf8')
  const answer = await request.get(`/1/profiles/personalization/${token}`, {
    headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': key.trim() },
  })
  return answer.status()
}

test('what a visitor used comes first for that visitor alone, until it is switched off or withdrawn', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const list = '/features?q=color'
  await agree(page)
  // What is opened before the code of events has loaded is not reported.
  const reported = accepted(page, 'Results shown')
  await page.goto(list)
  await reported
  const common = await titles(page)
  await expect(page.getByText(/^Ordered for you\./)).toHaveCount(0)
  await prefer(page, 6)

  // The provider looks at the events again after a second.
  await expect(async () => {
    await page.goto(list)
    await expect(page.getByText(/^Ordered for you\./)).toBeVisible({ timeout: 2000 })
  }).toPass()
  const own = await titles(page)
  expect(own.indexOf(common[6] ?? ''), 'the place of the feature').toBeLessThan(6)
  const token = await tokenOf(page, list)
  expect(await profile(request, token), 'the profile exists').toBe(200)

  await test.step('another visitor who agreed has the order for everybody', async () => {
    const context = await browser.newContext({ baseURL: String(baseURL) })
    const other = await context.newPage()
    await agree(other)
    await other.goto(list)
    await expect.poll(() => titles(other)).toEqual(common)
    await context.close()
  })

  await test.step('one click brings back the order for everybody, and it stays', async () => {
    await page.getByRole('button', { name: 'Use the order for everybody' }).click()
    await expect(page.getByText(/^In the order for everybody\./)).toBeVisible()
    await expect.poll(() => titles(page)).toEqual(common)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(common)
  })

  await test.step('a withdrawal deletes the profile', async () => {
    await page.goto('/privacy')
    await page.getByRole('button', { name: /^Withdraw/ }).click()
    await expect.poll(() => profile(request, token)).toBe(404)
    await agree(page)
    await page.goto(list)
    await expect.poll(() => titles(page)).toEqual(common)
  })
})
