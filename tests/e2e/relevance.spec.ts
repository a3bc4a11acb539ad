import type { Page } from '@playwright/test'

import judgements from '#tests/relevance/judgements.json' with { type: 'json' }

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'

/** The number of queries of each list that may have their answer second or third: 4 of all 84. */
const lists = [
  { index: 'features', misses: 2 },
  { index: 'compat', misses: 2 },
  { index: 'specs', misses: 0 },
  { index: 'releases', misses: 0 },
] as const

// tests/relevance judges the engine alone. Here a query takes the whole way: the box, the translation of symbols, the
// request as the page sends it, the rows.
for (const { index, misses } of lists) {
  test(`the judged queries of ${index} find their record when they are typed into the box`, async ({
    page,
  }) => {
    const list = featuresPage(page)
    await page.goto(`/${index}`)
    await expect(list.rows.first()).toBeVisible()
    const late: string[] = []
    for (const judgement of judgements.filter((one) => one.index === index)) {
      await list.box.fill(judgement.query)
      await expect(page.getByText(`for “${judgement.query}”`).first()).toBeVisible()
      const ids = await list.names.evaluateAll((links) =>
        links.slice(0, 3).map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')),
      )
      const rank = ids.findIndex((path) =>
        judgement.expect.includes(decodeURIComponent(path.slice(index.length + 2))),
      )
      expect(rank, `${judgement.query}: ${ids.join(', ')}`).not.toBe(-1)
      if (rank > 0) late.push(judgement.query)
    }
    expect(late.length > misses ? late : []).toEqual([])
  })
}

/** The popup has no option twice: what a list has found is in its group, the rest among the suggestions. */
const suggesting = ['Suggestions', 'Features', 'Compatibility'] as const

/** The names of the first three options of each of these groups, in lower case as suggestions are judged. */
async function firstsIn(page: Page): Promise<readonly string[]> {
  const texts = await Promise.all(
    suggesting.map((name) =>
      page.getByRole('group', { name, exact: true }).getByRole('option').allInnerTexts(),
    ),
  )
  return texts.flatMap((options) =>
    options.slice(0, 3).map((text) => (text.split('\n')[0] ?? '').trim().toLowerCase()),
  )
}

test('the judged beginnings are completed by suggestions when they are typed into the box', async ({
  page,
}) => {
  const beginnings = judgements.filter(({ index }) => index === 'suggestions')
  expect(beginnings).toHaveLength(4)
  await page.goto('/about')
  const { box } = featuresPage(page)
  for (const { query, expect: acceptable } of beginnings) {
    await box.fill('')
    await box.pressSequentially(query)
    // Until the answer to the last letter has come.
    await expect
      .poll(async () => (await firstsIn(page)).some((name) => acceptable.includes(name)), {
        message: query,
      })
      .toBe(true)
  }
})
