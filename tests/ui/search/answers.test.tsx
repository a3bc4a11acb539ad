import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { chooseTargets } from '#search/targets/targets-text.ts'
import { findRows, searchBox } from '#tests/support/list.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { findOption, forgetStored, optionNames, popupSettles } from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
  await import('#search/targets/parts.ts')
})

afterEach(() => {
  cleanup()
  chooseTargets('')
  forgetStored()
})

const answer = () => screen.findByRole('region', { name: 'Answer' })

/** The lines of the answer: the verdict and the sentence. */
async function linesOf(): Promise<readonly string[]> {
  return within(await answer())
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent)
}

test('on Everything a thing and a browser are answered above the results, in the one request', async () => {
  const { searches } = await renderPage('/search?q=popover+firefox')
  const [verdict, sentence] = await linesOf()
  expect(verdict).toBe('Yes Popover in Firefox')
  expect(sentence).toMatch(/^Since Firefox 125 \(Apr 2024\)\. It works for \d\d\.\d % of users/)
  const link = within(await answer()).getByRole('link', { name: 'Popover' })
  expect(link.getAttribute('href')).toBe('/features/popover')
  expect(searches).toHaveLength(1)
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Answer')
})

test('an older version is told what it needs', async () => {
  await renderPage('/search?q=can+i+use+container+queries+if+i+support+safari+15')
  const [verdict, sentence] = await linesOf()
  expect(verdict).toBe('Not yet Container queries (size) in Safari 15')
  expect(sentence).toMatch(/^Needs Safari 16 \(Sep 2022\)\./)
})

test('the link of an answer about a version opens the record for that version', async () => {
  await renderPage('/search?q=popover+safari+16')
  const link = within(await answer()).getByRole('link', { name: 'Popover' })
  expect(link.getAttribute('href')).toBe('/features/popover?targets=safari+16')
})

test('each of several browsers gets a line', async () => {
  await renderPage('/search?q=popover+in+chrome,+firefox,+safari+and+edge')
  const lines = await linesOf()
  expect(lines.filter((_, place) => place % 2 === 0)).toEqual([
    'Yes Popover in Chrome',
    'Yes Popover in Firefox',
    'Yes Popover in Safari',
    'Yes Popover in Edge',
  ])
})

test('the number of users is the answer to how many have it', async () => {
  await renderPage('/search?q=how+many+users+have+subgrid')
  expect((await linesOf())[0]).toMatch(/^\d\d\.\d % Subgrid $/)
})

test('the visitor’s own browsers are asked about by that name', async () => {
  chooseTargets('safari 15')
  await renderPage('/search?q=container+queries+in+my+browsers')
  await waitFor(async () =>
    expect((await linesOf())[0]).toBe('Not yet Container queries (size) in your browsers'),
  )
  expect((await linesOf())[1]).toMatch(/^Safari 15 lacks it\./)
})

test('a text that asks about nothing known has no answer', async () => {
  await renderPage('/search?q=frobnicator+in+firefox')
  await screen.findByText(/for “frobnicator in firefox”/)
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull()
})

test('a release that does not exist is named, with the newest one', async () => {
  await renderPage('/search?q=chrome+900')
  await screen.findByText(/^The newest Chrome known is \d+\.$/)
  const link = await screen.findByRole('link', { name: /^Show Chrome \d+$/ })
  expect(link.getAttribute('href')).toMatch(/^\/releases\/chrome-\d+$/)
})

test('above a list the answer comes with its results, without a query of its own', async () => {
  const { searches } = await renderPage('/features?q=popover+firefox')
  await findRows()
  expect((await linesOf())[0]).toBe('Yes Popover in Firefox')
  expect(searches.filter(({ requests }) => requests[0]?.['hitsPerPage'] !== 0)).toHaveLength(1)
})

test('above a list a question about a runtime is answered, too', async () => {
  await renderPage('/features?q=fetch+in+node+18')
  await findRows()
  expect((await linesOf())[0]).toMatch(/^Yes Fetch in Node\.js 18$/)
})

test('what replaces a feature is named and linked', async () => {
  await renderPage('/search?q=what+replaced+mutation+events')
  // A row below may have the same name.
  const [link] = await screen.findAllByRole('link', { name: 'MutationObserver' })
  expect(link?.getAttribute('href')).toBe('/features/mutationobserver')
  expect((await linesOf())[1]).toMatch(/ Use MutationObserver instead\.$/)
})

test('in the popup a set of browsers is answered as soon as it is resolved', async () => {
  chooseTargets('safari 15')
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'container queries in my browsers')
  await findOption('Not yet Container queries (size) in your browsers')
  await popupSettles()
  expect(optionNames()[0]).toMatch(
    /^Not yet Container queries \(size\) in your browsers, Safari 15 lacks it\.$/,
  )
})

test('in the popup a set of browsers that nobody has chosen asks for a choice', async () => {
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'popover in my browsers')
  const option = await findOption('Popover in your browsers')
  expect(option.textContent).toContain('Choose your browsers to see whether it works in them.')
})

test('in the popup the answer is the first option, and Enter opens the thing', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), 'popover firefox')
  await findOption('Yes Popover in Firefox')
  await popupSettles()
  expect(optionNames()[0]).toMatch(/^Yes Popover in Firefox, Since Firefox 125 \(Apr 2024\)\.$/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/features/popover'))
})

test('in the popup Enter opens the thing for the version that was asked about', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), 'popover safari 16')
  await findOption('Not yet Popover in Safari 16')
  await popupSettles()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/features/popover?targets=safari+16'))
})
