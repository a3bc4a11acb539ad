import type { Page } from '@playwright/test'

import { loadSubjects } from '#language/load-subjects.ts'
import { readQuery } from '#language/read-query.ts'
import { toSearchText } from '#lib/query-text.ts'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openPalette } from './support/palette.ts'

/** A text for each thing that can be asked, what it is taken for, and the list that it leads to. */
const questions = [
  ['not supported in safari', 'Features not supported in Safari', '/features?missing=safari'],
  ['missing only in ff', 'Features missing only in Firefox', '/features?blocker=firefox'],
  ['every browser but safari', 'Features missing only in Safari', '/features?blocker=safari'],
  ['only in chromium', 'Features only in Chrome & Edge', '/features?only=chromium'],
  ['works everywhere', 'Features supported by all three engines', '/features?engines=3'],
  ['baseline 2025', 'Features that became Baseline in 2025', '/features?year=2025..2025'],
  ['newly available in css', 'Newly available CSS features', '/features?baseline=newly&area=CSS'],
  [
    'behind a flag in chrome',
    'Compatibility entries behind a flag in Chrome',
    '/compat?in=chrome-flag',
  ],
  ['prefixed', 'Compatibility entries with a prefix', '/compat?caveat=prefix'],
  [
    'removed from firefox',
    'Compatibility entries removed from Firefox',
    '/compat?in=firefox-removed',
  ],
  ['depricated css', 'Deprecated CSS compatibility entries', '/compat?status=deprecated&path=CSS'],
  ['whatwg specs', 'Specifications of WHATWG', '/specs?org=WHATWG'],
  [
    'chrome releases 2025',
    'Releases of Chrome in 2025',
    '/releases?browser=chrome&year=2025..2025',
  ],
  ['usage over 95%', 'Features with a global usage of 95 % or more', '/features?usage=95..'],
  [
    'css missing in safari',
    'CSS features not supported in Safari',
    '/features?area=CSS&missing=safari',
  ],
  [
    'css grid missing in safari',
    'CSS features not supported in Safari matching “grid”',
    '/features?q=grid&area=CSS&missing=safari',
  ],
] as const

const answer = (page: Page, title: string) => page.getByRole('region', { name: title })
const firstNumber = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))

/** The words that a text is searched by. */
const sentFor = (text: string) => toSearchText(readQuery(text, true).text)

test.beforeAll(loadSubjects)

/** Opens the palette and types. */
async function ask(page: Page, text: string): Promise<void> {
  const palette = await openPalette(page)
  await expect(palette.getByRole('option').first()).toBeVisible()
  await palette.getByRole('combobox').fill(text)
}

test('on Everything each question is answered first, in one request, with the way to its list', async ({
  page,
  searches,
}) => {
  await page.goto('/search?q=a')
  const box = featuresPage(page).box
  for (const [text, title, href] of questions) {
    await test.step(text, async () => {
      await box.fill(text)
      const section = answer(page, title)
      await expect(section.getByRole('article').first(), text).toBeVisible()
      const last = searches.filter(({ requests }) => requests[0]?.query === sentFor(text))
      expect(last, text).toHaveLength(1)
      const link = section.getByRole('link', { name: /^(?:All )?[\d,]+ / })
      expect(decodeURIComponent((await link.getAttribute('href')) ?? ''), text).toBe(href)
      const heading = page.getByRole('main').getByRole('heading', { level: 2 })
      // A thing in a browser is answered in a line before, without a heading that is seen.
      const others = heading.filter({ hasNotText: /^(?:Suggestions|Answer)$/ })
      await expect(others.first(), text).toContainText(title)
    })
  }
})

test('an answer counts and shows what its list does', async ({ page }) => {
  const list = featuresPage(page)
  for (const [text, title] of [questions[0], questions[7], questions[14]]) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`)
    const section = answer(page, title)
    const link = section.getByRole('link', { name: /^(?:All )?[\d,]+ / })
    const count = firstNumber(await link.innerText())
    const first = section.getByRole('article').getByRole('heading').getByRole('link').first()
    const name = await first.innerText()
    await link.click()
    await expect.poll(() => list.total(), text).toBe(count)
    await expect(list.names.first(), text).toHaveText(name)
  }
})

test('where nothing matches the words of a question, the answer says so and leads to the rest', async ({
  page,
}) => {
  await page.goto('/search?q=new+in+2025+zzqqzz')
  const section = answer(page, 'No features that became Baseline in 2025 matching “zzqqzz”')
  await section.getByRole('link', { name: 'Features that became Baseline in 2025' }).click()
  await expect(page).toHaveURL('/features?year=2025..2025')
})

test('a list offers to turn a question into filters, and changes nothing by itself @core', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features?q=missing+only+in+safari')
  const offer = page.getByRole('link', { name: 'Show features missing only in Safari' })
  await expect(offer).toBeVisible()
  await expect(list.box).toHaveValue('missing only in safari')
  const count = firstNumber(await offer.locator('..').innerText())
  await offer.click()
  await expect(page).toHaveURL('/features?blocker=safari')
  await expect.poll(() => list.total()).toBe(count)
  await expect(list.box).toHaveValue('')
  await page.goBack()
  await expect(list.box).toHaveValue('missing only in safari')
})

test('loose matches wait behind the link to all results where better ones exist', async ({
  page,
}) => {
  for (const [text, own] of [
    ['webp', /webp/i],
    ['array at', /array|at\(\)/i],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`)
    const section = page.getByRole('region', { name: /^Compatibility/ })
    await expect(section.getByRole('article').first(), text).toBeVisible()
    for (const name of await section.getByRole('article').getByRole('heading').allInnerTexts()) {
      expect(name, text).toMatch(own)
    }
    const shown = await section.getByRole('article').count()
    const all = section.getByRole('link', { name: /^All / })
    expect(firstNumber(await all.innerText()), text).toBeGreaterThan(shown)
  }
})

test('answers are accessible in both themes, on Everything and in the palette', async ({
  page,
}) => {
  await page.goto('/search?q=not+supported+in+safari')
  await expect(answer(page, 'Features not supported in Safari')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await ask(page, 'css missing in safari')
  await expect(page.getByRole('group', { name: 'Answer', exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
