import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { isInSight, filter, findNames, findRows, openMore } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'

// Loaded when it is wanted; on a busy machine that is no part of what a test waits for.
beforeAll(async () => {
  await import('#search/targets/parts.ts')
  await import('#routes/list/list-tools.tsx')
  await import('#routes/list/list-more.tsx')
})

/** The numbers beside the values of the Baseline filter, by their words. */
const counts = () =>
  Object.fromEntries(
    within(screen.getByRole('group', { name: 'Baseline' }))
      .getAllByRole('checkbox')
      .map((box) => {
        const [, label = '', count = ''] =
          /^(\D+?)[\s,]*([\d,]+)/.exec(box.closest('label')?.textContent ?? '') ?? []
        return [label, Number(count.replaceAll(',', ''))] as const
      }),
  )

/** The numbers come after the results, in a search of their own. */
const findCounts = async () => {
  await waitFor(() => expect(counts()).toHaveProperty('Widely available'))
  return counts()
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('on a day every feature has the status of that day, and nothing that came later', async () => {
  const { searches } = await renderPage('/features?q=subgrid&asof=2024-01-01')
  const [row] = await findRows()
  expect(row!.textContent).toContain('Newly available · Sep 2023')
  expect(row!.textContent).not.toContain('Widely')
  expect(row!.textContent).not.toContain('work in every browser')
  expect(await screen.findByText('1 Jan 2024')).toBeInstanceOf(HTMLElement)
  expect(searches).toHaveLength(1)
})

test('the numbers of the Baseline filter are those of the day, with a filter and without', async () => {
  const { user } = await renderPage('/features?asof=2019-06-01')
  await findRows()
  const before = await findCounts()
  const all = sum(Object.values(before))
  await user.click(filter('Baseline', /Widely/))
  await screen.findByText(`${before['Widely available']} results`)
  expect(counts()).toEqual(before)
  await user.click(filter('Baseline', /Newly/))
  const both = (before['Widely available'] ?? 0) + (before['Newly available'] ?? 0)
  await screen.findByText(`${both} results`)
  expect(counts()).toEqual(before)
  expect(both).toBeLessThan(all)
})

test('without a status a day shows what was Baseline, newest first, and counts the rest', async () => {
  await renderPage('/features?asof=2019-06-01')
  await findRows()
  const {
    'Newly available': newly = 0,
    'Widely available': widely = 0,
    ...others
  } = await findCounts()
  expect(sum(Object.values(others))).toBeGreaterThan(0)
  await screen.findByText(`${newly + widely} results`)
  const months = (await findRows()).map(
    (row) => /available · (\w+ \d{4})/.exec(row.textContent)?.[1] ?? '',
  )
  const days = months.map((month) => Date.parse(`1 ${month}`))
  expect(days.every((day) => day <= Date.parse('2019-06-01'))).toBe(true)
})

test('the day is a condition like others: removed by its chip, brought back by Back, cleared with all', async () => {
  const { user, address } = await renderPage('/features?q=grid&baseline=widely&asof=2024-01-01')
  const then = await findNames()
  await user.click(screen.getByRole('button', { name: /^As of 1 Jan 2024.*remove this filter/ }))
  await waitFor(() => expect(address()).toBe('/features?q=grid&baseline=widely'))
  await waitFor(async () => expect((await findNames()).length).toBeGreaterThan(then.length))
  window.history.back()
  await waitFor(async () => expect(await findNames()).toEqual(then))
  expect(address()).toBe('/features?q=grid&baseline=widely&asof=2024-01-01')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(address()).toBe('/features?q=grid'))
})

test('a day is chosen, and given up for today', async () => {
  const { user, address } = await renderPage('/features?q=grid')
  await openMore(user, /^As of a day$/)
  const [newest] = await screen.findAllByRole('button', { name: /^End of \d{4}$/ })
  await user.click(newest!)
  await waitFor(() => expect(address()).toMatch(/^\/features\?q=grid&asof=\d{4}-12-31$/))
  const [back] = await screen.findAllByRole('button', { name: 'Back to today' })
  await user.click(back!)
  await waitFor(() => expect(address()).toBe('/features?q=grid'))
})

test.each([
  ['2024-13-45', /“2024-13-45” is not a date\..*like 2024-01-31/],
  ['<b>&can=yes', /“<b>” is not a date/],
  ['2999-01-01', /1 Jan 2999 is in the future/],
  ['2010-05-05', /Nothing was Baseline yet.*29 Jul 2015/],
])('%s is answered in words, and every feature is listed', async (day, words) => {
  await renderPage(`/features?q=grid&asof=${day}`)
  const all = await findNames()
  expect(all).toContain('Grid')
  const remark = await screen.findByText(words)
  expect(remark.closest('[hidden]')).toBeNull()
})

test('before anything was widely available, a day says so and lists what was newly available', async () => {
  await renderPage('/features?q=grid&asof=2016-05-05')
  for (const row of await findRows()) expect(row.textContent).toContain('Newly available')
  const words = /Nothing was widely available yet.*29 Jan 2018/
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement)
})

test('where nothing had the status on the day, the list says so and offers the same without it', async () => {
  await renderPage('/features?baseline=widely&asof=2016-01-01')
  expect(await screen.findByText(/No features match these filters/)).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText(/Nothing was widely available yet/)).toBeInstanceOf(HTMLElement)
  const offer = await screen.findByRole('link', { name: /Widely available/ })
  expect(offer.getAttribute('href')).toBe('/features?asof=2016-01-01')
})

test('the table has the status of the day beside that of today', async () => {
  await renderPage('/features?q=subgrid&asof=2024-01-01&view=table')
  const table = await screen.findByRole('table')
  const heads = within(table)
    .getAllByRole('columnheader')
    .filter(isInSight)
    .map(({ textContent }) => textContent)
  expect(heads.slice(0, 3)).toEqual(['Feature', 'Baseline on 1 Jan 2024', 'Baseline today'])
  const row = within(table).getByRole('row', { name: /^Subgrid/ })
  const [then, now] = within(row).getAllByRole('cell').filter(isInSight)
  expect(then!.textContent).toBe('Newly')
  expect(now!.textContent).toBe('Widely')
})

test('below an answer about a day the results have the status of that day', async () => {
  await renderPage('/search?q=baseline in 2023 subgrid')
  const answer = await screen.findByRole('region', { name: /31 Dec(?:ember)? 2023/ })
  const row = await within(answer).findByRole('article')
  await waitFor(() => expect(row.textContent).toContain('Newly available · Sep 2023'))
  expect(row.textContent).not.toContain('Widely')
})
