import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { lists } from '#search/lists/all.ts'
import { targets } from '#search/targets/load-targets.ts'
import { chooseTargets } from '#search/targets/targets-text.ts'
import { summary } from '#tests/support/content.ts'
import { fillDetails } from '#tests/support/detail-provider.ts'
import { hydrate, writeView, writeWaiting } from '#tests/support/hydrate.tsx'
import { addressesOf } from '#tests/support/list-addresses.ts'
import { startTheme } from '#ui/controls/theme.ts'

beforeAll(async () => {
  await fillDetails()
  startTheme()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.stubGlobal('setTimeout', wait)
  await vi.dynamicImportSettled()
  chooseTargets('')
  targets.set(undefined)
  store({})
})

/** Replaces what the browser has stored, as another tab would. */
function store(entries: Readonly<Record<string, unknown>>): void {
  localStorage.clear()
  for (const [name, value] of Object.entries(entries)) {
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** Longer than a page waits before it searches again. */
const REST = 400

const { setTimeout: wait } = globalThis
const rest = (milliseconds = REST) => new Promise((resolve) => wait(resolve, milliseconds))

const quiet = [
  '/?utm_source=x',
  '/about',
  '/search',
  '/search?q=grid',
  '/search?q=css+missing+in+safari',
  '/search?q=chrome+120+vs+130',
  '/search?q=new+in+2025+animation',
  '/search?q=xyzzyxyzzy',
  '/search?q=frobnicate+the+grid',
  '/upcoming',
  '/upcoming?area=CSS',
  '/features',
  '/features?q=grid',
  '/features?q=css+color',
  '/features?q=xyzzyxyzzy',
  '/features?q=grid&view=table',
  '/features?group=CSS,Layout&baseline=newly,widely',
  '/features?usage=..90&year=2018..2022&area=CSS,JavaScript&page=2',
  '/features?page=999',
  '/compat?q=abort&page=2',
  '/specs?size=50',
  '/releases?q=safari+26',
  '/releases?sort=oldest&view=table',
]

const records = [
  '/features/subgrid',
  '/features/subgrid?targets=safari+16',
  '/features/single-color-gradients',
  '/compat/css.properties.grid-template-columns.subgrid',
  '/specs/css-grid-2',
  '/specs/css-grid-2?targets=safari+16',
  '/releases/safari-26.1',
]

/** A list without results offers its searches without a filter once it has their numbers. */
const hasResults = (markup: string) => /<article|<table/.test(markup)

const random = lists.flatMap((list) =>
  addressesOf(list, 20).filter((href) => !href.includes('targets=')),
)

/** How much faster timers run while most addresses are opened: waiting took two thirds of the time. */
const SPEED = 4

/** Opens an address as a visitor does, and waits for what follows. */
async function open(href: string) {
  const written = await writeView(href)
  vi.stubGlobal('setTimeout', (task: () => void, milliseconds = 0) =>
    wait(task, milliseconds / SPEED),
  )
  const page = await hydrate(href, written)
  expect(page.errors).toEqual([])
  await rest(REST / SPEED)
  expect(page.errors).toEqual([])
  expect(page.repeated()).toEqual([])
  return { ...page, written }
}

test.each(quiet)(
  'hydrating the markup of %s reports nothing, loses no element and sends no request',
  async (href) => {
    const { lost, asked } = await open(href)
    expect(lost()).toEqual([])
    expect(asked).toEqual([])
  },
)

test.each([...records, '/releases?q=chrome'])(
  'hydrating the markup of %s reports nothing, loses no element and repeats no request',
  async (href) => {
    const { lost } = await open(href)
    expect(lost()).toEqual([])
  },
)

test.each(random)(
  'hydrating the markup of the list %s reports nothing, loses no element of its results and repeats no request',
  async (href) => {
    const { lost, written } = await open(href)
    expect(hasResults(written.markup) ? lost() : []).toEqual([])
  },
)

test.each(['/features?targets=safari+16&q=grid', '/specs?targets=widely'])(
  'hydrating the waiting markup of %s reports nothing, and then the list searches once',
  async (href) => {
    const page = await hydrate(href, await writeWaiting(href))
    expect(page.errors).toEqual([])
    await waitFor(() => expect(page.container.querySelector('main article')).not.toBeNull())
    const forResults = page.asked.filter((body) => body.includes('"hitsPerPage":20'))
    expect(forResults).toHaveLength(1)
    expect(page.errors).toEqual([])
  },
)

test.each([
  '/',
  '/search?q=grid',
  '/upcoming',
  '/features',
  '/features/subgrid',
  '/specs/css-grid-2',
])(
  'hydrating the markup of %s on a later day than the server’s reports nothing and repeats no request',
  async (href) => {
    // The server's day is never before that of the data.
    const day = summary.asOf
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T23:59:00Z`) })
    const written = await writeView(href)
    expect(written.first.today).toBe(day)
    vi.setSystemTime(new Date(`${day}T23:59:00Z`).getTime() + 40 * 24 * 3_600_000)
    const page = await hydrate(href, written)
    expect(page.errors).toEqual([])
    await rest()
    expect(page.lost()).toEqual([])
    expect(page.repeated()).toEqual([])
  },
)
