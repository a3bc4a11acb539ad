import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const findGrid = () =>
  screen.findByRole<HTMLTableElement>('table', { name: /^Support and global usage/ })
const textOf = (element: Element) => element.textContent
const rowsAt = (grid: HTMLTableElement, time: string) =>
  [...grid.tBodies[0]!.rows].filter(({ cells: [head] }) => head?.textContent === time)
const statesIn = (rows: readonly HTMLTableRowElement[], column: number) =>
  rows.flatMap(({ cells }) => cells[column]?.dataset['state'] ?? [])
const percentIn = (element: Element) => Number(/([\d.]+)\u00A0%$/.exec(textOf(element))?.[1])

test('the page of a feature shows the versions of each browser with support and usage', async () => {
  await renderPage('/features/anchor-positioning')
  const grid = await findGrid()
  const names = coreBrowsers.map((browser) => browserLabels[browser].name)
  const heads = within(grid).getAllByRole('columnheader').slice(1)
  expect(heads.map((head) => head.querySelector('span')?.textContent)).toEqual(names)
  const [current, ...others] = rowsAt(grid, 'Current')
  expect(others).toEqual([])
  expect(statesIn([current!], 1)).toEqual(['yes'])
  const earlier = rowsAt(grid, 'Earlier')
  expect(earlier.map(({ cells }) => textOf(cells[1]!))).toContainEqual(
    expect.stringMatching(/In part(?:\d+–)?\d+ of \d+ parts$/),
  )
  expect(statesIn(earlier, 1).at(-1)).toBe('notYet')
  const legend = within(screen.getByRole('list', { name: 'Share of users' })).getAllByRole(
    'listitem',
  )
  expect(legend.map(textOf)[0]).toMatch(/^Yes /)
  expect(legend.reduce((total, item) => total + percentIn(item), 0)).toBeCloseTo(100, 6)
})

test('the versions are also a list by browser, one line for each state', async () => {
  await renderPage('/compat/css.selectors.has')
  await findGrid()
  const item = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith('Chrome for Android'))
  const lines = within(item!).getAllByRole('listitem').map(textOf)
  expect(lines).toEqual([expect.stringMatching(/^105–\d+ Yes/), expect.stringMatching(/–104 No/)])
})

test('the versions with the visitor’s browsers are marked, and only those', async () => {
  await renderPage('/compat/css.selectors.has?targets=safari+15')
  const grid = await findGrid()
  await waitFor(() => expect(grid.querySelectorAll('[data-yours]')).toHaveLength(1))
  const [yours] = grid.querySelectorAll<HTMLTableCellElement>('[data-yours]')
  expect(yours?.cellIndex).toBe(coreBrowsers.indexOf('safari') + 1)
  expect(yours?.dataset['state']).toBe('notYet')
})

test('a page without usage data says so and shows the rest', async () => {
  network.use(http.get('*/assets/content-*/usage.json', () => HttpResponse.error()))
  await renderPage('/features/subgrid')
  await screen.findByText(/^The versions could not be loaded\./)
  await waitFor(() =>
    expect(screen.getAllByRole('table', { name: /^Support of each part/ })).toHaveLength(1),
  )
  expect(screen.queryByRole('table', { name: /^Support and global usage/ })).toBeNull()
})
