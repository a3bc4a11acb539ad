import type { Page } from '@playwright/test'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { cssNewInChrome } from './support/expected-data.ts'
import { expect, test } from './support/fixtures.ts'
import { shiftOf, watchShifts } from './support/layout-shift.ts'
import { expectNoOverflow } from './support/layout.ts'
import { settle } from './support/settle.ts'

const comparison = '/diff?from=chrome-138&to=chrome-140'

/** The keys of the entries that are listed, from the addresses of their pages. */
async function listedKeys(page: Page): Promise<readonly string[]> {
  const groups = page.getByRole('region', { name: /^Entries by feature/ })
  // In one call: the entries may be filtered between two calls.
  const addresses = await groups
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  return addresses.map((address) => decodeURIComponent(address ?? '').replace('/compat/', ''))
}

/** Opens every feature of the entries. */
async function unfold(page: Page): Promise<void> {
  await page
    .locator('main summary')
    .evaluateAll((all) => all.forEach((one) => one instanceof HTMLElement && one.click()))
}

test('what changed in CSS between Chrome 138 and 140 is found from any page, and kept in the address @core', async ({
  page,
}) => {
  expect(cssNewInChrome.length).toBeGreaterThan(10)
  await page.goto('/about')
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL('/diff')
  await page.getByRole('combobox', { name: 'Browser' }).selectOption('Chrome')
  const table = page.getByRole('table').first()
  await expect(table).toBeVisible()
  await page.getByRole('combobox', { name: 'From: version' }).selectOption('138')
  await page.getByRole('combobox', { name: 'To: version' }).selectOption('140')
  await expect(page).toHaveURL(comparison)
  await expect(page).toHaveTitle('Chrome 138 to Chrome 140 · Compare releases · Plinth')
  await page.getByRole('combobox', { name: 'Area' }).selectOption('CSS')
  await expect(page).toHaveURL(`${comparison}&area=CSS`)
  await unfold(page)
  await expect.poll(() => listedKeys(page)).toEqual(expect.arrayContaining([...cssNewInChrome]))
  expect((await listedKeys(page)).every((key) => key.startsWith('css.'))).toBe(true)

  const [key = ''] = cssNewInChrome
  await page.getByRole('textbox', { name: /^Filter changes/ }).fill(key)
  await expect(page).toHaveURL(`${comparison}&area=CSS&q=${key}`)
  await expect.poll(() => listedKeys(page)).toContain(key)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Filter changes/ })).toHaveValue(key)
  await page.locator(`main a[href="/compat/${key}"]`).click()
  await expect(page).toHaveURL(`/compat/${key}`)
  await page.goBack()
  await expect(page).toHaveURL(`${comparison}&area=CSS&q=${key}`)
  await expect.poll(() => listedKeys(page)).toContain(key)
})

test('a release is compared with the one before it from its page, and the other way round by keyboard', async ({
  page,
}) => {
  await page.goto('/releases/chrome-140')
  await page.getByRole('link', { name: 'Compare with the previous release' }).click()
  await expect(page).toHaveURL('/diff?from=chrome-139&to=chrome-140')
  const swap = page.getByRole('button', { name: 'Swap' })
  // It waits for the releases that it swaps.
  await expect(swap).toBeEnabled()
  await swap.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/diff?from=chrome-140&to=chrome-139')
  await expect(swap).toBeFocused()
  await expect(page.getByRole('link', { name: /^Removed \d/ })).toBeVisible()
})

test('a comparison shifts nothing while it loads, and loads no files of other browsers', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/assets\/content-\w+\/(.+)$/.exec(request.url()) ?? []
    if (file !== undefined) files.push(file)
  })
  await watchShifts(page)
  await page.goto(comparison)
  await expect(page.getByRole('table').first()).toBeVisible()
  await settle(page)
  expect(await shiftOf(page)).toBeLessThan(0.01)
  expect(files.filter((file) => file.startsWith('history'))).toEqual(['history-chrome.json'])
  expect(files.length).toBeLessThan(15)
})

test('a comparison begins with the features that changed, and unfolds the others in place', async ({
  page,
}) => {
  await page.goto('/diff?from=safari-18&to=safari-26')
  const baseline = page.getByRole('region', { name: /^Became Baseline/ })
  const rows = baseline.getByRole('row')
  await expect(rows).toHaveCount(8)
  const heading = await baseline.getByRole('heading').innerText()
  const count = Number(/\d+$/.exec(heading)?.[0])
  const more = baseline.getByRole('button', { name: `All ${count} features` })
  await more.press('Enter')
  await expect(rows).toHaveCount(count + 1)
  await expect(baseline.getByRole('button')).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'In short',
    /^Became Baseline/,
    /^Baseline since then/,
    /^Not in every browser yet/,
    /^Removed/,
    /^Gained parts/,
    /^Lost parts/,
    /^Entries by feature/,
  ])
  await expectAccessibleInBothThemes(page)
  await expectNoOverflow(page, [320, 390, 760, 1280])
})

test('a name typed into the filter of the entries leaves the field in view', async ({ page }) => {
  await page.goto('/diff?from=safari-18&to=safari-26')
  const field = page.getByRole('textbox', { name: /^Filter changes/ })
  await field.pressSequentially('grid')
  await expect(page).toHaveURL(/&q=grid$/)
  await expect(field).toBeInViewport()
})
