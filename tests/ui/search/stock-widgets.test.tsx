import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import {
  CurrentRefinements,
  HitsPerPage,
  Pagination,
  RefinementList,
  SortBy,
  Stats,
} from 'react-instantsearch'
import { expect, test } from 'vitest'

import { Prefetch } from '#routes/detail/definitions.tsx'
import { Layout } from '#routes/layout/layout.tsx'
import { ListMore } from '#routes/list/list-more.tsx'
import { ResultPages } from '#routes/list/list-tools.tsx'
import { FilterChips } from '#search/filters/filter-chips.tsx'
import { FilterColumn } from '#search/filters/filter-column.tsx'
import { FilterPanel } from '#search/filters/filter-panel.tsx'
import { featuresList } from '#search/lists/features.ts'
import { ListSearch } from '#search/results/list-search.tsx'
import { ResultHead } from '#search/results/result-head.tsx'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import type { PageClient } from '#search/transport/search-client.ts'
import { pageSizeProps, sortProps } from '#search/widgets/list-props.ts'
import { filter } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'

/** A list whose parts stand beside the widgets of the library, as published. */
function StockView({ client }: { readonly client: PageClient }) {
  return (
    <SearchClientContext value={client}>
      <ProviderContext value={client.provider}>
        <Layout client={client} first={undefined} Prefetch={Prefetch}>
          <Suspense>
            <ListSearch list={featuresList}>
              <section aria-label="Ours">
                <FilterColumn Panel={FilterPanel} />
                <ResultHead>
                  <ListMore />
                </ResultHead>
                <FilterChips />
                <ResultPages />
              </section>
              <section aria-label="Stock">
                <Stats />
                <CurrentRefinements />
                <SortBy {...sortProps(featuresList)} />
                <HitsPerPage {...pageSizeProps} />
                <RefinementList attribute="baseline" />
                <Pagination />
              </section>
            </ListSearch>
          </Suspense>
        </Layout>
      </ProviderContext>
    </SearchClientContext>
  )
}

const ours = () => within(screen.getByRole('region', { name: 'Ours' }))
const stock = () => within(screen.getByRole('region', { name: 'Stock' }))

/** Opens the list, and waits for the numbers of both. */
async function openBoth(address: string) {
  const page = await renderPage(address, { Root: StockView })
  await screen.findByText(/results found in/)
  await ours().findByText(/^[\d,]+ results/)
  return page
}

const numberIn = (text: string | null | undefined) =>
  Number(/\d[\d,]*/.exec(text ?? '')?.[0].replace(',', ''))

const ourTotal = () => numberIn(ours().getByText(/^[\d,]+ results?/).textContent)
const stockTotal = () => numberIn(stock().getByText(/results? found in/).textContent)

/** The number beside a status. */
const ourCount = (status: RegExp) => numberIn(filter('Baseline', status).labels?.[0]?.textContent)
const stockBox = (value: string) =>
  stock().getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${value}`) })
const stockCount = (value: string) => numberIn(stockBox(value).labels?.[0]?.textContent)

const select = (part: typeof ours, name: RegExp) =>
  part().getByRole<HTMLSelectElement>('combobox', { name })

/** The current page, by the pages of each part. */
const currentPages = () =>
  [ours, stock].map((part) => part().getByRole('link', { current: 'page' }).textContent)

const settled = (address: string) => waitFor(() => expect(location.search).toBe(address))

test('the number of results and of each status is the same in a widget of the library', async () => {
  await openBoth('/features?q=css')
  expect(stockTotal()).toBe(ourTotal())
  expect(ourTotal()).toBeGreaterThan(0)
  expect(ourCount(/Widely/)).toBe(stockCount('widely'))
  expect(ourCount(/Newly/)).toBe(stockCount('newly'))
  expect(ourCount(/Newly/)).toBeGreaterThan(0)
})

test('a filter that is set on either side narrows the results, the numbers and the address of both', async () => {
  const { user } = await openBoth('/features?q=css')
  const all = ourTotal()
  await user.click(stockBox('newly'))
  await settled('?q=css&baseline=newly')
  await waitFor(() => expect(ourTotal()).toBeLessThan(all))
  expect(filter('Baseline', /Newly/).checked).toBe(true)
  expect(stockTotal()).toBe(ourTotal())
  expect(ours().getByRole('button', { name: /^Newly available/ })).toBeDefined()

  const newly = ourTotal()
  await user.click(filter('Baseline', /Widely/))
  await settled('?q=css&baseline=newly,widely')
  await waitFor(() => expect(ourTotal()).toBeGreaterThan(newly))
  expect(stockBox('widely').checked).toBe(true)
  expect(stockTotal()).toBe(ourTotal())

  expect(stock().getAllByText('✕')).toHaveLength(2)
  await user.click(ours().getByRole('button', { name: /^Newly available/ }))
  await settled('?q=css&baseline=widely')
  await waitFor(() => expect(stockTotal()).toBe(ourTotal()))
  await user.click(await stock().findByText('✕'))
  await settled('?q=css')
  await waitFor(() => expect(ourTotal()).toBe(all))
  expect(stock().queryByText('✕')).toBeNull()
  expect(stockTotal()).toBe(all)
})

test('a page that is chosen on either side is the page of both, and of the address', async () => {
  const { user } = await openBoth('/features?q=css')
  expect(currentPages()).toEqual(['1', '1'])
  await user.click(stock().getByRole('link', { name: 'Page 2' }))
  await settled('?q=css&page=2')
  await waitFor(() => expect(currentPages()).toEqual(['2', '2']))
  await user.click(ours().getByRole('link', { name: 'Page 3' }))
  await settled('?q=css&page=3')
  await waitFor(() => expect(currentPages()).toEqual(['3', '3']))
})

test('an order and a number of results that are chosen on either side are those of both, and of the address', async () => {
  const { user } = await openBoth('/features?q=css')
  await user.selectOptions(select(stock, /Sort results by/), 'A–Z')
  await settled('?q=css&sort=az')
  await waitFor(() => expect(select(ours, /^Sort/).value).toBe('features_az'))
  await user.selectOptions(select(ours, /^Sort/), 'Usage')
  await settled('?q=css&sort=usage')
  await waitFor(() => expect(select(stock, /Sort results by/).value).toBe('features_usage'))

  const stockSize = stock().getByDisplayValue<HTMLSelectElement>('20')
  await user.selectOptions(stockSize, '50')
  await settled('?q=css&sort=usage&size=50')
  await waitFor(() => expect(select(ours, /Results per page/).value).toBe('50'))
  await user.selectOptions(select(ours, /Results per page/), '100')
  await settled('?q=css&sort=usage&size=100')
  await waitFor(() => expect(stockSize.value).toBe('100'))
})
