import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { chooseTargets } from '#search/targets/targets-text.ts'
import { filter, findNames, findRows } from '#tests/support/list.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'

// Loaded when it is wanted; on a busy machine that is no part of what a test waits for.
beforeAll(async () => {
  await import('#search/targets/parts.ts')
  await import('#search/targets/browserslist-query.ts')
  await import('#routes/layout/after-load.tsx')
  await import('#search/table/result-table.tsx')
})

afterEach(() => {
  // A page that is still there would take the browsers from its address again.
  cleanup()
  chooseTargets('')
  localStorage.clear()
})

const verdicts = async () =>
  (await findRows()).map((row) => /(?:Works|Does not work).*/.exec(row.textContent)?.[0] ?? '')

/** Those for results; the others ask for the numbers beside the choice of results. */
const listSearches = (searches: Page['searches']) =>
  searches.filter(({ requests }) => requests[0]?.['hitsPerPage'] !== 0)

type Choice = 'Works' | 'In part' | 'Does not work'

const verdictOf: Readonly<Record<Choice, string>> = {
  Works: 'Works in your browsers',
  'In part': 'Works in part',
  'Does not work': 'Does not work',
}

/** A choice of results, with its number once that is known. */
async function findChoice(label: 'All' | Choice): Promise<HTMLElement> {
  const choices = await screen.findByRole('list', { name: 'Results by browser' })
  return within(choices).getByRole('link', { name: new RegExp(`^${label}`) })
}

/** The number of results that the list says. */
async function findTotal(): Promise<number> {
  const { textContent } = await screen.findByText(/^[\d,]+ results?/)
  return Number(/^[\d,]+/.exec(textContent)![0].replace(',', ''))
}

/** The number beside a choice, of the conditions in force. */
async function findCount(label: Choice): Promise<number> {
  return waitFor(async () => {
    const { textContent, lastElementChild } = await findChoice(label)
    expect(lastElementChild?.hasAttribute('data-old')).toBe(false)
    return Number(/, ([\d,]+) results?$/.exec(textContent)![1]!.replace(',', ''))
  })
}

const tableHeads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

/** The first cell of each row of a table. */
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent)

async function openPanel(user: Page['user']) {
  await user.click(await screen.findByRole('button', { name: 'Your browsers', hidden: true }))
  return screen.findByRole('textbox', { name: 'Browsers', hidden: true })
}

test('every feature says whether it works in the browsers of the address, and one search is sent', async () => {
  const { searches } = await renderPage('/features?q=grid&targets=2022')
  await waitFor(async () => expect((await verdicts()).every((one) => one !== '')).toBe(true))
  expect(await verdicts()).toContainEqual(expect.stringMatching(/^Works/))
  expect(listSearches(searches)).toHaveLength(1)
  expect(await screen.findByText('Baseline 2022')).toBeInstanceOf(HTMLElement)
})

test('what works, what works in part and what does not are together all results', async () => {
  const { user, address } = await renderPage('/features?q=selection&targets=2022')
  const all = await findNames()
  const shown = async (choice: Choice, can: string) => {
    await user.click(await findChoice(choice))
    await waitFor(() => expect(address()).toBe(`/features?q=selection&targets=2022${can}`))
    await waitFor(async () =>
      expect((await verdicts()).every((one) => one.startsWith(verdictOf[choice]))).toBe(true),
    )
    return findNames()
  }
  const works = await shown('Works', '&can=yes')
  const partly = await shown('In part', '&can=part')
  const others = await shown('Does not work', '&can=no')
  expect([...works, ...partly, ...others].toSorted()).toEqual(all.toSorted())
})

test('a filter by browsers survives a new page, and Back takes it away', async () => {
  const { user, address } = await renderPage('/features?q=grid&targets=2022&can=yes')
  const works = await findNames()
  await user.click(await findChoice('All'))
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=2022'))
  await waitFor(async () => expect((await findNames()).length).toBeGreaterThan(works.length))
  window.history.back()
  await waitFor(async () => expect(await findNames()).toEqual(works))
})

test.each([
  ['without words', '?area=CSS&targets=2022'],
  ['with words', '?q=selection&targets=2022'],
])('%s each choice says how many results it leaves', async (_, search) => {
  const { user, searches, companions } = await renderPage(`/features${search}`)
  const all = await findTotal()
  const works = await findCount('Works')
  const partly = await findCount('In part')
  expect(await findCount('Does not work')).toBe(all - works - partly)
  expect(works).toBeGreaterThan(0)
  expect(works).toBeLessThan(all)
  const sent = [...searches, ...companions].flatMap(({ requests }) => requests)
  const counts = sent.filter((request) => /(?:min|usable)\./.test(JSON.stringify(request)))
  expect(counts).toHaveLength(search.includes('q=') ? 3 : 2)
  await user.click(await findChoice('Works'))
  await waitFor(async () => expect(await findTotal()).toBe(works))
  expect(await findCount('Does not work')).toBe(all - works - partly)
})

test('the values of filters are counted among what works', async () => {
  const { searches } = await renderPage('/features?baseline=widely,newly&targets=2022&can=yes')
  await findRows()
  const [own, ...others] = searches[0]!.requests
  expect(own!['filters']).toBe('min.chrome <= 108 AND min.safari <= 16')
  expect(others.map(({ filters }) => filters)).toEqual([own!['filters']])
  const counted = [/^Widely/, /^Newly/].map((value) => {
    const row = filter('Baseline', value).closest('label')
    return Number(/\d[\d,]*/.exec(row!.textContent)![0].replace(',', ''))
  })
  expect(counted[0]! + counted[1]!).toBe(await findTotal())
})

test('what has to work has a chip, which a key takes away', async () => {
  const { user, address } = await renderPage('/features?area=CSS&targets=2022&can=yes')
  const chips = await screen.findByRole('list', { name: 'Active filters' })
  const chip = within(chips).getByRole('button', { name: /^Works in your browsers/ })
  expect(within(chips).getAllByRole('button')).toHaveLength(3)
  chip.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/features?area=CSS&targets=2022'))
  expect(document.activeElement?.textContent).toBe('Clear all')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d+ results/))
  await user.click(await findChoice('Does not work'))
  await user.click(await screen.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(address()).toBe('/features?targets=2022'))
})

test('the tabs keep the browsers, and what has to work there where a list can tell', async () => {
  await renderPage('/features?q=grid&area=CSS&targets=2022&can=no')
  const tabs = within(await screen.findByRole('navigation', { name: 'Lists' }))
  const hrefOf = (name: RegExp) => tabs.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/^Compat/)).toBe('/compat?q=grid&targets=2022&can=no')
  expect(hrefOf(/^Specs/)).toBe('/specs?q=grid&targets=2022')
  expect(hrefOf(/^Releases/)).toBe('/releases?q=grid&targets=2022')
})

test('a table has a column of verdicts while browsers are chosen, whatever its other columns', async () => {
  const { user, searches } = await renderPage('/features?q=grid&targets=2022&view=table&cols=usage')
  await screen.findByRole('table', { name: /^Features: / })
  expect(tableHeads()).toEqual(['Feature', 'Your browsers', 'Usage'])
  expect(searches[0]!.requests[0]).toMatchObject({
    attributesToRetrieve: ['usage', 'support', 'shipped'],
  })
  await waitFor(() =>
    expect(firstCells().every((cell) => /^(?:Yes|In part|No: \S)/.test(cell))).toBe(true),
  )
  expect(firstCells()).toContainEqual(expect.stringMatching(/^No: (?:Chrome 108|Safari 16)/))
  const [clear] = await screen.findAllByRole('button', { name: 'Clear browsers', hidden: true })
  await user.click(clear!)
  // The style of a table hides the column then.
  await waitFor(() => expect(document.documentElement.dataset['browsers']).toBe('usual'))
  expect(firstCells().join('')).toBe('')
})

test('a table has no column of verdicts for browsers that cannot be read', async () => {
  await renderPage('/features?q=grid&targets=chrmoe+109&view=table&cols=usage')
  await screen.findByRole('table', { name: /^Features: / })
  expect(await screen.findByText(/“chrmoe 109” cannot be checked/)).toBeInstanceOf(HTMLElement)
  expect(tableHeads()).toEqual(['Feature', 'Usage'])
})

test('a set is chosen, is said and remembered in the browser, and cleared', async () => {
  const { user, address } = await renderPage('/features?q=grid')
  await openPanel(user)
  await user.click(screen.getByRole('button', { name: 'Browserslist defaults', hidden: true }))
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=defaults'))
  expect(localStorage.getItem('plinth-targets')).toBe('"defaults"')
  const reset = await screen.findByRole('button', { name: 'Reset', hidden: true })
  expect(
    screen.getByRole('button', { name: 'Browserslist defaults', hidden: true, pressed: true }),
  ).toBeInstanceOf(HTMLElement)
  await user.click(reset)
  await waitFor(() => expect(address()).toBe('/features?q=grid'))
  expect(localStorage.getItem('plinth-targets')).toBeNull()
  expect((await verdicts()).every((one) => one === '')).toBe(true)
})

test('a configuration is read when it is pasted', async () => {
  const { user, address } = await renderPage('/features?q=grid')
  await user.click(await openPanel(user))
  await user.paste('# phones\nios 15.4')
  await user.click(screen.getByRole('button', { name: 'Use', hidden: true }))
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=ios+15.4'))
})

const refused = [
  ['a browser of which nothing is known', 'op_mini all', 'Opera Mini cannot be checked.'],
  ['a misspelled browser', 'chrmoe 109', '“chrmoe 109” cannot be checked.+ Known are Chrome, Edge'],
  ['a text that is too long', `chrome ${'1'.repeat(600)}`, 'longer than 512 bytes'],
] as const

test.each(refused)('%s sets no browsers, and the reason is said', async (_, text, reason) => {
  const { user, address } = await renderPage('/features?q=grid')
  const field = await openPanel(user)
  await user.click(field)
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Use', hidden: true }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const described = field.getAttribute('aria-describedby')!.split(' ')
  const texts = described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
  expect(texts.at(-1)).toMatch(new RegExp(reason))
  expect(address()).toBe('/features?q=grid')
})

test('a misspelled browser stays in the field, and the nearest is offered', async () => {
  const { user, address } = await renderPage('/features?q=grid')
  const field = await openPanel(user)
  await user.type(field, 'chrmoe 109{Enter}')
  const nearest = await screen.findByRole('button', { name: 'Use chrome 109', hidden: true })
  expect(field).toHaveProperty('value', 'chrmoe 109')
  await user.click(nearest)
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=chrome+109'))
})

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
  '%s in the field puts its browsers in force, Shift and Enter begin a line',
  async (keys) => {
    const { user, address } = await renderPage('/features?q=grid')
    const field = await openPanel(user)
    await user.type(field, 'chrome 109{Shift>}{Enter}{/Shift}')
    expect(address()).toBe('/features?q=grid')
    await user.type(field, `safari 15.4${keys}`)
    await waitFor(() => expect(address()).toContain('&targets=chrome+109'))
  },
)

test('browsers of which nothing is known are named once above the results, and no row says that it works in them', async () => {
  await renderPage('/features?q=grid&targets=defaults')
  const [named] = await screen.findAllByText(/Opera Mini not checked/)
  expect(named).toBeInstanceOf(HTMLElement)
  await waitFor(async () => expect(await verdicts()).not.toContain(''))
  const said = (await verdicts()).filter((one) => one.startsWith('Works'))
  expect(said).toContainEqual(expect.stringMatching(/^Works where checked/))
  expect(said.filter((one) => !one.includes(' where checked'))).toEqual([])
  expect((await findRows()).filter((row) => row.textContent.includes('not checked'))).toEqual([])
})

test('what is meant is shown by browser, and a release with extended support is called so', async () => {
  const { user } = await renderPage('/features?targets=firefox esr, chrome 150')
  await openPanel(user)
  const chips = await screen.findByRole('list', { name: 'Browsers that are checked', hidden: true })
  const shown = () =>
    within(chips)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(shown()).toEqual(['Chrome 150+', expect.stringMatching(/^Firefox \d+ ESR and later$/)]),
  )
})

test('an address with browsers that cannot be read says so, and shows all results', async () => {
  await renderPage('/features?q=grid&targets=chrmoe+109&can=yes')
  expect(await screen.findByText(/“chrmoe 109” cannot be checked/)).toBeInstanceOf(HTMLElement)
  expect((await findNames()).length).toBeGreaterThan(10)
})

test.each(['/features?q=grid', '/set?f=subgrid', '/check?'])(
  'browsers of a link to %s that cannot be read are not offered to be kept; the nearest are, and those are',
  async (path) => {
    const { user, address } = await renderPage(`${path}&targets=chrmoe+109`)
    const nearest = await screen.findByRole('button', { name: 'Use chrome 109', hidden: true })
    expect(screen.getByText('From the link')).toBeInstanceOf(HTMLElement)
    expect(screen.queryByRole('button', { name: 'Keep', hidden: true })).toBeNull()
    await user.click(nearest)
    await waitFor(() => expect(address()).toContain('targets=chrome+109'))
    expect(screen.queryByText('From the link')).toBeNull()
  },
)

test('browsers of an address that is too long are ignored, and taken out of it', async () => {
  const { address } = await renderPage(`/features?q=grid&targets=${'a'.repeat(600)}`)
  await findRows()
  await waitFor(() => expect(address()).toBe('/features?q=grid'))
})

test('chosen browsers are added to the address of a later visit', async () => {
  chooseTargets('2022')
  const { address } = await renderPage('/features?q=grid')
  await waitFor(() => expect(address()).toBe('/features?q=grid&targets=2022'))
})

test('own usage numbers are chosen as a file, kept, counted for “in my stats”, and forgotten', async () => {
  const { user } = await renderPage('/features?q=grid')
  const field = await openPanel(user)
  const choose = async (text: string) => {
    const file = new File([text], 'browserslist-stats.json')
    await user.upload(await screen.findByLabelText(/usage numbers/i), file)
  }
  await choose('{"chrome":5}')
  expect(await screen.findByText(/^This file has no shares of browsers/)).toBeInstanceOf(
    HTMLElement,
  )
  await choose('{"chrome":{"120":90},"safari":{"17.4":5}}')
  expect(await screen.findByText('2 browsers')).toBeInstanceOf(HTMLElement)
  await user.type(field, '> 1% in my stats{Enter}')
  await waitFor(() => expect(window.location.search).toContain('my+stats'))
  expect((await screen.findAllByText('> 1% in my stats')).length).toBeGreaterThan(0)
  expect(await findChoice('Works')).toBeInstanceOf(HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Forget', hidden: true }))
  expect(localStorage.getItem('plinth-usage')).toBeNull()
  expect(
    (await screen.findAllByText(/Your usage numbers are not known here\./)).length,
  ).toBeGreaterThan(0)
})
