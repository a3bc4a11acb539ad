import { expect, onTestFinished, test, vi } from 'vitest'

import type { AskedProvider, RecordAnswers, RecordResult } from '#contracts/renderer.ts'
import { NotNow } from '#server/served/ask.ts'
import type { AskRecords } from '#server/served/ask.ts'
import { createServedViews } from '#server/served/served-views.ts'

/** The ID of a record with a view, and the name that the view shows. */
const names = new Map<string, string>()

const rendering = {
  waitingLists: new Map([['/features', 'All features']]),
  renderView: async (path: string, queryString: string, provider: AskedProvider) =>
    queryString.includes('later') || path === '/set'
      ? undefined
      : `${path} ${await provider.search(queryString)}`,
  recordRequests: (_: string, id: string) => (id === 'bad' ? [] : [{ indexName: id }]),
  neighbourRequests: (): [] => [],
  recordFiles: (): [] => [],
  readFiles: async () => new Map<string, unknown>(),
  renderRecord: (list: string, id: string, { results, isChecked }: RecordAnswers) =>
    results.some(({ hits }) => hits.length > 0)
      ? `${list} ${id} ${names.get(id)}${isChecked === true ? ' checked' : ''}`
      : undefined,
  sheetsFor: (markup: string) => [{ address: `/${markup.length}.css`, css: '' }],
}

function setUp() {
  names.clear()
  const asked: string[] = []
  let time = 0
  const ask: AskRecords = async (requests) => {
    asked.push(...requests.map(({ indexName }) => indexName))
    return requests.map(({ indexName }) => ({
      hits: names.has(indexName) ? [{ objectID: indexName }] : [],
    }))
  }
  const views = createServedViews({ rendering, ask, now: () => time })
  const at = (path: string) => views(new URL(path, 'http://a'))
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { at, asked, wait }
}

test('an address with browsers has a view of its own, one whatever the browsers are', async () => {
  const { at, asked } = setUp()
  names.set('grid', 'Grid')
  expect(await at('/features/grid?targets=')).toMatchObject({ markup: 'features grid Grid' })
  const view = await at('/features/grid?targets=widely')
  expect(view).toMatchObject({ markup: 'features grid Grid checked' })
  expect(await at('/features/grid?targets=2022&q=x')).toBe(view)
  expect(asked).toEqual(['grid', 'grid'])
})

test('the view of a record is written with its style sheets; another name gives it another tag', async () => {
  const { at, wait } = setUp()
  names.set('grid', 'Grid')
  const view = await at('/features/grid')
  expect(view).toMatchObject({ markup: 'features grid Grid', sheets: [{ address: '/18.css' }] })
  names.set('grid', 'Grids')
  wait(60_000)
  expect((await at('/features/grid'))?.tag).not.toBe(view?.tag)
})

test.each(['/', '/features/none', '/features/bad', '/about', '/nowhere', '/features/a/b'])(
  '%s has no view',
  async (path) => {
    const { at } = setUp()
    await expect(at(path)).resolves.toBeUndefined()
  },
)

test('a record is written with what it points at, for which its own answer tells what to ask', async () => {
  const asked: string[] = []
  const ask: AskRecords = async (requests) => {
    asked.push(...requests.map(({ indexName }) => indexName))
    return requests.map(({ indexName }) => ({ hits: [{ objectID: indexName }] }))
  }
  const withNeighbour = {
    ...rendering,
    neighbourRequests: (_: string, id: string, results: readonly RecordResult[]) =>
      results.map(() => ({ indexName: `beside ${id}` })),
    renderRecord: (_: string, __: string, { neighbours }: RecordAnswers) =>
      neighbours.flatMap(({ hits }) => hits.map(({ objectID }) => objectID)).join(),
  }
  const view = await createServedViews({ rendering: withNeighbour, ask })(
    new URL('http://a/features/grid'),
  )
  expect(asked).toEqual(['grid', 'beside grid'])
  expect(view?.markup).toBe('beside grid')
})

test('an id that no record can have is not asked for', async () => {
  const { at, asked } = setUp()
  await at('/features/bad')
  expect(asked).toEqual([])
})

test('a view is written once a minute at most, and those requested last are kept', async () => {
  const { at, asked, wait } = setUp()
  names.set('grid', 'Grid')
  await Promise.all([at('/features/grid'), at('/features/grid?q=x')])
  wait(59_000)
  await at('/features/grid')
  expect(asked).toEqual(['grid'])
  wait(1000)
  await at('/features/grid')
  expect(asked).toEqual(['grid', 'grid'])
  await Promise.all(Array.from({ length: 300 }, (_, place) => at(`/features/f${place}`)))
  await at('/features/grid')
  expect(asked.filter((id) => id === 'grid')).toHaveLength(3)
})

test('a list without a provider has one view, whatever is searched for in it', async () => {
  const { at, asked } = setUp()
  const view = await at('/features')
  expect(view).toMatchObject({ markup: 'All features', sheets: [{ address: '/12.css' }] })
  await expect(at('/features/?q=%3Cb%3E&page=2')).resolves.toBe(view)
  expect(asked).toEqual([])
})

test('a provider that fails leaves the view to the script, and is asked again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const ask = vi.fn<AskRecords>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([])
  const views = createServedViews({ rendering, ask, now: () => 0 })
  const url = new URL('http://a/features/grid')
  await expect(views(url)).resolves.toBeUndefined()
  await views(url)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenCalledTimes(1)
})

test('a provider that refuses to search leaves the view to the script, and no trace in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const busy = Object.assign(new Error('busy'), { status: 503 })
  const views = createServedViews({ rendering, ask: () => Promise.reject(busy) })
  await expect(views(new URL('http://a/features/grid'))).resolves.toBeUndefined()
  expect(log).not.toHaveBeenCalled()
})

/** Views of lists with a provider that echoes requests; each takes some milliseconds of work. */
function setUpLists(work: number, search = async (body: string) => `has ${body}`) {
  let time = 0
  const provider = { indexPrefix: '', search: vi.fn<AskedProvider['search']>(search) }
  const views = createServedViews({
    rendering,
    ask: async () => [],
    provider,
    now: () => time,
    startTimer: () => () => work,
  })
  return {
    provider,
    markupAt: async (path: string) => (await views(new URL(path, 'http://a')))?.markup,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** A provider that refuses its first search. */
const refusingOnce = () =>
  vi
    .fn<AskedProvider['search']>(async (body) => `has ${body}`)
    .mockRejectedValueOnce(new NotNow('429'))

test.each(['/features', '/search', '/upcoming'])(
  '%s with a provider has a view for each query string, written once a minute at most',
  async (path) => {
    const { provider, markupAt, wait } = setUpLists(0)
    await expect(markupAt(path)).resolves.toBe(`${path} has `)
    await expect(markupAt(`${path}/?q=grid`)).resolves.toBe(`${path} has ?q=grid`)
    await expect(markupAt(`${path}?q=grid`)).resolves.toBe(`${path} has ?q=grid`)
    expect(provider.search).toHaveBeenCalledTimes(2)
    wait(60_000)
    await markupAt(`${path}?q=grid`)
    expect(provider.search).toHaveBeenCalledTimes(3)
  },
)

test.each(['/', '/about'])(
  '%s with a provider has one view, whatever its query string is, written once a minute at most',
  async (path) => {
    const { provider, markupAt, wait } = setUpLists(0)
    await expect(markupAt(path)).resolves.toBe(`${path} has `)
    await expect(markupAt(`${path}?utm_source=x`)).resolves.toBe(`${path} has `)
    expect(provider.search).toHaveBeenCalledTimes(1)
    wait(60_000)
    await markupAt(path)
    expect(provider.search).toHaveBeenCalledTimes(2)
  },
)

test('the search of all lists is left to the script where it has browsers, is refused, or has had its share of the time', async () => {
  const refusing = setUpLists(0, refusingOnce())
  await expect(refusing.markupAt('/search?q=a')).resolves.toBeUndefined()
  await expect(refusing.markupAt('/search?q=a')).resolves.toBe('/search has ?q=a')
  await expect(refusing.markupAt('/search?q=a&targets=widely')).resolves.toBeUndefined()
  const slow = setUpLists(1000)
  await expect(slow.markupAt('/features?q=a')).resolves.toBe('/features has ?q=a')
  await expect(slow.markupAt('/search?q=a')).resolves.toBeUndefined()
})

test('a home page that the provider refuses is left to the script, and asked for again', async () => {
  const { markupAt } = setUpLists(0, refusingOnce())
  await expect(markupAt('/')).resolves.toBeUndefined()
  await expect(markupAt('/')).resolves.toBe('/ has ')
})

test('a list that the script alone can ask for is written as it waits', async () => {
  const { markupAt } = setUpLists(0)
  await expect(markupAt('/features?later')).resolves.toBe('All features')
})

test('a list with browsers to check against is written as it waits', async () => {
  const { provider, markupAt } = setUpLists(0)
  await expect(markupAt('/features?targets=widely')).resolves.toBe('All features')
  expect(provider.search).not.toHaveBeenCalled()
})

test('a list that the provider refuses is written as it waits, and asked for again', async () => {
  const { markupAt } = setUpLists(0, refusingOnce())
  await expect(markupAt('/features?q=a')).resolves.toBe('All features')
  await expect(markupAt('/features?q=a')).resolves.toBe('/features has ?q=a')
})

test('lists are written for a quarter of the time at most, and as they wait beyond it', async () => {
  const { markupAt, wait } = setUpLists(100)
  let written = 0
  for (let place = 0; place < 100; place += 1) {
    const markup = await markupAt(`/features?q=${place}`)
    if (markup?.startsWith('/features has') === true) written += 1
    wait(100)
  }
  // Ten seconds, 2.5 of them for lists, and the initial burst.
  expect(written).toBeGreaterThanOrEqual(25)
  expect(written).toBeLessThanOrEqual(29)
})
