import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { findRows } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'

const main = () => within(screen.getByRole('main'))

/** The link that leads past the filters and the toolbar. */
const skip = () => screen.getByRole('link', { name: 'Skip to results' })

/** For each row, the list that it is an item of. */
const listsOf = (rows: readonly HTMLElement[]) =>
  rows.map((row) => row.closest('li')?.closest('[role=list]'))

test('the results of a list are the items of one list', async () => {
  await renderPage('/features?q=grid')
  const rows = await findRows()
  const [list, ...others] = new Set(listsOf(rows))
  expect(others).toEqual([])
  expect(list?.querySelectorAll(':scope > li').length).toBe(rows.length)
})

test('in the search of everything the results of each section are items of a list', async () => {
  await renderPage('/search?q=grid')
  const rows = await findRows()
  for (const [index, list] of listsOf(rows).entries()) {
    expect(list?.closest('section')).toBe(rows[index]!.closest('section'))
    expect(list?.closest('section')?.getAttribute('aria-labelledby')).not.toBeNull()
  }
})

test.each([
  ['/features?q=grid', () => main().getAllByRole('article')[0]],
  ['/search?q=grid', () => main().getAllByRole('article')[0]],
  ['/features?q=grid&view=table', () => main().getAllByRole('rowheader')[0]],
])('"Skip to results" on %s leads to the link of the first result', async (address, first) => {
  const { user } = await renderPage(address)
  await waitFor(() => expect(first()).toBeDefined())
  await user.click(skip())
  expect(document.activeElement).toBe(within(first()!).getByRole('link'))
})

test.each(['/features?q=zzqqxx', '/search?q=zzqqxx'])(
  'without results "Skip to results" on %s leads to the heading',
  async (address) => {
    const { user } = await renderPage(address)
    await screen.findByText(/“zzqqxx”/, { selector: 'strong, bdi' })
    await user.click(skip())
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  },
)

test('the title names the page of the results, except the first', async () => {
  const { user } = await renderPage('/features?q=css&page=2')
  await waitFor(() => expect(document.title).toBe('css · Features, page 2 · Plinth'))
  await findRows()
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(document.title).toBe('css · Features, page 3 · Plinth'))
  await user.click(screen.getByRole('link', { name: 'Page 1' }))
  await waitFor(() => expect(document.title).toBe('css · Features · Plinth'))
})

test('a query of another direction is set apart from the sentence about it', async () => {
  await renderPage('/features?q=שלום')
  const [quoted] = await screen.findAllByText('שלום')
  expect(quoted?.tagName).toBe('BDI')
  expect((await screen.findByText('0 results for “שלום”')).tagName).toBe('BDI')
})
