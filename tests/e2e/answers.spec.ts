import type { Page } from '@playwright/test'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { shiftOf, watchShifts } from './support/layout-shift.ts'
import { settle } from './support/settle.ts'

const answer = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true })
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('the document of a search holds the answer, and nothing moves when the page starts', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/search?q=popover+firefox')).text()
  expect(html).toContain('Since Firefox 125 (Apr 2024).')
  for (const address of ['/search?q=popover+firefox', '/features?q=popover+firefox']) {
    await test.step(address, async () => {
      await watchShifts(page)
      await page.goto(address)
      await expect(answer(page)).toContainText('Yes Popover in Firefox')
      await expect(answer(page)).toContainText('Since Firefox 125 (Apr 2024).')
      await settle(page)
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })
  }
  await expectAccessibleInBothThemes(page)
})

test('a typed text is answered above the results, in one request, and the answer leads to the thing @core', async ({
  page,
  searches,
}) => {
  await page.goto('/search?q=a')
  const { box } = featuresPage(page)
  const texts = [
    ['popover safari', 'Yes Popover in Safari', 'Since Safari 17 (Sep 2023).'],
    [
      'container queries safari 15',
      'Not yet Container queries (size) in Safari 15',
      'Needs Safari 16',
    ],
    [
      'backdrop-filter safari 17',
      'With a prefix backdrop-filter in Safari 17',
      'With -webkit- since',
    ],
    ['does node 18 have fetch', 'Yes Fetch in Node.js 18', 'Since Node.js 18 (Apr 2022).'],
  ] as const
  for (const [place, [text, verdict, sentence]] of texts.entries()) {
    await test.step(text, async () => {
      await box.fill(text)
      await expect(answer(page)).toContainText(verdict)
      await expect(answer(page)).toContainText(sentence)
      const asked = searches.filter(({ requests }) => JSON.stringify(requests).includes('"titles"'))
      expect(asked, text).toHaveLength(place + 1)
    })
  }
  await answer(page).getByRole('link', { name: 'Fetch' }).click()
  await expect(page).toHaveURL('/features/fetch?targets=node+18')
  const band = page.getByRole('region', { name: 'Does it work?' })
  await expect(band).toContainText(/Yes\s*in.*Node\.js 18/)
})

test('a text typed on the home page goes into its box, and “?” shows the shortcuts over a page @core', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page)
  await page.keyboard.type('is grid ok?')
  await expect(featuresPage(page).box).toHaveValue('is grid ok?')
  await page.goto('/features?q=subgrid')
  await settle(page)
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await expect(page).toHaveURL('/features?q=subgrid')
})
