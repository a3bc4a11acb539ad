import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { isInSight, filter, findRows, openMore } from '#tests/support/list.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'

// Loaded when it is wanted; on a busy machine that is no part of what a test waits for.
beforeAll(async () => {
  await import('#search/table/result-table.tsx')
  await import('#routes/list/list-more.tsx')
})

const findTable = () => screen.findByRole('table', { name: /^Features: / })
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .filter(isInSight)
    .map(({ textContent }) => textContent)
const head = (name: RegExp) => screen.getByRole('columnheader', { name })
const settled = (page: Page, search: string) =>
  waitFor(() => expect(page.address()).toBe(`/features${search}`))

const viewSelect = () => screen.findByRole('combobox', { name: 'View' })

const findColumn = (name: string) => screen.findByRole('checkbox', { name })

/** The names that head the rows, in order. */
async function namesInTable(): Promise<readonly string[]> {
  return within(await findTable())
    .getAllByRole('rowheader')
    .map((name) => name.textContent)
}

const asked = ({ searches }: Page) => searches.at(-1)?.requests[0]

test('a table requests only the attributes of its columns', async () => {
  const page = await renderPage('/features?q=grid&view=table&cols=chrome,safari_ios,usage')
  await findTable()
  expect(heads()).toEqual(['Feature', 'Chrome', 'Safari iOS', 'Usage'])
  expect(asked(page)).toMatchObject({
    attributesToRetrieve: ['support', 'shipped', 'usage'],
    attributesToHighlight: ['name'],
  })
  const cells = screen.getAllByRole('cell').filter(isInSight).slice(0, 3)
  expect(cells.map((cell) => cell.textContent)).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^[\d.]+$/),
    expect.stringMatching(/^[\d.]+\u00A0%$/),
  ])
})

test('a table without other columns still has the names', async () => {
  const page = await renderPage('/features?view=table&cols=usage')
  await findTable()
  await openMore(page.user, /^Columns$/)
  await page.user.click(await findColumn('Usage'))
  await settled(page, '?view=table&cols=name')
  await waitFor(() => expect(heads()).toEqual(['Feature']))
  expect(await namesInTable()).toHaveLength(20)
})

test('a column head sorts, exposes the order, and resets it', async () => {
  const page = await renderPage('/features?q=grid&view=table')
  await findTable()
  expect(head(/Usage/).getAttribute('aria-sort')).toBeNull()
  await page.user.click(within(head(/Usage/)).getByRole('link'))
  await settled(page, '?q=grid&sort=usage&view=table')
  await waitFor(() => expect(head(/Usage/).getAttribute('aria-sort')).toBe('descending'))
  await page.user.click(within(head(/Feature/)).getByRole('link'))
  await waitFor(() => expect(head(/Feature/).getAttribute('aria-sort')).toBe('ascending'))
  expect(head(/Usage/).getAttribute('aria-sort')).toBeNull()
  await page.user.click(within(head(/Feature/)).getByRole('link'))
  await settled(page, '?q=grid&view=table')
})

test('filters and page size keep the table layout', async () => {
  const page = await renderPage('/features?view=table&cols=usage')
  await findTable()
  await page.user.click(filter('Baseline', /Newly/))
  await settled(page, '?baseline=newly&view=table&cols=usage')
  await openMore(page.user)
  await page.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Results per page' }),
    '50',
  )
  await settled(page, '?baseline=newly&view=table&cols=usage&size=50')
  await waitFor(async () => expect(await namesInTable()).toHaveLength(50))
  expect(heads()).toEqual(['Feature', 'Usage'])
})

test('unknown columns are removed from the address without a history entry', async () => {
  const steps = window.history.length
  const page = await renderPage('/features?view=table&cols=usage,nonsense,baseline')
  await settled(page, '?view=table&cols=baseline,usage')
  await findTable()
  expect(heads()).toEqual(['Feature', 'Baseline', 'Usage'])
  expect(window.history.length).toBe(steps)
})

test('a list keeps the columns of its table', async () => {
  const page = await renderPage('/features?cols=usage')
  await findRows()
  await page.user.selectOptions(await viewSelect(), 'Table')
  await settled(page, '?view=table&cols=usage')
  await findTable()
  expect(heads()).toEqual(['Feature', 'Usage'])
})

test('a status is one word, and a day that has not come says so to a screen reader', async () => {
  await renderPage('/features?q=anchor+positioning&view=table&cols=baseline,newly')
  const [row] = within(await findTable()).getAllByRole('row', { name: /^Anchor positioning/ })
  const cells = within(row!).getAllByRole('cell').filter(isInSight)
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Limited', 'not yet'])
})
