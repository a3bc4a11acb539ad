import type { Page } from '@playwright/test'

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'

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

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })
const remover = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })

const three = ['subgrid', 'has', 'popover'].map((id) => ({
  kind: 'features',
  id,
  on: '2026-10-03',
}))

test('a feature is saved, listed, removed and restored with the keyboard alone @core', async ({
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
  await expect(toggle).toHaveAccessibleName('Save Subgrid')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toBeFocused()

  await page
    .getByRole('link', { name: /^Saved/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL('/saved')
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

test('a dialog that is opened again before the browser reports its close stays open', async ({
  page,
}) => {
  await openSaved(page, three)
  const opener = page.getByRole('button', { name: 'Remove all…' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Remove 3 saved items?' })
  await expect(dialog).toBeVisible()
  await opener.evaluate(async (button) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    // React renders in a microtask; the browser reports the close in a later task.
    await Promise.resolve()
    if (button instanceof HTMLElement) button.click()
  })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  // The report has come by then.
  await page.waitForTimeout(100)
  await expect(dialog).toBeVisible()
})

test.describe('offline', () => {
  test.use({ ownContext: true })

  test('a save without a connection says that nothing was saved', async ({
    page,
    context,
    trouble,
  }) => {
    await page.goto('/features?q=subgrid')
    const toggle = page.getByRole('button', { name: 'Save Subgrid' })
    await expect(toggle).toBeVisible()
    await context.setOffline(true)
    await toggle.click()
    await expect(page.getByRole('alert')).toHaveText('Not saved: you are offline.')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await context.setOffline(false)
    trouble.consoleErrors.length = 0
  })
})

test('a record saved or removed in one tab is saved or removed in the other', async ({
  page,
  context,
}) => {
  await openSaved(page, [])
  const other = await context.newPage()
  await other.goto('/features?q=subgrid')
  await other.getByRole('button', { name: 'Save Subgrid' }).click()
  await expect(names(page)).toHaveText(['Subgrid'])
  await remover(page, 'Subgrid').click()
  await expect(other.getByRole('button', { name: 'Save Subgrid' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
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

test('the saved view is accessible in both themes: with records, after a removal, with an error, empty', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openSaved(page, everyKind)
  await expect(page.getByRole('heading', { name: /^Changed since/ })).toBeVisible()
  await expect(names(page)).toHaveCount(4)
  await expectAccessibleInBothThemes(page)
  await remover(page, 'Safari 26').click()
  await expectAccessibleInBothThemes(page)
  await page
    .getByLabel('Import from JSON')
    .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByRole('alert')).toBeVisible()
  // Scrolled down to the alert, the header lies over a row.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await openSaved(page, [])
  await expectAccessibleInBothThemes(page)
})

test('the saved view does not scroll sideways at any width between 320 and 1440 px', async ({
  page,
}) => {
  await openSaved(page, everyKind)
  await expect(names(page)).toHaveCount(4)
  await expectNoOverflow(
    page,
    Array.from({ length: 29 }, (_, step) => 320 + step * 40),
  )
})
