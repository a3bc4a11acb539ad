import { countOf, facts } from '#tests/e2e/support/expected-data.ts'

import { expect, test } from './support/journey.ts'
import { filter, heading, link, resultName, row, summary, type Target } from './support/target.ts'
import type { Visitor } from './support/visitor.ts'

const total: Target = { css: 'main p', name: /^[\d,]+ results?( for “.*”)?$/ }

/** Number of results according to the head of the list. */
async function readTotal(visitor: Visitor): Promise<number> {
  const [text = ''] = await visitor.texts(total)
  return Number.parseInt(text.replaceAll(',', ''), 10)
}

test('two filters ticked with the mouse are in the address, and count as the data package does', async ({
  visitor,
}) => {
  await visitor.goto('/features')
  await visitor.click(filter('Baseline', 'Newly available'))
  await visitor.arrives('/features?baseline=newly')
  await visitor.click(filter('Area', 'CSS'))
  await visitor.arrives('/features?baseline=newly&area=CSS')
  const expected = countOf(
    ({ baseline }) => baseline === 'newly',
    ({ areas }) => areas.has('CSS'),
  )
  await expect.poll(() => readTotal(visitor)).toBe(expected)
  await visitor.click(filter('Baseline', 'Newly available'))
  await visitor.arrives('/features?area=CSS')
  await expect.poll(() => readTotal(visitor)).toBe(countOf(({ areas }) => areas.has('CSS')))
})

test('a filter and a closed facet are reached and used with the keyboard alone', async ({
  visitor,
}) => {
  await visitor.goto('/features')
  await visitor.sees(row)
  await visitor.tabTo(filter('Area', 'CSS'))
  await visitor.press('Space')
  await visitor.arrives('/features?area=CSS')
  await visitor.tabTo(summary(/^Engines/))
  await visitor.press('Enter')
  const values: Target = { css: 'main details[open] input[type=checkbox]' }
  await visitor.tabTo(values)
  await visitor.press('Space')
  await visitor.arrives(/^\/features\?area=CSS&\w+=/)
  await visitor.isAt(values)
})

test('another order sorts a list, and is chosen with the keyboard', async ({ visitor }) => {
  const order: Target = { css: 'main select', name: 'Sort' }
  await visitor.goto('/features?q=css')
  await visitor.sees(row)
  await visitor.focus(order)
  await visitor.press('ArrowDown')
  await visitor.arrives('/features?q=css&sort=newest')
  await visitor.isAt(order)
  const yearsFall = async () => {
    const hrefs = await visitor.read(resultName(), (name) => name.getAttribute('href'))
    const ids = hrefs.map((href) => decodeURIComponent((href ?? '').replace('/features/', '')))
    const years = ids.map((id) => facts.find((feature) => feature.id === id)?.year ?? 0)
    return years.length === 20 && years.every((year, index) => year <= (years[index - 1] ?? 9999))
  }
  await expect.poll(yearsFall).toBe(true)
})

test('the next page is an address, and starts at its heading and its top', async ({ visitor }) => {
  await visitor.goto('/features?size=100')
  await visitor.sees(row)
  const [first] = await visitor.texts(resultName())
  await visitor.click(link('Next page'))
  await visitor.arrives('/features?size=100&page=2')
  await visitor.isAt(heading('Features'))
  await expect.poll(async () => (await visitor.texts(resultName()))[0]).not.toBe(first)
  expect(await visitor.evaluate(() => window.scrollY)).toBeLessThan(200)
})

test('a page that does not exist leads to the last page, which has the rest', async ({
  visitor,
}) => {
  const last = Math.ceil(facts.length / 20)
  await visitor.goto(`/features?page=${last + 1}`)
  await visitor.click(link(/^Go to the last page/))
  await visitor.arrives(`/features?page=${last}`)
  const rest = facts.length - (last - 1) * 20
  await expect.poll(async () => (await visitor.texts(resultName())).length).toBe(rest)
})
