import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { features } from 'web-features'

import { featuresPage } from './support/features-page.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'

const KEY = 'plinth-saved'

/** Puts into the browser what a visitor has saved, and opens the view of it. */
async function openSaved(page: Page, saved: readonly object[]): Promise<void> {
  await page.goto('/about')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(saved),
  ] as const)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
}

const readSaved = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
const remover = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })

const three = ['subgrid', 'has', 'popover'].map((id) => ({
  kind: 'features',
  id,
  on: '2026-10-03',
}))

test('with the keyboard alone a feature is saved, found again, removed and brought back', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features?q=subgrid')
  await expect(list.names.first()).toHaveText('Subgrid')
  await list.names.first().focus()
  await page.keyboard.press('Tab')
  const toggle = page.getByRole('button', { name: /Subgrid/ }).first()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Space')
  await expect(toggle).toHaveAccessibleName('Saved: Subgrid, remove')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toBeFocused()

  await page
    .getByRole('link', { name: /^Saved/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeFocused()
  await expect(names(page)).toHaveText(['Subgrid'])
  await page.reload()
  await expect(names(page)).toHaveText(['Subgrid'])

  await remover(page, 'Subgrid').press('Enter')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Subgrid'])
  await expect(remover(page, 'Subgrid')).toBeFocused()
})

test('the view asks once, and removing asks no more', async ({ page, searches }) => {
  await openSaved(page, [...three, { kind: 'search', id: '/features?q=grid', on: '2026-10-03' }])
  await expect(names(page)).toHaveText(['Subgrid', ':has()', 'Popover'])
  expect(searches.map(({ requests }) => requests.map(({ indexName }) => indexName))).toEqual([
    ['features', 'features'],
  ])
  await remover(page, ':has()').click()
  await expect(remover(page, 'Popover')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remover(page, ':has()')).toBeFocused()
  await expect(names(page)).toHaveText(['Subgrid', ':has()', 'Popover'])
  expect(searches).toHaveLength(1)
})

test('what is exported, removed and imported is the same again', async ({ page }) => {
  const search = { kind: 'search', id: '/features?q=grid&baseline=newly', on: '2026-09-12' }
  await openSaved(page, [...three, search])
  await expect(names(page)).toHaveCount(3)
  await expect.poll(() => readSaved(page)).toContain('"asOf"')
  const before = await readSaved(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^plinth-saved-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'plinth-saved', version: 1 })

  await page.getByRole('button', { name: 'Remove everything…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove 4 saved things?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(names(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Remove everything…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await readSaved(page)).toBe('[]')

  await page
    .getByLabel('Import from JSON')
    .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByText('4 added, 0 already there.')).toBeVisible()
  await expect(names(page)).toHaveText(['Subgrid', ':has()', 'Popover'])
  expect(await readSaved(page)).toBe(before)
})

test('a wrong file changes nothing and says what is wrong', async ({ page }) => {
  await openSaved(page, three)
  await expect(names(page)).toHaveCount(3)
  const saved = [{ kind: 'features', id: 'grid' }, { kind: 'features' }]
  const text = JSON.stringify({ format: 'plinth-saved', version: 1, saved })
  await page
    .getByLabel('Import from JSON')
    .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByRole('alert')).toContainText('Entry 2 has no id')
  await expect(names(page)).toHaveText(['Subgrid', ':has()', 'Popover'])
  await expectAccessible(page)
})

test('what changed since the last visit is told until it is marked as seen', async ({ page }) => {
  const { subgrid } = features
  if (subgrid?.kind !== 'feature') throw new Error('The data has no subgrid.')
  const { baseline_low_date: low = '', baseline_high_date: high = '' } = subgrid.status
  await openSaved(page, three)
  await expect.poll(() => readSaved(page)).toContain('"asOf"')
  // As it was in the month before: newly available, by the dates of the data package.
  await page.evaluate(
    ([key, since]) => {
      const saved = JSON.parse(localStorage.getItem(key) ?? '[]')
      Object.assign(saved[0].seen, { asOf: '2026-02-03', baseline: 'newly', since })
      localStorage.setItem(key, JSON.stringify(saved))
    },
    [KEY, Date.parse(low) / 1000] as const,
  )
  const day = new Date(high).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const words = page.getByText(`Became Baseline widely available on ${day}`, { exact: false })
  const summary = page.getByRole('heading', { name: 'Changed since 3 February 2026 (1)' })
  for (const again of [1, 2]) {
    await page.reload()
    await expect(summary, `visit ${again}`).toBeVisible()
    await expect(words).toBeVisible()
  }
  await page.getByRole('button', { name: 'Show only these' }).click()
  await expect(names(page)).toHaveText(['Subgrid'])
  await page.getByRole('button', { name: 'Mark all as seen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(names(page)).toHaveCount(3)
  await page.reload()
  await expect(names(page)).toHaveCount(3)
  await expect(summary).toHaveCount(0)
})

test('a search is saved from its list, counted, and leads back to it', async ({ page }) => {
  const list = featuresPage(page)
  await page.goto('/features?q=grid&baseline=widely')
  await expect(list.rows.first()).toBeVisible()
  const total = await list.total()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByRole('button', { name: 'Saved: this search, remove' })).toBeVisible()
  await page.goto('/saved')
  const searches = page.getByRole('region', { name: /^Searches/ })
  await expect(searches.getByText(`${total} results`)).toBeVisible()
  await searches.getByRole('link', { name: 'Features matching “grid”, Widely available' }).click()
  await expect(page).toHaveURL('/features?q=grid&baseline=widely')
  await expect(page.getByRole('button', { name: 'Saved: this search, remove' })).toBeVisible()
})

test('without a connection it is said that nothing was saved', async ({
  page,
  context,
  trouble,
}) => {
  await page.goto('/features?q=subgrid')
  const toggle = page.getByRole('button', { name: 'Save Subgrid' })
  await expect(toggle).toBeVisible()
  await context.setOffline(true)
  await toggle.click()
  await expect(page.getByRole('alert')).toHaveText('Not saved: there is no connection.')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(false)
  trouble.consoleErrors.length = 0
})

test('two tabs agree on what is saved', async ({ page, context }) => {
  await openSaved(page, [])
  const other = await context.newPage()
  await other.goto('/features?q=subgrid')
  await other.getByRole('button', { name: 'Save Subgrid' }).click()
  await expect(names(page)).toHaveText(['Subgrid'])
  await remover(page, 'Subgrid').click()
  await expect(other.getByRole('button', { name: 'Save Subgrid' })).toBeVisible()
  await other.close()
})

const everyKind = [
  { kind: 'search', id: '/features?q=grid&baseline=newly,widely&area=CSS', on: '2026-10-03' },
  {
    kind: 'features',
    id: 'anchor-positioning',
    on: '2026-10-03',
    seen: { asOf: '2026-02-03', baseline: 'limited', support: {}, parts: 320 },
  },
  { kind: 'features', id: 'no-such-feature', on: '2026-10-03' },
  { kind: 'compat', id: 'css.selectors.has', on: '2026-10-03' },
  { kind: 'specs', id: 'css-grid-2', on: '2026-10-03' },
  { kind: 'releases', id: 'safari-26', on: '2026-10-03' },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is saved has no accessibility violation in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openSaved(page, everyKind)
    await expect(page.getByRole('heading', { name: /^Changed since/ })).toBeVisible()
    await expectAccessible(page)
    await remover(page, 'Safari 26').click()
    await expectAccessible(page)
  })

  test(`nothing saved has no accessibility violation in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openSaved(page, [])
    await expectAccessible(page)
  })
}

test('what is saved never scrolls sideways between 320 and 1440 px', async ({ page }) => {
  await openSaved(page, everyKind)
  await expect(names(page)).toHaveCount(4)
  const failing: number[] = []
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 800 })
    const fits = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth <= clientWidth
    })
    if (!fits) failing.push(width)
  }
  expect(failing).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the button of a row is 44 px for a finger and takes no line of its own', async ({
    page,
  }) => {
    const list = featuresPage(page)
    await page.goto('/features?q=subgrid')
    await expect(list.names.first()).toHaveText('Subgrid')
    const toggle = page.getByRole('button', { name: 'Save Subgrid' })
    const box = await toggle.boundingBox()
    const row = await list.rows.first().boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect((box?.y ?? 0) - (row?.y ?? 0)).toBeLessThan(20)
    // Within the screen, as far as a finger of 44 px reaches from the middle.
    const hit = await toggle.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return [-20, 0, 20].map((off) => {
        const reached = document.elementFromPoint(x + width / 2 + off, y + height / 2 + off)
        return reached === button
      })
    })
    expect(hit).toEqual([true, true, true])
    await toggle.tap()
    await expect(page.getByRole('button', { name: 'Saved: Subgrid, remove' })).toBeVisible()
  })
})
