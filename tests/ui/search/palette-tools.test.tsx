import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { searchBox } from '#tests/support/list.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { findGroup, findOption, forgetStored, optionNames } from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

afterEach(forgetStored)

const hrefOf = (option: HTMLElement | undefined) => option?.getAttribute('href')

test('under an empty box the popup offers every tool', async () => {
  const { user } = await renderPage('/about')
  await user.click(searchBox())
  expect((await findGroup('Tools')).map(hrefOf)).toEqual(['/check', '/diff', '/set', '/upcoming'])
})

test('a tool is offered by the beginning of its name, after what was found', async () => {
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'upcom')
  expect((await findGroup('Tools')).map(hrefOf)).toEqual(['/upcoming'])
  expect(optionNames().slice(-2)).toEqual(['Upcoming, Tool', 'All results for “upcom”'])
})

test('a comparison that is asked for is an option that Enter opens', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), 'chrome 130 vs 120')
  const option = await findOption('Compare Chrome 120 with Chrome 130')
  expect(hrefOf(option)).toBe('/diff?from=chrome-120&to=chrome-130')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Compare releases' })
  expect(address()).toBe('/diff?from=chrome-120&to=chrome-130')
})

test('on Everything the tool that is asked for comes before the results', async () => {
  await renderPage('/search?q=chrome+120+vs+130')
  const link = await screen.findByRole('link', { name: 'Compare Chrome 120 with Chrome 130' })
  expect(hrefOf(link)).toBe('/diff?from=chrome-120&to=chrome-130')
  expect(link.closest('section')).toBe(screen.getByRole('region', { name: 'Tool' }))
  const [row] = await screen.findAllByRole('article')
  expect(link.compareDocumentPosition(row!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a list offers the tool that its words ask for', async () => {
  await renderPage('/features?q=chrome+120+vs+130')
  const link = await screen.findByRole('link', { name: 'Compare Chrome 120 with Chrome 130' })
  expect(hrefOf(link)).toBe('/diff?from=chrome-120&to=chrome-130')
})

test('the set of two features that are compared is an option that Enter opens', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), 'subgrid vs popover')
  const option = await findOption('Compare Subgrid and Popover')
  expect(hrefOf(option)).toBe('/set?f=subgrid,popover')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Feature set' })
  expect(address()).toBe('/set?f=subgrid,popover')
})

test('on Everything the set of what is compared comes before the results', async () => {
  await renderPage('/search?q=compare+subgrid+and+popover')
  const link = await screen.findByRole('link', { name: 'Compare Subgrid and Popover' })
  expect(hrefOf(link)).toBe('/set?f=subgrid,popover')
  expect(link.closest('section')).toBe(screen.getByRole('region', { name: 'Tool' }))
})

test('a comparison with something that no record is named offers no set', async () => {
  await renderPage('/search?q=subgrid+vs+frobnicator')
  await screen.findAllByRole('article')
  expect(screen.queryByRole('region', { name: 'Tool' })).toBeNull()
})
