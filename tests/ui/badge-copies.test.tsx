import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { createClient } from '#client.ts'
import type { PageEnvironment } from '#early/page-environment.ts'
import { CopyMenu } from '#routes/detail/copy-menu.tsx'
import { DaysContext } from '#search/state/days.ts'
import { chooseTargets } from '#search/targets/targets-text.ts'
import { ownUsage } from '#search/targets/usage/own-usage.ts'
import { ProviderContext } from '#search/transport/client-context.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)
afterEach(() => chooseTargets(''))

/** Presses a button of the menu, and reads what it has copied. */
async function copyFrom(address: string, what: string): Promise<string> {
  const { user } = await renderPage(address)
  await screen.findAllByText(/\.$/, { selector: '[aria-labelledby=works] :not([data-state]) > p' })
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  const name = `Copy ${what}`
  await user.click(await screen.findByRole('button', { name, hidden: true }))
  await screen.findByText(/ copied\.$/)
  return navigator.clipboard.readText()
}

test('the badge of a feature is copied as Markdown, with a link to its page', async () => {
  await expect(copyFrom('/features/subgrid', 'badge as Markdown')).resolves.toBe(
    '[![Subgrid: browser support](http://localhost/features/subgrid.svg)](http://localhost/features/subgrid)',
  )
})

test('the badge of a feature is copied as HTML, with its name escaped', async () => {
  await expect(copyFrom('/features/dialog', 'badge as HTML')).resolves.toBe(
    '<a href="http://localhost/features/dialog"><img src="http://localhost/features/dialog.svg" alt="&#60;dialog&#62;: browser support" height="20"></a>',
  )
})

test('the badge names the browsers of the address, in a form that does not end a link', async () => {
  const targets = 'chrome 109, safari 16, (ff 102)'
  const address = `/features/subgrid?${String(new URLSearchParams({ targets }))}`
  const copied = await copyFrom(address, 'badge as Markdown')
  expect(copied).toContain(
    'subgrid.svg?browsers=chrome+109%2C+safari+16%2C+%28ff+102%29)](http://localhost/features/subgrid?targets=chrome+109%2C+safari+16%2C+%28ff+102%29)',
  )
})

test('the badge names no browsers that are too many for one, but its link does', async () => {
  const targets = 'chrome 100, '.repeat(20)
  const address = `/features/subgrid?${String(new URLSearchParams({ targets }))}`
  await expect(copyFrom(address, 'badge as Markdown')).resolves.toContain(
    'subgrid.svg)](http://localhost/features/subgrid?targets=chrome+100%2C+',
  )
})

test.each([
  ['/features/subgrid?targets=safari+15.4', 'Not yet in Safari 15.4+. Needs Safari 16 (Sep 2022).'],
  [
    '/features/subgrid',
    'Yes in Widely available browsers. Every one of them has it; the last was ',
  ],
])(
  'the Markdown of %s has the verdict, the share of users and the address',
  async (path, verdict) => {
    const copied = await copyFrom(path, 'Markdown')
    expect(copied).toContain(`\n\n${verdict}`)
    expect(copied).toMatch(/ \d+\.\d\s% of users worldwide have it\.\n/)
    expect(copied).toContain(`<http://localhost${path}>`)
  },
)

test('the link to a page names the browsers that were chosen', async () => {
  const path = '/features/subgrid?targets=safari+15.4'
  await expect(copyFrom(path, 'link')).resolves.toBe(`http://localhost${path}`)
})

test('the copies leave out browsers that nobody can read, about which they say nothing', async () => {
  const path = '/features/subgrid?targets=chrmoe+109'
  await expect(copyFrom(path, 'badge as Markdown')).resolves.toContain(
    '(http://localhost/features/subgrid.svg)](http://localhost/features/subgrid)',
  )
  expect(screen.queryByRole('button', { name: 'Keep', hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: 'Use chrome 109', hidden: true })).toBeInstanceOf(
    HTMLElement,
  )
})

test('the badge leaves out browsers that only this visitor can read', async () => {
  const path = '/features/subgrid?targets=firefox+100,+%3E+1%25+in+my+stats'
  ownUsage.set({ firefox: { '100': 50 } })
  await expect(copyFrom(path, 'badge as Markdown')).resolves.toContain('/features/subgrid.svg)]')
})

const hosted = { appId: 'plinth', searchKey: 'plinth-search', indexPrefix: '', isHosted: true }
const embedded = { ...hosted, isHosted: false }

const grid = {
  list: 'features',
  id: 'grid',
  markdown: () => '',
  judged: undefined,
  others: [],
  hasBadge: true,
} as const

test.each<readonly [title: string, environment: PageEnvironment, count: number]>([
  ['that our server serves offers badges', { ...embedded, hasServer: true }, 2],
  ['with a hosted provider offers none', hosted, 0],
  ['of the development server offers none', embedded, 0],
  [
    'with a provider elsewhere offers none',
    { ...embedded, providerUrl: 'https://other.example' },
    0,
  ],
])('a page %s', async (_, environment, count) => {
  const { provider } = createClient(environment, { origin: 'http://localhost' })
  render(
    <ProviderContext value={provider}>
      <DaysContext value={{ today: '2026-11-10', asOf: '2026-11-10' }}>
        <MemoryRouter>
          <CopyMenu name="Grid" copied={grid} />
        </MemoryRouter>
      </DaysContext>
    </ProviderContext>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByRole('button', { name: 'Copy link', hidden: true })
  await vi.dynamicImportSettled()
  expect(screen.queryAllByRole('button', { name: /badge/, hidden: true })).toHaveLength(count)
})
