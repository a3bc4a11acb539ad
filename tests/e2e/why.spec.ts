import { features } from 'web-features'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

/** The limited features of whose parts at least four fifths are Baseline, by name. */
const nearlyThere = Object.values(features).flatMap((feature) => {
  if (feature.kind !== 'feature' || feature.discouraged || feature.status.baseline !== false) {
    return []
  }
  const parts = Object.values(feature.status.by_compat_key ?? {})
  const share = parts.filter(({ baseline }) => baseline !== false).length / parts.length
  return share >= 0.8 ? [feature.name] : []
})

test('a visitor learns why a feature that nearly works everywhere is not Baseline', async ({
  page,
}) => {
  await page.goto('/features?baseline=limited')
  const list = featuresPage(page)
  await expect(list.rows.first()).toBeVisible()
  await page.locator('summary', { hasText: 'Parts in Baseline' }).first().click()
  await list.searching(() => list.filter('Parts in Baseline', /^Nearly there/).click())
  await expect(page).toHaveURL('/features?baseline=limited&parts=nearly')
  await expect(list.rows).toHaveCount(nearlyThere.length)
  const names = await list.names.allTextContents()
  expect(names.toSorted()).toEqual(nearlyThere.toSorted())

  const row = list.rows.first()
  const says =
    /^(\d+ of \d+ parts works? in|Missing|Partial|Previewed|Behind a flag|Only in|Coming|From) /
  const why = await row.getByRole('paragraph').filter({ hasText: says }).innerText()
  await row.getByRole('heading', { level: 2 }).getByRole('link').click()
  await settle(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Limited availability').first()).toBeVisible()
  await expect(main.getByRole('paragraph').filter({ hasText: why })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('rows with long why lines fit a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/features?parts=half', '/compat?caveat=removed']) {
    await page.goto(address)
    await settle(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `the width of ${address}`).toBe(360)
  }
})
