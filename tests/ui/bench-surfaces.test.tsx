import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { recordPath } from '#contracts/paths.ts'
import { visitDay } from '#routes/today.ts'
import { listAt } from '#search/lists/all.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { createSurfaces } from '#tests/bench/fresh/surfaces.ts'
import { fillDetails } from '#tests/support/detail-provider.ts'
import { findRows, searchBox } from '#tests/support/list.ts'
import { findPopup, forgetStored, popupSettles } from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(fillDetails)
afterEach(forgetStored)

const surfaces = async () => createSurfaces(await featureProvider(), visitDay())
const addressOf = ({ list, id }: RecordPlace): string => recordPath(list, id)
const pathsIn = (links: Iterable<Element | null>) =>
  Array.from(links, (link) => link?.getAttribute('href') ?? '')

/** The addresses of what the answer is about and of the rows on the page, in order. */
async function shownRecords() {
  const rows = (await findRows()).map((row) => row.querySelector(':is(h2, h3) a'))
  return pathsIn([...document.querySelectorAll('main a[id^="answer-"]'), ...rows])
}

test.each([
  'grid',
  'css grid level 2',
  'latest safari',
  'grid in safari',
  'css features not in firefox',
])('the benchmark reads the records of /search for "%s" in the order of the page', async (text) => {
  const found = (await (await surfaces()).everything(text)).map(addressOf)
  expect(found.length).toBeGreaterThan(0)
  await renderPage(`/search?q=${encodeURIComponent(text)}`)
  await screen.findByText(/(?:results?|matches) for “|every word of “/)
  expect(await shownRecords()).toEqual(found)
})

test.each(['features', 'compat', 'specs', 'releases'] as const)(
  'the benchmark reads the records of the list of %s in the order of the page',
  async (name) => {
    const found = (await (await surfaces()).list(name, 'grid')).map(addressOf)
    expect(found.length).toBeGreaterThan(0)
    await renderPage(`/${name}?q=grid`)
    expect(await shownRecords()).toEqual(found)
  },
)

test.each(['grid', 'latest safari', 'css features not in firefox'])(
  'the benchmark reads the records of the palette for "%s" in the order of the page',
  async (text) => {
    const found = (await (await surfaces()).palette(text)).map(addressOf)
    expect(found.length).toBeGreaterThan(0)
    const { user } = await renderPage('/about')
    await user.type(searchBox(), text)
    await findPopup()
    await popupSettles()
    const options = pathsIn(screen.getAllByRole('option'))
    expect(options.filter((path) => isRecord(path))).toEqual(found)
  },
)

/** Whether an address is that of a record, and not that of a list or a tool. */
const isRecord = (path: string): boolean =>
  listAt(path.slice(0, path.lastIndexOf('/'))) !== undefined
