import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { filter, findRows, searchBox, typeAtOnce } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

/** Everything the live region says from now on. */
function listen(): readonly string[] {
  const said: string[] = []
  const region = screen.getByRole('status')
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return said
}

test('the results of typing are announced once at the end; those of the first view are not', async () => {
  await renderPage('/features')
  const said = listen()
  await findRows()
  typeAtOnce('container')
  const ofResults = () => said.filter((words) => words.includes(' for “'))
  await waitFor(() => expect(ofResults()).toHaveLength(1))
  expect(ofResults()).toEqual([expect.stringMatching(/^\d+ results? for “container”/)])
})

test('the same text is announced again when the same event repeats', async () => {
  const { user } = await renderPage('/features?q=zzqqxx')
  await screen.findByText(/^Nothing in any list matches/)
  const said = listen()
  const box = searchBox()
  await user.type(box, 'y')
  await waitFor(() => expect(said).toHaveLength(1))
  await user.type(box, '{Backspace}')
  await waitFor(() => expect(said).toHaveLength(2))
  await user.type(box, 'y')
  await waitFor(() => expect(said).toHaveLength(3))
  expect(said.map((words) => words.trim())).toEqual([
    'No results for “zzqqxxy”',
    'No results for “zzqqxx”',
    'No results for “zzqqxxy”',
  ])
})

test('a failure is announced', async () => {
  const { user } = await renderPage('/features?q=grid')
  await findRows()
  const said = listen()
  network.use(http.all('*/1/*', () => HttpResponse.error()))
  await user.click(filter('Baseline', /Newly/))
  await waitFor(() => expect(said).toEqual(['Search is unreachable.']))
})

test('another layout of the same results is announced', async () => {
  await renderPage('/features?q=grid')
  await findRows()
  const said = listen()
  window.history.pushState(null, '', '/features?q=grid&view=table')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^Shown as a table: \d+ res/)]))
})
