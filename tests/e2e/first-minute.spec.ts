import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

const year = new Date().getFullYear()

/** What a new visitor wants first: the words for it, and the address and heading of the answer. */
const wishes = [
  ['what works in safari 15', '/features?targets=safari+15&can=yes', /^Features/],
  ['check', '/check', /^Check/],
  [
    'compare chrome 150 and chrome 158',
    '/diff?from=chrome-150&to=chrome-158',
    /^Compare|Chrome 150/,
  ],
  ['what is new this year', `/features?year=${year}..${year}`, /^Features/],
] as const

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('by keyboard a new visitor gets from the home page to each answer in two steps: the words and Enter @core', async ({
  page,
}) => {
  for (const [words, address, heading] of wishes) {
    await test.step(words, async () => {
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(title(page)).toHaveText(heading)
    })
  }
})

/** Links of the home page, and where they lead. */
const presses = [
  ['Check Browsers that run your code', '/check'],
  ['Compare What changed between releases', '/diff'],
  ['All: Newly available features', '/features'],
  ['container queries in safari 15', '/search?q=container+queries+in+safari+15'],
] as const

for (const [name, size] of [
  ['with a mouse at 1280 px', { width: 1280, height: 900 }],
  ['by touch at 390 px', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({
      ownContext: true,
      viewport: size,
      hasTouch: size.width < 760,
      isMobile: size.width < 760,
    })

    test('the tools, what is new and an answer about a version are one press from the home page', async ({
      page,
    }) => {
      for (const [link, address] of presses) {
        await page.goto('/')
        await settle(page)
        // On a phone the focus would open the keyboard over the page.
        const box = page.getByRole('main').getByRole('combobox')
        expect(await box.evaluate((input) => input === document.activeElement)).toBe(
          size.width > 760,
        )
        const found = page.getByRole('main').getByRole('link', { name: link, exact: true })
        await (size.width < 760 ? found.tap() : found.click())
        await expect(page).toHaveURL(address)
        await expect(title(page)).toBeFocused()
      }
      await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Needs Safari 16')
    })
  })
}
