import { waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'

import { deferred } from '#tests/support/deferred.ts'
import { findRows } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage, type SentSearch } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

/** An alias of anchor positioning that its row does not show. */
const ALIAS = 'tether'

/** The row of a result, by its heading. */
async function findRow(name: RegExp): Promise<HTMLElement> {
  const rows = await findRows()
  const row = rows.find((one) => within(one).queryByRole('heading', { name }) !== null)
  if (row === undefined) throw new Error(`No row is called ${String(name)}.`)
  return row
}

/** Holds back what follows a search when the typing rests. Resolves to the function that lets it go on. */
async function holdCompanions(): Promise<() => void> {
  const provider = await featureProvider()
  const { promise: held, resolve: release } = deferred()
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      const { requests }: SentSearch = JSON.parse(await request.clone().text())
      if (requests[0]?.['hitsPerPage'] === 0) await held
      return provider(request)
    }),
  )
  return release
}

const linesOf = (row: HTMLElement) =>
  Array.from(row.querySelectorAll('p'), (line) => line.textContent)

test('a row that shows no match says where it matched when the typing rests, in a line that was kept free', async () => {
  const { companions } = await renderPage(`/features?q=${ALIAS}`)
  const release = await holdCompanions()
  const row = await findRow(/anchor/i)
  const before = linesOf(row)
  expect(before.at(-1)).toBe('\u00A0')
  release()
  await waitFor(() => expect(linesOf(row).at(-1)).toBe(`Matched in aliases: ${ALIAS}`))
  expect(linesOf(row)).toHaveLength(before.length)
  expect(companions).toHaveLength(1)
})

test('a row that shows every word says nothing of other matches, and nothing is asked for it', async () => {
  const { companions } = await renderPage('/features?q=dialog')
  const before = linesOf(await findRow(/dialog/))
  expect(before).not.toContain('\u00A0')
  await waitFor(() => expect(companions).toHaveLength(1))
  const asked = companions.flatMap(({ requests }) =>
    requests.map(({ facetFilters }) => facetFilters),
  )
  expect(JSON.stringify(asked)).not.toContain('objectID:dialog"')
  expect(linesOf(await findRow(/dialog/))).toEqual(before)
})

test('a search of everything has the matches of all its rows at once', async () => {
  const { companions } = await renderPage(`/search?q=${ALIAS}`)
  const [row] = await findRows()
  expect(linesOf(row!).at(-1)).toBe(`Matched in aliases: ${ALIAS}`)
  expect(companions).toEqual([])
})
