import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { printedText, withoutSpace } from './support/printed-text.ts'
import { settle } from './support/settle.ts'

// The medium is emulated, and what other journeys leave in a process could be printed, too.
test.use({ ownContext: true })

/** Width of what can be printed on, A4 upright with the margins of the page: CSS pixels. */
const PAPER = 703

/** Controls, which paper does not need. A chip is a control, too, but it states a filter. */
const controls = (page: Page) =>
  page
    .locator('button, input, select, textarea, dialog, nav, search, summary, [role=combobox]')
    .filter({ visible: true, hasNotText: 'remove this filter' })

/** Chooses the dark theme with its button, which a menu holds at this width. */
async function darken(page: Page): Promise<void> {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Tools' }).click()
  const theme = page.getByRole('button', { name: /^Theme: / })
  while (!(await theme.getAttribute('aria-label'))?.startsWith('Theme: Dark')) await theme.click()
}

/** Opens a page and emulates the medium print. */
async function openPrinted(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settle(page)
  await page.emulateMedia({ media: 'print' })
}

/** Colours of the page, its width, and the texts that do not fit into their place. */
const paper = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    const cut = [...document.querySelectorAll('main p, main td, main tbody th')].filter(
      (element) =>
        element.checkVisibility() &&
        // What only screen readers read takes one pixel.
        element.clientHeight > 1 &&
        element.scrollHeight > element.clientHeight + 2,
    )
    return {
      backgroundColor,
      color,
      width: document.documentElement.scrollWidth,
      cut: cut.map((element) => element.textContent),
    }
  })

const groups = {
  lists: [
    ['/features?q=grid&baseline=widely', 'Media queries'],
    ['/features?q=grid&view=table', 'Subgrid'],
    ['/releases?browser=safari', 'Safari 26'],
    ['/search?q=grid', 'Grid lanes'],
  ],
  details: [
    ['/features/subgrid', 'Sep 2023'],
    ['/compat/css.selectors.has', ':has()'],
    ['/specs/css-grid-2', 'grid-template-areas'],
    ['/releases/safari-26', 'Became Baseline'],
  ],
  texts: [
    ['/', 'Browse by area'],
    ['/about', 'Data sources'],
    ['/status', 'Response times'],
    ['/diff?from=chrome-138&to=chrome-140&change=flagged', 'Chrome 138 (24 Jun 2025)'],
    ['/set?f=has,subgrid,anchor-positioning,api.fetch', 'Lowest common versions'],
    ['/privacy', 'What is stored in your browser'],
  ],
} as const

for (const [kind, addresses] of Object.entries(groups)) {
  test(`${kind} print in full, in light colours and without controls`, async ({ page }) => {
    await page.setViewportSize({ width: PAPER, height: 1000 })
    await darken(page)
    for (const [address, text] of addresses) {
      await openPrinted(page, address)
      await expect(controls(page), address).toHaveCount(0)
      await expect(page.getByText(text).filter({ visible: true }).first(), address).toBeVisible()
      // The layout for paper comes with the next frame.
      await expect
        .poll(() => paper(page), address)
        .toEqual({
          backgroundColor: 'rgb(255, 255, 255)',
          color: 'rgb(29, 31, 37)',
          width: PAPER,
          cut: [],
        })
      const file = await page.pdf({ format: 'A4' })
      const pages = file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
      expect(pages.length, address).toBeGreaterThanOrEqual(1)
      expect(pages.length, address).toBeLessThanOrEqual(6)
      expect(file.length, address).toBeGreaterThan(20_000)
      expect(file.length, address).toBeLessThan(1_000_000)
    }
  })
}

test('a wide table prints in full with its heads on each page, and links print their address', async ({
  page,
}) => {
  await page.setViewportSize({ width: PAPER, height: 1000 })
  await openPrinted(
    page,
    '/features?baseline=widely&view=table&cols=baseline,newly,chrome,area,group,spec,description',
  )
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Description' })).toBeVisible()
  expect(
    await table.evaluate((element) => ({
      heads: getComputedStyle(element.querySelector('thead') ?? element).display,
      row: getComputedStyle(element.querySelector('tbody tr') ?? element).breakInside,
      // Where it scrolls on a screen, because it is too wide.
      place: getComputedStyle(element.closest('[data-overflows]') ?? element).overflow,
    })),
  ).toEqual({ heads: 'table-header-group', row: 'avoid', place: 'visible' })
  await expect(page.getByRole('listitem').filter({ visible: true })).toHaveText([
    /^Widely available/,
  ])

  await openPrinted(page, '/features/subgrid')
  const documentation = page.getByRole('link', { name: /^MDN/ })
  const address = await documentation.getAttribute('href')
  expect(
    await documentation.evaluate((element) => getComputedStyle(element, '::after').content),
  ).toContain(address)
})

/** Five kinds of views, with what must be on paper and the most pages that it may take. */
const prints = [
  ['/features/popover?targets=safari+16', ['Not yet', 'Safari 16', '93.', '25–26 of 28 parts'], 4],
  ['/compat/css.properties.backdrop-filter?targets=safari+17', ['With a prefix', 'Safari 17'], 4],
  ['/features?q=grid', ['Subgrid', 'Grid'], 5],
  ['/set?f=has,subgrid', ['Lowest common versions', 'Subgrid'], 3],
  ['/diff?from=chrome-138&to=chrome-140&change=flagged', ['Chrome 138', 'Chrome 140'], 6],
] as const

test('five kinds of views print what the screen says, on few pages', async ({ page }) => {
  await page.setViewportSize({ width: PAPER, height: 1000 })
  for (const [address, texts, most] of prints) {
    await openPrinted(page, address)
    for (const text of texts) {
      const found = page.getByText(text).filter({ visible: true }).first()
      await expect(found, `${address}: ${text}`).toBeVisible()
    }
    const file = await page.pdf({ format: 'A4' })
    const pages = file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(pages.length, address).toBeLessThanOrEqual(most)
  }
})

/** The texts of the page that are not for screen readers alone. */
const shownTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent } = node
      if (parent?.checkVisibility() && !isClipped(parent)) texts.push(node.textContent ?? '')
    }
    return texts
  })

test('the PDF of five kinds of views holds every text of the page', async ({ page }) => {
  await page.setViewportSize({ width: PAPER, height: 1000 })
  for (const [address] of prints) {
    await openPrinted(page, address)
    const texts = await shownTexts(page)
    const text = printedText(await page.pdf({ format: 'A4' }))
    expect(texts.length, address).toBeGreaterThan(20)
    expect(
      texts.filter((one) => !text.includes(withoutSpace(one))),
      address,
    ).toEqual([])
  }
})

const lefts = (cells: Locator) =>
  cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)))

test('the versions of a feature print side by side in their colours, under the heads of the browsers', async ({
  page,
}) => {
  await page.setViewportSize({ width: PAPER, height: 1000 })
  await openPrinted(page, '/features/popover')
  const grid = page.getByRole('table', { name: /^Support and global usage/ })
  await expect(grid).toBeVisible()
  const first = page.getByRole('table', { name: /^First supporting version/ })
  const rows = grid.getByRole('row', { name: /^Current/ })
  const columns = await lefts(rows.getByRole('cell'))
  expect(new Set(columns).size).toBe(7)
  const heads = await lefts(first.getByRole('row', { name: /^First/ }).getByRole('cell'))
  expect(columns.filter((left, place) => Math.abs(left - (heads[place] ?? 0)) > 2)).toEqual([])
  const fills = await grid.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const { backgroundColor, printColorAdjust } = getComputedStyle(cell)
      return `${backgroundColor} ${printColorAdjust}`
    }),
  )
  expect(fills).toContain('rgb(217, 248, 224) exact')
  expect(fills).toContain('rgb(255, 233, 230) exact')
})
