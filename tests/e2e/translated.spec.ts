import type { Page } from '@playwright/test'

import { featuresPage, live } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openPalette } from './support/palette.ts'
import { settle, watchRequests } from './support/settle.ts'
import { translate } from './support/translator.ts'

type Step = readonly [what: string, action: (page: Page) => Promise<unknown>]

/** What a visitor does in one document. After each step the page is compared with a new one. */
const inList: readonly Step[] = [
  ['types', (page) => addTo(page, ' l')],
  ['filters', (page) => featuresPage(page).filter('Baseline', 'Widely available').check()],
  ['types another query', (page) => box(page).fill('css')],
  ['goes to the next page', (page) => main(page).getByRole('link', { name: 'Next page' }).click()],
  ['opens a result', (page) => featuresPage(page).names.nth(2).click()],
  ['goes back', (page) => page.goBack()],
]

const inEverything: readonly Step[] = [
  ['types', (page) => box(page).fill('grid lanes')],
  ['types a misspelled word', (page) => box(page).fill('flexbx')],
  ['types what nothing has', (page) => box(page).fill('qqqqqq')],
  ['opens a list', (page) => tab(page, /^Specs/).click()],
  ['types in it', (page) => box(page).fill('fetch')],
  ['opens a record in the palette', openInPalette],
]

const main = (page: Page) => page.getByRole('main').and(live(page))
const box = (page: Page) => featuresPage(page).box
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name })

async function addTo(page: Page, text: string): Promise<void> {
  await box(page).press('End')
  await box(page).pressSequentially(text)
}

async function openInPalette(page: Page): Promise<void> {
  const palette = await openPalette(page)
  for (const text of ['d', 'dialog', 'dialo', 'dialog']) {
    await palette.getByRole('combobox').fill(text)
    await expect(palette.getByRole('option').first()).toContainText(/d/i)
  }
  const first = palette.getByRole('group', { name: 'Exact names' }).getByRole('option').first()
  await expect(first).toContainText('<dialog>')
  await first.click()
  await expect(page).toHaveURL('/features/dialog')
}

/** Compares what is shown with what a new page shows at its address, where a part of either can be late. */
async function expectAsNew(page: Page, fresh: Page): Promise<void> {
  await settle(page)
  await expect(async () => {
    if (fresh.url() !== page.url()) await fresh.goto(page.url())
    await settle(fresh)
    expect(await textOf(page)).toBe(await textOf(fresh))
  }).toPass()
}

/** Without the words of the list from which a record was opened: a new page has none. */
const textOf = async (page: Page) =>
  (await main(page).innerText()).replace(/^(.+) matching “.+”$/m, '$1')

for (const [title, { follows, path, steps }] of [
  [
    'a list that is translated once',
    { follows: false, path: '/features?q=grid', steps: inList.slice(0, 4) },
  ],
  ['a translated list', { follows: true, path: '/features?q=grid', steps: inList }],
  ['a translated page', { follows: true, path: '/search?q=grid', steps: inEverything }],
] as const) {
  test(`${title} shows in each step what a new page shows`, async ({ page, context }) => {
    const fresh = await context.newPage()
    watchRequests(fresh)
    await page.goto(path)
    await settle(page)
    await translate(page, follows)
    for (const [what, action] of steps) {
      await test.step(what, async () => {
        await action(page)
        await expectAsNew(page, fresh)
      })
    }
  })
}
