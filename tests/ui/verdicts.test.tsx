import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { chooseTargets } from '#search/targets/targets-text.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { findRows, searchBox } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { findOption, forgetStored } from '#tests/support/palette.ts'
import type { Page } from '#tests/support/render.tsx'
import { renderPage } from '#tests/support/render.tsx'
import { targetsData } from '#tests/support/targets-data.ts'

// Loaded when it is wanted; on a busy machine that is no part of what a test waits for.
beforeAll(async () => {
  await import('#search/targets/parts.ts')
  await import('#routes/layout/after-load.tsx')
  await fillDetails()
  await fillPalette()
})

beforeEach(async () => {
  await serveContent()
  network.use(http.get('*/targets.json', () => HttpResponse.json(targetsData)))
})

afterEach(() => {
  chooseTargets('')
  forgetStored()
})

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (element: Element) => element.getAttribute('href')

test('the page of a feature names every reason why it does not work, and asks nothing for it', async () => {
  const { searches } = await renderPage('/features/subgrid?targets=2021')
  await findTitle('Subgrid')
  const verdict = (await screen.findByText('Does not work')).closest('div')!
  expect(
    within(verdict)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Chrome 108 lacks it (needs 117)',
    'Firefox 60 lacks it (needs 71)',
    'Safari 15 lacks it (needs 16)',
  ])
  expect(new Set(searches.map((search) => JSON.stringify(search))).size).toBe(2)
})

test('the page of a feature that works says in which browsers', async () => {
  await renderPage('/features/subgrid?targets=widely')
  const verdict = await screen.findByText('Works in your browsers')
  expect(verdict.closest('div')?.textContent).toBe(
    'Works in your browsersChecked in Baseline widely available',
  )
})

test('browsers that cannot be read are no reason to hold back the page of a feature', async () => {
  await renderPage('/features/subgrid?targets=chrmoe+1')
  await findTitle('Subgrid')
  await screen.findByRole('table', { name: /^First supporting version/ })
  expect(screen.queryByText(/^(?:Works in|Does not work)/)).toBeNull()
})

test('the page of an entry says whether it works, and why not', async () => {
  await renderPage('/compat/css.selectors.has?targets=chrome+100,+safari+17')
  const verdict = (await screen.findByText('Does not work')).closest('div')!
  const [reason, ...others] = within(verdict).getAllByRole('listitem')
  expect(reason?.textContent).toMatch(/^Chrome 100 lacks it \(needs \d+\)$/)
  expect(others).toEqual([])
})

test('the page of a specification counts the features that work and names the others, by as many requests as without', async () => {
  const { searches } = await renderPage('/specs/css-grid-2?targets=2021')
  await findTitle('CSS Grid Layout Module Level 2')
  const line = await screen.findByText(/^(?:None|\d+) of \d+ features? works?$/)
  const [, working, all] = /^(None|\d+) of (\d+)/.exec(line.textContent)!
  const others = within(screen.getByRole('list', { name: 'Features that do not fully work' }))
  const names = others.getAllByRole('link')
  expect(names).toHaveLength(Number(all) - (working === 'None' ? 0 : Number(working)))
  expect(names.map(hrefOf)).toContain('/features/subgrid')
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Subgrid (not in Chrome 108 and 2 more)',
  )
  expect(new Set(searches.map((search) => JSON.stringify(search))).size).toBe(2)
})

test('the page of a specification says nothing of browsers while none are chosen', async () => {
  await renderPage('/specs/css-grid-2')
  await findTitle('CSS Grid Layout Module Level 2')
  await screen.findByRole('complementary', { name: /about this spec/ })
  expect(screen.queryByText(/ features? works?$/)).toBeNull()
})

test('the palette says of features and entries whether they work, and of specifications nothing', async () => {
  chooseTargets('2021')
  const { user, popupSearches } = await renderPage('/about?targets=2021')
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull())
  await user.type(searchBox(), 'grid')
  // What was found for fewer letters may have the option, too; it is another element.
  await waitFor(async () => {
    expect((await findOption('Grid lanes')).textContent).toContain('No: Chrome 108')
  })
  const asked = popupSearches
    .at(-1)!
    .requests.map(
      ({ indexName, attributesToRetrieve }) =>
        [indexName, JSON.stringify(attributesToRetrieve).includes('"support"')] as const,
    )
  expect(asked).toEqual([
    ['suggestions', false],
    ['features', true],
    ['compat', true],
    ['specs', false],
    ['releases', false],
  ])
})

test('everything says of features and entries whether they work', async () => {
  await renderPage('/search?q=grid&targets=2021')
  await waitFor(async () => {
    const rows = await findRows()
    const checked = rows.filter(({ textContent }) => /Works in|Does not work/.test(textContent))
    expect(checked.length).toBeGreaterThan(3)
  })
})

const asksForSpecs = ({ requests }: Page['searches'][number]) =>
  JSON.stringify(requests[0]?.['facets']) === '["spec"]'

test('a list of specifications counts the features of each that work, all of them by one request', async () => {
  const { searches } = await renderPage('/specs?q=grid&targets=2021')
  await waitFor(async () => {
    const texts = (await findRows()).map(({ textContent }) => textContent)
    const defining = texts.filter((text) => /defines \d/.test(text))
    expect(defining.length).toBeGreaterThan(1)
    for (const text of defining) {
      const [, defined] = /defines (\d+) feature/.exec(text)!
      const [, working, all] =
        /(None|\d+) of (\d+) features? works? in your browsers/.exec(text) ?? []
      expect(all).toBe(defined)
      expect(working === 'None' || Number(working) <= Number(all)).toBe(true)
    }
  })
  expect(searches.filter(asksForSpecs)).toHaveLength(1)
})

test('a list of specifications says nothing of browsers while none are chosen, and asks for no counts', async () => {
  const { searches } = await renderPage('/specs?q=grid')
  const texts = (await findRows()).map(({ textContent }) => textContent)
  expect(texts.filter((text) => text.includes('in your browsers'))).toEqual([])
  expect(searches.some(asksForSpecs)).toBe(false)
})
