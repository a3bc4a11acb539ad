import { expect, onTestFinished, test, vi } from 'vitest'

import type { RecordAnswers, RecordResult } from '#catalogue/renderer.ts'
import { type AskRecords, createServedViews } from '#server/served/served-views.ts'

/** The id of a record that has a view, and the name of which the view consists. */
const names = new Map<string, string>()

const rendering = {
  lists: new Map([['features', 'All features']]),
  recordRequests: (_: string, id: string) => (id === 'bad' ? [] : [{ indexName: id }]),
  neighbourRequests: (): [] => [],
  renderRecord: (list: string, id: string, { results, isChecked }: RecordAnswers) =>
    results.some(({ hits }) => hits.length > 0)
      ? `${list} ${id} ${names.get(id)}${isChecked === true ? ' checked' : ''}`
      : undefined,
  sheetsFor: (markup: string) => [`/${markup.length}.css`],
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
  const views = createServedViews(rendering, ask, () => time)
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
  expect(view).toMatchObject({ markup: 'features grid Grid', sheets: ['/18.css'] })
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
  const view = await createServedViews(withNeighbour, ask)(new URL('http://a/features/grid'))
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

test('a list has one view, whatever is searched for in it', async () => {
  const { at, asked } = setUp()
  const view = await at('/features')
  expect(view).toMatchObject({ markup: 'All features', sheets: ['/12.css'] })
  await expect(at('/features/?q=%3Cb%3E&page=2')).resolves.toBe(view)
  expect(asked).toEqual([])
})

test('a provider that fails leaves the view to the script, and is asked again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const ask = vi.fn<AskRecords>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([])
  const views = createServedViews(rendering, ask, () => 0)
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
  const views = createServedViews(rendering, () => Promise.reject(busy))
  await expect(views(new URL('http://a/features/grid'))).resolves.toBeUndefined()
  expect(log).not.toHaveBeenCalled()
})
