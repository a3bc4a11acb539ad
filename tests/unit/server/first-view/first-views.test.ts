import { expect, onTestFinished, test, vi } from 'vitest'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import type { AskedProvider } from '#contracts/renderer.ts'
import { NotNow } from '#server/first-view/ask.ts'
import { createFirstViews, type FirstViewsOptions } from '#server/first-view/first-views.ts'
import type { Rendering } from '#server/first-view/renderer.ts'

const FILE = '/assets/file.json'

const waiting = (href: string): FirstAnswers => ({
  href,
  today: '2026-11-27',
  initialResults: {},
  searches: [],
  files: {},
})

/** Asks with the address, and renders the answer after it. */
const rendering: Rendering = {
  ask: async (href, { provider, readFiles }) => {
    const answer = await provider.search(href)
    if (answer === '') return undefined
    return { ...waiting(href), files: await readFiles([FILE, answer]) }
  },
  render: ({ href, files }) =>
    `${href} ${JSON.stringify(files[FILE]) ?? 'waits'}`.replaceAll('"', ''),
  waiting,
  readFiles: async ([address = '', text]) => ({ [address]: text }),
  sheetsFor: (markup) => [{ address: `/${markup.length}.css`, css: '' }],
}

type SetUpOptions = Pick<FirstViewsOptions, 'isElsewhere'> & {
  readonly search?: (address: string) => Promise<string>
  /** Milliseconds of work for each list. */
  readonly work?: number
}

function setUp({ search = async () => 'answer', work = 0, ...options }: SetUpOptions = {}) {
  let time = 0
  const provider = { indexPrefix: '', search: vi.fn<AskedProvider['search']>(search) }
  const views = createFirstViews({
    rendering,
    provider,
    now: () => time,
    startTimer: () => () => work,
    ...options,
  })
  const at = (path: string) => views(new URL(path, 'http://a'))
  return {
    at,
    markupAt: async (path: string) => (await at(path))?.markup,
    asked: () => provider.search.mock.calls.map(([address]) => address),
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** A provider that fails or refuses its first search. */
const failingOnce = (error: Error) =>
  vi.fn<AskedProvider['search']>(async () => 'answer').mockRejectedValueOnce(error)

function watchLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  return log
}

test('an address of a record with browsers has one view, whatever the browsers are', async () => {
  const { at, asked } = setUp()
  const view = await at('/features/grid?targets=widely')
  expect(view?.markup).toBe('/features/grid?targets= answer')
  expect(await at('/features/grid?targets=2022&q=x')).toBe(view)
  expect(await at('/features/grid?q=x')).not.toBe(view)
  expect(asked()).toEqual(['/features/grid?targets=', '/features/grid'])
})

test('a view has its style sheets; another answer gives it another tag', async () => {
  let name = 'Grid'
  const { at, wait } = setUp({ search: async () => name })
  const view = await at('/features/grid')
  expect(view).toMatchObject({ markup: '/features/grid Grid', sheets: [{ address: '/19.css' }] })
  wait(60_000)
  expect((await at('/features/grid'))?.tag).toBe(view?.tag)
  name = 'Gaps'
  wait(60_000)
  expect((await at('/features/grid'))?.tag).not.toBe(view?.tag)
})

test('the answers of a view name its content files, and cannot end the element that holds them', async () => {
  const { at } = setUp()
  const href = '/features?q=</script><!--'
  const view = await at('/features?q=</script><!--')
  expect(view?.answers).not.toContain('<')
  const { search } = new URL(href, 'http://a')
  expect(JSON.parse(view?.answers ?? '')).toEqual({
    ...waiting(`/features${search}`),
    files: [FILE],
  })
})

test.each(['/nowhere', '/features/a/b', '/saved', '/set', '/privacy'])(
  '%s has no view, and nothing is asked for it',
  async (path) => {
    const { at, asked } = setUp()
    await expect(at(path)).resolves.toBeUndefined()
    expect(asked()).toEqual([])
  },
)

test('a record that does not exist has no view', async () => {
  const { at } = setUp({ search: async () => '' })
  await expect(at('/features/none')).resolves.toBeUndefined()
})

test('a view is written once a minute at most, and those requested last are kept', async () => {
  const { at, asked, wait } = setUp()
  const times = () => asked().filter((address) => address === '/features/grid').length
  await Promise.all([at('/features/grid'), at('/features/grid?q=x')])
  wait(59_000)
  await at('/features/grid')
  expect(times()).toBe(1)
  wait(1000)
  await at('/features/grid')
  expect(times()).toBe(2)
  await Promise.all(Array.from({ length: 300 }, (_, place) => at(`/features/f${place}`)))
  await at('/features/grid')
  expect(times()).toBe(3)
})

test('a page that searches another provider has the views of records, and waiting lists', async () => {
  const { markupAt, asked } = setUp({ isElsewhere: true })
  await expect(markupAt('/features?q=a')).resolves.toBe('/features waits')
  for (const path of ['/', '/about', '/search?q=a', '/upcoming'])
    await expect(markupAt(path)).resolves.toBeUndefined()
  expect(asked()).toEqual([])
  await expect(markupAt('/features/grid')).resolves.toBe('/features/grid answer')
})

test('a record of a provider that fails has no view, is asked for again, and the failure is logged', async () => {
  const log = watchLog()
  const { markupAt } = setUp({ search: failingOnce(new Error('down')) })
  await expect(markupAt('/features/grid')).resolves.toBeUndefined()
  await expect(markupAt('/features/grid')).resolves.toBe('/features/grid answer')
  expect(log).toHaveBeenCalledTimes(1)
})

test.each([new NotNow('429'), Object.assign(new Error('busy'), { status: 503 })])(
  'a record of a provider that refuses has no view, and nothing is logged',
  async (error) => {
    const log = watchLog()
    const { markupAt } = setUp({ search: failingOnce(error) })
    await expect(markupAt('/features/grid')).resolves.toBeUndefined()
    expect(log).not.toHaveBeenCalled()
  },
)

test.each(['/features', '/search', '/upcoming'])(
  '%s has a view for each query string, written once a minute at most',
  async (path) => {
    const { markupAt, asked, wait } = setUp()
    await expect(markupAt(path)).resolves.toBe(`${path} answer`)
    await expect(markupAt(`${path}/?q=grid`)).resolves.toBe(`${path}?q=grid answer`)
    await expect(markupAt(`${path}?q=grid`)).resolves.toBe(`${path}?q=grid answer`)
    expect(asked()).toHaveLength(2)
    wait(60_000)
    await markupAt(`${path}?q=grid`)
    expect(asked()).toHaveLength(3)
  },
)

test.each(['/', '/about'])(
  '%s has one view, whatever its query string is, written once a minute at most',
  async (path) => {
    const { markupAt, asked, wait } = setUp()
    await expect(markupAt(path)).resolves.toBe(`${path} answer`)
    await expect(markupAt(`${path}?utm_source=x`)).resolves.toBe(`${path} answer`)
    expect(asked()).toEqual([path])
    wait(60_000)
    await markupAt(path)
    expect(asked()).toHaveLength(2)
  },
)

test('the search of all lists has no view if it has browsers, is refused, or has had its share of the time', async () => {
  const refusing = setUp({ search: failingOnce(new NotNow('429')) })
  await expect(refusing.markupAt('/search?q=a')).resolves.toBeUndefined()
  await expect(refusing.markupAt('/search?q=a')).resolves.toBe('/search?q=a answer')
  await expect(refusing.markupAt('/search?q=a&targets=widely')).resolves.toBeUndefined()
  const slow = setUp({ work: 1000 })
  await expect(slow.markupAt('/features?q=a')).resolves.toBe('/features?q=a answer')
  await expect(slow.markupAt('/search?q=a')).resolves.toBeUndefined()
})

test('a home page that the provider refuses has no view, and is asked for again', async () => {
  const { markupAt } = setUp({ search: failingOnce(new NotNow('429')) })
  await expect(markupAt('/')).resolves.toBeUndefined()
  await expect(markupAt('/')).resolves.toBe('/ answer')
})

test('a list with browsers to check against waits', async () => {
  const { markupAt, asked } = setUp()
  await expect(markupAt('/features?targets=widely')).resolves.toBe('/features?targets=widely waits')
  expect(asked()).toEqual([])
})

test('a list that the provider refuses waits, and is asked for again', async () => {
  const { markupAt } = setUp({ search: failingOnce(new NotNow('429')) })
  await expect(markupAt('/features?q=a')).resolves.toBe('/features waits')
  await expect(markupAt('/features?q=a')).resolves.toBe('/features?q=a answer')
})

test('lists are written for a quarter of the time at most, and wait beyond it', async () => {
  const { markupAt, wait } = setUp({ work: 100 })
  let written = 0
  for (let place = 0; place < 100; place += 1) {
    const markup = await markupAt(`/features?q=${place}`)
    if (markup?.endsWith('answer') === true) written += 1
    wait(100)
  }
  // Ten seconds, 2.5 of them for lists, and the initial burst.
  expect(written).toBeGreaterThanOrEqual(25)
  expect(written).toBeLessThanOrEqual(29)
})
