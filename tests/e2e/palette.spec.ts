import type { Page } from '@playwright/test'

import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, isSearch, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const popup = (page: Page) => page.getByRole('listbox')
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const box = (page: Page) => featuresPage(page).box

/** Marks the document: a reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)

/** Opens the palette and waits until there is something to choose. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
}

for (const address of ['/features?q=grid&baseline=widely', '/features/subgrid']) {
  test(`from ${address} Ctrl+K leads anywhere by keyboard alone`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await mark(page)
    await openPalette(page)
    await page.keyboard.type('dialog')
    await expect(group(page, 'Exact name').getByRole('option')).toHaveText(/<dialog>/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const highlighted = dialog(page).locator('[role=option][aria-selected=true]')
    await expect(highlighted).toHaveCount(1)
    await expect(highlighted).toBeInViewport()
    const href = await highlighted.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await expect.poll(() => page.url()).toContain(address)
  })
}

test('Esc clears, then closes, and the focus is where it was', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?q=grid')
  await list.names.nth(2).focus()
  await openPalette(page)
  await page.keyboard.type('sub')
  await expect(group(page, 'Features')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(list.names.nth(2)).toBeFocused()
  await expect(page).toHaveURL(/\/features\?q=grid$/)
})

test('the button opens it, too; Ctrl+K, the cross and a press beside it close it', async ({
  page,
}) => {
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Search everything' })
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  const closings = [
    () => page.keyboard.press('Control+k'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
  ]
  for (const close of closings) {
    await button.click()
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('the shortcut leaves a drawer in front alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/features')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(0)
})

test('typing on the home page shows what is found and goes nowhere', async ({
  page,
  popupSearches,
}) => {
  await page.goto('/')
  await box(page).click()
  await expect(group(page, 'Popular')).toBeVisible()
  const before = popupSearches.length
  await box(page).pressSequentially('subg')
  await expect(group(page, 'Features').getByRole('option').first()).toContainText('Subgrid')
  await expect(page).toHaveURL(/\/$/)
  expect(popupSearches.length - before).toBeLessThanOrEqual(4)
  expect(popupSearches.at(-1)?.requests.map(({ indexName }) => indexName)).toEqual([
    'suggestions',
    'features',
    'compat',
    'specs',
    'releases',
  ])
})

for (const [text, path] of [
  ['AbortController', '/compat/api.AbortController'],
  [':has()', '/features/has'],
  ['chrome 140', '/releases/chrome-140'],
] as const) {
  test(`Enter on ${text} goes to ${path}`, async ({ page }) => {
    await page.goto('/')
    await mark(page)
    await box(page).pressSequentially(text)
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isMarked(page)).toBe(true)
  })
}

test('Enter on other words searches everything, and typing goes on there', async ({ page }) => {
  await page.goto('/features/subgrid')
  await box(page).pressSequentially('grid layout')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=grid\+layout$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(box(page)).toHaveValue('grid layout')
  await box(page).press('End')
  await page.keyboard.type('s')
  await expect(page).toHaveURL(/\/search\?q=grid\+layouts$/)
})

test('what is highlighted is there before it is opened', async ({ page, searches }) => {
  await page.goto('/about')
  await box(page).pressSequentially('subgri')
  await expect(group(page, 'Features').getByRole('option').first()).toContainText('Subgrid')
  const fetched = page.waitForResponse(
    (response) =>
      isSearch(response.url()) &&
      (response.request().postData() ?? '').includes('objectID:\\"subgrid\\"'),
  )
  await page.keyboard.press('ArrowDown')
  await (await fetched).finished()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table').first()).toBeVisible()
  const asked = searches.filter(({ requests }) => requests[0]?.filters === 'objectID:"subgrid"')
  expect(asked).toHaveLength(1)
})

test('the middle button opens an option in a tab of its own', async ({ page, context }) => {
  await page.goto('/about')
  await box(page).pressSequentially('subgri')
  const opening = context.waitForEvent('page')
  const first = group(page, 'Features').getByRole('option').first()
  await expect(first).toContainText('Subgrid')
  await first.click({ button: 'middle' })
  const opened = await opening
  await expect.poll(() => new URL(opened.url()).pathname).toBe('/features/subgrid')
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
})

test('what was searched for is there on the next visit, until it is switched off', async ({
  page,
}) => {
  await page.goto('/')
  await box(page).pressSequentially('grid layout')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search/)
  await page.goto('/')
  const recent = page.getByRole('list', { name: 'Recent' })
  await expect(recent.getByRole('link')).toHaveText(['grid layout'])
  await box(page).click()
  await page.getByRole('option', { name: 'Do not keep recent searches' }).click()
  await expect(recent).toBeHidden()
  await page.reload()
  await box(page).click()
  await expect(page.getByRole('option', { name: 'Keep recent searches' })).toBeVisible()
  await expect(group(page, 'Recent searches')).toHaveCount(0)
})

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a tap on an option opens it', async ({ page }) => {
    await page.goto('/about')
    await box(page).tap()
    await box(page).pressSequentially('subgri')
    const option = group(page, 'Features').getByRole('option').first()
    await expect(option).toContainText('Subgrid')
    const size = await option.boundingBox()
    expect(size?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid')
    await expect(popup(page)).toHaveCount(0)
  })

  test('the palette is as wide as the screen and closes by its cross', async ({ page }) => {
    await page.goto('/features/subgrid')
    await page.getByRole('button', { name: 'Search everything' }).tap()
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    expect((await dialog(page).boundingBox())?.width).toBe(360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toBeHidden()
  })
})

/** Ways to a popup or palette that is open in one of its states. */
const states = {
  'popup before anything is typed': async (page: Page) => {
    await page.goto('/')
    await box(page).pressSequentially('grid')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/features\/grid$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grid')
    await box(page).click()
    await expect(group(page, 'Recent searches')).toBeVisible()
  },
  'popup with results': async (page: Page) => {
    await page.goto('/')
    await box(page).pressSequentially('grid')
    await expect(group(page, 'Features')).toBeVisible()
    await page.keyboard.press('ArrowDown')
  },
  palette: async (page: Page) => {
    await page.goto('/features?q=grid')
    await expect(featuresPage(page).rows.first()).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('contain')
    await expect(group(page, 'Compat')).toBeVisible()
    await page.keyboard.press('ArrowDown')
  },
} as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, open] of Object.entries(states)) {
    test(`the ${name} has no accessibility violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page)
      await expectAccessible(page)
    })
  }
}
