import { addMonths, formatMonth, isoDay } from '#lib/dates.ts'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'
import { openMore } from './support/list-tools.ts'
import { openPalette } from './support/palette.ts'

/** The first and the last month of the quarter after that of a day, `YYYY-MM`. */
function nextQuarter(day: string): readonly [first: string, last: string] {
  const passed = (Number(day.slice(5, 7)) - 1) % 3
  const first = addMonths(`${day.slice(0, 7)}-01`, 3 - passed)
  return [first.slice(0, 7), addMonths(first, 2).slice(0, 7)]
}

test.describe('with a clock that stands still', () => {
  test.use({ ownContext: true })

  test('what becomes widely available next quarter: asked in the palette, found by its heading, confirmed by each feature @core', async ({
    page,
  }) => {
    const now = new Date()
    await page.clock.setFixedTime(now)
    const [first, last] = nextQuarter(isoDay(now.getTime() / 1000))
    await page.goto('/')
    const dialog = await openPalette(page)
    await page.keyboard.type('what becomes widely available next quarter')
    await expect(dialog.getByRole('option').first()).toHaveText(/^Upcoming/)
    // The options of the text before stay until its own arrive.
    await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/upcoming')

    const [from = ''] = formatMonth(first).split(' ')
    const quarter = page.getByRole('region', {
      name: new RegExp(`^${from} to ${formatMonth(last)}`),
    })
    await expect(quarter).toBeVisible()
    const entries = await quarter.getByRole('listitem').evaluateAll((lines) =>
      lines.map((line) => ({
        day: line.querySelector('time')?.dateTime ?? '',
        href: line.querySelector('a')?.getAttribute('href') ?? '',
      })),
    )
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.filter(({ day }) => day.slice(0, 7) < first || day.slice(0, 7) > last)).toEqual(
      [],
    )
    const soonest = entries.map(({ day }) => day)
    expect(soonest).toEqual(soonest.toSorted())
    for (const { day, href } of [entries[0], entries.at(-1)].flatMap((entry) => entry ?? [])) {
      await page.goto(href)
      const step = page.getByRole('main').locator(`time[datetime="${day}"]`).first()
      await expect(step).toHaveText(`expected ${formatMonth(day)}`)
    }
  })
})

test('what was Baseline on a day: chosen, filtered, sorted, kept in the table and given up @core', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const all = await list.total()
  await openMore(page, 'As of a day')
  await page.getByLabel('Day', { exact: true }).fill('2024-01-01')
  await list.searching(() => page.getByLabel('Day', { exact: true }).press('Enter'))
  await expect(page).toHaveURL('/features?asof=2024-01-01')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()

  const counts = await list.counts('Baseline')
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all)
  const available = (counts.get('Newly available') ?? 0) + (counts.get('Widely available') ?? 0)
  expect(await list.total()).toBe(available)
  expect(await list.counts('Baseline')).toEqual(counts)
  // The newest first: none of them came after the day.
  await expect(list.rows.first().getByText(/^Newly available · (?:Nov|Dec) 2023$/)).toBeVisible()

  await list.searching(() => list.filter('Baseline', 'Widely available').click())
  expect(await list.total()).toBe(counts.get('Widely available'))
  await page.goBack()
  await expect(page).toHaveURL('/features?asof=2024-01-01')
  await page.getByRole('combobox', { name: 'View' }).selectOption('Table')
  await expect(page.getByRole('columnheader', { name: 'Baseline on 1 Jan 2024' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Baseline today' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to today' }).click()
  await expect(page).toHaveURL('/features?view=table')
  await expect(page.getByRole('columnheader', { name: 'Baseline', exact: true })).toBeVisible()
})

test('a list as of a day fits a narrow screen, and passes the accessibility rules', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/features?q=grid&asof=2024-01-01')
  await expect(page.getByText('Baseline on 1 Jan 2024.')).toBeVisible()
  await expectNoOverflow(page, [360])
  await openMore(page, 'As of 1 Jan 2024')
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2024-01-01')
  await expectNoOverflow(page, [360])
  await page.keyboard.press('Escape')
  await expectAccessibleInBothThemes(page)
})
