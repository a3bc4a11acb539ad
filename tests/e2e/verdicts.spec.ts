import { readFile } from 'node:fs/promises'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { shiftOf, watchShifts } from './support/layout-shift.ts'
import { expectNoOverflow } from './support/layout.ts'
import { openMore } from './support/list-tools.ts'
import { openPalette } from './support/palette.ts'
import { settle } from './support/settle.ts'

test('what works in Chrome 109 and Safari 15.4: as a table, in a file, by keyboard, and from list to list', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features?area=CSS&view=table&targets=chrome+109,+safari+15.4&can=no')
  const table = page.getByRole('table', { name: /^Features: / })
  await expect(table.getByRole('columnheader', { name: 'Your browsers' })).toBeVisible()
  await expect(
    table.getByRole('cell', { name: /^(?:No: (?:Chrome|Safari) |In part)/ }),
  ).toHaveCount(20)
  const failing = await list.total()

  await openMore(page, 'Export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const [head, ...lines] = (await readFile(await (await download).path(), 'utf8'))
    .trim()
    .split('\r\n')
  expect(head).toMatch(/^\W?id,name,"Works in Chrome 109\+, Safari 15\.4\+",/)
  expect(lines).toHaveLength(failing)
  await page.keyboard.press('Escape')

  const chip = page.getByRole('button', { name: /^Does not work in your browsers/ })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/features?area=CSS&view=table&targets=chrome+109,+safari+15.4')
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused()
  await expect(table.getByRole('cell', { name: 'Yes' })).not.toHaveCount(0)
  const works = page.getByRole('link', { name: /^Works ?, \d+ results$/ })
  await works.click()
  await expect(table.getByRole('cell', { name: 'Yes' })).toHaveCount(20)

  const tabs = page.getByRole('navigation', { name: 'Lists' })
  await tabs.getByRole('link', { name: /^Compat/ }).click()
  await expect(page).toHaveURL('/compat?targets=chrome+109,+safari+15.4&can=yes')
  await expect(page.getByText('Works in your browsers', { exact: true }).nth(20)).toBeVisible()
  await tabs.getByRole('link', { name: /^Specs/ }).click()
  await expect(page).toHaveURL('/specs?targets=chrome+109,+safari+15.4')
})

for (const { path, stored, verdict } of [
  { path: '/features/subgrid?targets=safari+15.4,+chrome+109', verdict: 'Not yet' },
  { path: '/features/grid?targets=defaults', verdict: 'Yes' },
  { path: '/compat/css.selectors.has?targets=safari+15', verdict: 'Not yet' },
  { path: '/features/container-queries', stored: 'safari 15.4', verdict: 'Not yet' },
]) {
  test(`on ${path} with ${stored ?? 'nothing'} stored no other verdict is seen before, and nothing moves when it comes`, async ({
    page,
  }) => {
    await watchShifts(page)
    await page.addInitScript(keepBrowsers, stored)
    await page.addInitScript(noteWords)
    await page.goto(path)
    const band = page.getByRole('region', { name: 'Does it work?' })
    await expect(band.getByRole('button', { name: /: Widely available/ })).toHaveCount(0)
    await expect(band.getByText(verdict, { exact: true })).toBeVisible()
    await settle(page)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    expect(await page.evaluate(() => Reflect.get(window, 'words'))).toEqual([verdict])
  })
}

function keepBrowsers(text: string | undefined): void {
  if (text !== undefined) localStorage.setItem('plinth-targets', JSON.stringify(text))
}

/** Notes each word of the band that a frame shows. */
function noteWords(): void {
  const words = new Set<string>()
  const note = () => {
    const word = document.querySelector('[aria-labelledby=works] [data-state] > span')
    if (word instanceof HTMLElement && word.checkVisibility({ visibilityProperty: true })) {
      words.add(word.innerText)
    }
    Reflect.set(window, 'words', [...words])
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

test('whether Subgrid works in Safari 15.4: from the palette to the reason, and to its specification @core', async ({
  page,
}) => {
  await page.goto('/features?targets=safari+15.4,+chrome+109')
  await expect(featuresPage(page).rows.getByText(/^(?:Works|Does not work)/)).toHaveCount(20)
  await settle(page)
  const palette = await openPalette(page)
  await palette.getByRole('combobox').fill('subgrid')
  const option = page.getByRole('option', { name: /^Subgrid ?, No: Chrome 109 and 1 more/ })
  await option.click()
  await expect(page).toHaveURL(/^[^?]+\/features\/subgrid\?targets=safari\+15\.4,\+chrome\+109$/)
  await expect(page.getByText('Chrome 109 and Safari 15.4 lack it.')).toBeVisible()
  await page.goto('/specs?q=css-grid-2&targets=safari+15.4,+chrome+109')
  await page.getByRole('link', { name: 'CSS Grid Layout Module Level 2' }).click()
  await expect(page).toHaveURL(/\/specs\/css-grid-2\?targets=safari\+15\.4,\+chrome\+109$/)
  await expect(page.getByText(/^(?:None|\d+) of \d+ features? works?$/)).toBeVisible()
  const others = page.getByRole('list', { name: 'Features that do not fully work' })
  await expect(others.getByRole('link', { name: 'Subgrid' })).toBeVisible()
  // Two are named, and a link leads to all.
  await page.goto('/specs/html?targets=chrome+30')
  await expect(others.getByRole('link')).toHaveCount(3)
  await others.getByRole('link', { name: /^Show all \d+ that do not work$/ }).click()
  await expect(page).toHaveURL(/\/features\?spec=\w+&targets=chrome\+30&can=no$/)
})

for (const path of [
  '/features?q=grid&view=table&targets=safari+15.4&can=no',
  '/features/subgrid?targets=safari+15.4,+chrome+109',
  '/specs/html?targets=defaults',
]) {
  test(`${path} fits a narrow screen, and passes the accessibility rules`, async ({ page }) => {
    await page.goto(path)
    await expect(
      page.getByText(/^(?:Does not|Not yet$|\d+ of \d+ features work)/).first(),
    ).toBeVisible()
    await settle(page)
    await expectNoOverflow(page, [360, 1280])
    await expectAccessibleInBothThemes(page)
  })
}
