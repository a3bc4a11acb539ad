import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { chooseTargets } from '#search/targets/targets-text.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { findRows, searchBox } from '#tests/support/list.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { findGroup, findOption, forgetStored } from '#tests/support/palette.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'

// Loaded when it is wanted; on a busy machine that is no part of what a test waits for.
beforeAll(async () => {
  await import('#search/targets/parts.ts')
  await import('#routes/layout/after-load.tsx')
  await fillDetails()
  await fillPalette()
})

beforeEach(serveContent)

afterEach(() => {
  chooseTargets('')
  forgetStored()
})

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (element: Element) => element.getAttribute('href')

const findBand = async () => screen.findByRole('region', { name: 'Does it work?' })
const picker = (name: string) => screen.findByRole('button', { name: `Your browsers: ${name}` })
/** The text of the band without that for paper, which repeats the browsers, and that of the panel. */
const sayIn = async (band: HTMLElement) =>
  (await within(band).findByText(/\.$/, { selector: 'p:not([popover] p)' })).textContent

test('the page of a feature answers for widely available browsers until others are chosen', async () => {
  await renderPage('/features/subgrid')
  await picker('Widely available browsers')
  const band = await findBand()
  await within(band).findByText('Yes')
  expect(await sayIn(band)).toBe('Every one of them has it; the last was Edge 117 (Sep 2023).')
  expect(within(band).getByText('of users worldwide have it')).toBeInstanceOf(HTMLElement)
})

test('the page of a feature names two browsers that fall short, counts the others, and asks nothing for it', async () => {
  const { searches } = await renderPage('/features/subgrid?targets=2021')
  await findTitle('Subgrid')
  await picker('Baseline 2021')
  const band = await findBand()
  await within(band).findByText('Not yet')
  expect(await sayIn(band)).toBe('Chrome 108, Firefox 60 and 1 more lack it.')
  expect(new Set(searches.map((search) => JSON.stringify(search))).size).toBe(2)
})

test('browsers that cannot be read leave the answer for widely available ones', async () => {
  await renderPage('/features/subgrid?targets=chrmoe+1')
  await findTitle('Subgrid')
  await picker('Widely available browsers')
  const band = await findBand()
  await within(band).findByText(/^Every one of them has it/)
  expect(band.textContent).toContain(
    '“chrmoe 1” cannot be checked. It names no browser that is known here. The answer is for widely available browsers.',
  )
})

test('what of the browsers is not judged is said in their name, and why in their panel', async () => {
  const { user } = await renderPage('/features/subgrid?targets=op_mini+all,+chrome+150')
  const browsers = await picker('Chrome 150+ (Opera Mini not checked)')
  const band = await findBand()
  await within(band).findByText(/^Since Chrome 117/)
  await user.click(browsers)
  const why = await within(band).findByText(/^Opera Mini cannot be checked\./)
  expect(why.textContent).toContain('Opera Mini shows pages')
})

test('browsers chosen on the page of an entry change its answer, which is said, and are kept', async () => {
  const { user, address } = await renderPage('/compat/css.selectors.has')
  await user.click(await picker('Widely available browsers'))
  const field = await screen.findByRole('textbox', { name: 'Browsers', hidden: true })
  await user.type(field, 'safari 15{Enter}')
  await picker('Safari 15+')
  const band = await findBand()
  expect(within(band).getAllByText('Not yet')).toHaveLength(1)
  expect(await sayIn(band)).toMatch(/^Needs Safari 15\.4 /)
  await waitFor(() => expect(address()).toBe('/compat/css.selectors.has?targets=safari+15'))
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Checked in Safari 15\+: Not yet\. Needs Safari 15\.4 /),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Reset', hidden: true }))
  await picker('Widely available browsers')
  expect(localStorage.getItem('plinth-targets')).toBeNull()
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
  const { user } = await renderPage('/about?targets=2021')
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull())
  await user.type(searchBox(), 'grid')
  // What was found for fewer letters may have the option, too; it is another element.
  await waitFor(async () => {
    expect((await findOption('Grid lanes')).textContent).toContain('No: Chrome 108')
  })
  const specs = await findGroup('Specs')
  expect(specs.filter(({ textContent }) => /Yes|No:|Partly/.test(textContent))).toEqual([])
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
