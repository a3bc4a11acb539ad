import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'
import { morePanel } from './support/list-tools.ts'
import { settle } from './support/settle.ts'

test('on a narrow screen the filters are a drawer that shows the count and returns the focus @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const list = featuresPage(page)
  await page.goto('/features?q=grid')
  await expect(list.rows.first()).toBeVisible()
  const open = page.getByRole('button', { name: /^Filters/ })
  await open.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await drawer.getByRole('checkbox', { name: /Widely available/ }).check()
  await expect(page).toHaveURL(/baseline=widely/)
  const show = drawer.getByRole('button', { name: /^Show \d+ results?$/ })
  await expect(show).toBeInViewport()
  await show.click()
  await expect(drawer).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

/** From the narrowest screen to a wide one, in CSS pixels. */
const widths = Array.from({ length: 29 }, (_, step) => 320 + step * 40)

test('no view scrolls sideways at any width between 320 and 1440 px', async ({ page, trouble }) => {
  for (const address of [
    '/',
    '/features?q=anchor',
    '/features/anchor-positioning',
    '/about',
    '/check',
    '/no',
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      await settle(page)
      await expectNoOverflow(page, widths)
    })
  }
  // Chromium reports an answer with status 404 as an error.
  trouble.consoleErrors.length = 0
})

test.describe('on a phone', () => {
  test.use({
    ownContext: true,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })

  test('a row shows each engine with its version and a button of 44 px for a finger', async ({
    page,
  }) => {
    const list = featuresPage(page)
    await page.goto('/features?q=subgrid')
    await expect(list.names.first()).toHaveText('Subgrid')
    for (const version of [/Chrome\s*117/, /Firefox\s*71/, /Safari\s*16/]) {
      await expect(list.rows.first()).toContainText(version, { useInnerText: true })
    }
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
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })

  test('each control that takes text or a choice has text of 16 px, and none widens the page', async ({
    page,
  }) => {
    const controls = page.locator(
      'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
    )
    const seen = new Set<string>()
    for (const [address, button, part] of [
      ['/'],
      ['/features?q=css', /^Filters/],
      ['/features?q=css', /^More/, 'Your browsers'],
      ['/features?q=css', /^More/, 'As of a day'],
      ['/check'],
      ['/diff?from=chrome-139&to=chrome-140'],
      ['/releases/safari-26'],
      ['/set?f=has,subgrid'],
      ['/upcoming'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address)
        await settle(page)
        if (button) await page.getByRole('button', { name: button }).first().tap()
        if (part) await page.locator('summary', { hasText: part }).tap()
        await settle(page)
        const sizes = await controls.evaluateAll((found) =>
          found.map(
            (control) =>
              [
                `${control.localName} ${control.getAttribute('type') ?? ''}`,
                Number.parseFloat(getComputedStyle(control).fontSize),
              ] as const,
          ),
        )
        expect(sizes.filter(([, size]) => size < 16)).toEqual([])
        for (const [kind] of sizes) seen.add(kind)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      })
    }
    expect([...seen].toSorted()).toEqual([
      'input date',
      'input number',
      'input search',
      'input text',
      'select ',
      'textarea ',
    ])
  })
})

test('a long word, the current tab and the tools of a table stay within a narrow window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [`/search?q=${'a'.repeat(500)}`, `/features?q=${'a'.repeat(500)}`]) {
    await page.goto(path)
    await expect(page.getByText(/^No|^Nothing/).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await page.goto('/releases?view=table')
  const tab = page.getByRole('navigation', { name: 'Lists' }).locator('[aria-current]')
  await expect(tab).toBeInViewport({ ratio: 0.98 })
  await page.getByRole('button', { name: 'More' }).click()
  for (const name of ['View', 'Columns', 'Export', 'Copy link', 'Save']) {
    const tool = morePanel(page).getByText(name, { exact: true }).first()
    await expect(tool).toBeInViewport({ ratio: 0.98 })
  }
})

test('a page beyond those that a list shows says why, and the last one says what is left out', async ({
  page,
}) => {
  await page.goto('/compat?page=51')
  await expect(page.getByText(/^Page 51 does not exist/)).toBeVisible()
  await expect(page.getByText(/^0 results/)).toHaveCount(0)
  await page.goto('/compat?page=50')
  await expect(page.getByText(/^These pages show the first 1,000 of/)).toBeVisible()
})
