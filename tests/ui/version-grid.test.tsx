import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const findGrid = () =>
  screen.findByRole<HTMLTableElement>('table', { name: /^Support and global usage/ })
const textOf = (element: Element) => element.textContent
const isCurrent = (row: Element) => textOf(row).includes(', current')
const rowsOf = (grid: HTMLTableElement, browser: CoreBrowser) => [
  ...grid.tBodies[coreBrowsers.indexOf(browser)]!.rows,
]
const statesOf = (rows: readonly HTMLTableRowElement[]) =>
  rows.flatMap(({ cells: [, state] }) => (state === undefined ? [] : [textOf(state)]))
const percentIn = (element: Element) => Number(/([\d.]+)\u00A0%$/.exec(textOf(element))?.[1])

test('the page of a feature shows the versions of each browser with support and usage', async () => {
  await renderPage('/features/anchor-positioning')
  const grid = await findGrid()
  for (const browser of coreBrowsers) {
    const [head, ...rows] = rowsOf(grid, browser)
    expect(textOf(head!)).toMatch(new RegExp(`^${browserLabels[browser].name}`))
    expect(rows.filter(isCurrent)).toHaveLength(1)
  }
  const words = statesOf(rowsOf(grid, 'chrome'))
  expect(words[0]).toMatch(/^Yes/)
  expect(words).toContainEqual(expect.stringMatching(/^No(?:up to )?\d+ of \d+ parts$/))
  expect(words.at(-1)).toBe('No')
  const section = within(screen.getByRole('region', { name: 'Usage by version' }))
  const legend = section.getAllByRole('listitem')
  expect(legend.map(textOf)).toStrictEqual([
    expect.stringMatching(/^Yes: counted as usable /),
    expect.stringMatching(/^Partly: its main entry is partial/),
    expect.stringMatching(/^No: not usable or behind a flag /),
    expect.stringMatching(/^Unknown: no data, or browser not identified /),
  ])
  const sum = legend.reduce((total, item) => total + percentIn(item), 0)
  expect(sum).toBeCloseTo(100, 6)
  expect(section.getAllByText(/Samsung Internet \d/)).toHaveLength(1)
})

test('the page of an entry tells support by version', async () => {
  await renderPage('/compat/css.selectors.has')
  const states = statesOf(rowsOf(await findGrid(), 'chrome'))
  expect(states[0]).toBe('Yes')
  expect(states.at(-1)).toBe('No')
})

test('a page without usage data says so and shows the rest', async () => {
  network.use(http.get('*/assets/content-*/usage.json', () => HttpResponse.error()))
  await renderPage('/features/subgrid')
  await screen.findByText(/^Usage by version could not be loaded\./)
  await waitFor(() =>
    expect(screen.getAllByRole('table', { name: /^Support of each part/ })).toHaveLength(1),
  )
  expect(screen.queryByRole('table', { name: /^Support and global usage/ })).toBeNull()
})
