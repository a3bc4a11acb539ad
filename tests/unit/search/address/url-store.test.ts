import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { parseSearchHref, withText } from '#search/address/search-state.ts'
import { UrlStore } from '#search/address/url-store.ts'

let history: string[]
let hows: string[]
let now: number
let address: UrlStore

beforeEach(() => {
  history = ['/features']
  hows = []
  now = 0
  address = new UrlStore(
    {
      read: () => history.at(-1)!,
      go: (href, how) => {
        if (how !== 'push') history.pop()
        hows.push(how)
        history.push(href)
      },
    },
    () => now,
  )
})

afterEach(() => vi.restoreAllMocks())

function write(href: string): void {
  address.write(parseSearchHref(href)!)
}

/** Navigates as a link or the Back button does. */
function elsewhere(href: string): void {
  history.push(href)
  address.settle(href)
}

/** Types a text in the shown list. */
function type(text: string): void {
  address.type(withText(address.read().search!, text))
}

test('of what is typed the listeners hear before the address is written, and it is written once', () => {
  vi.useFakeTimers()
  const heard: unknown[] = []
  address.subscribe(() => heard.push([address.read().search?.state.q, ...history]))
  type('g')
  type('gr')
  expect(heard).toEqual([
    ['g', '/features'],
    ['gr', '/features'],
  ])
  vi.runAllTimers()
  expect(history).toEqual(['/features', '/features?q=gr'])
  expect(heard).toHaveLength(2)
  vi.useRealTimers()
})

test('a state that is written again after Back, before the view has followed, adds no history entry', () => {
  address.go('/features?baseline=newly')
  history.pop()
  write('/features?baseline=newly')
  expect(history).toEqual(['/features'])
  address.settle('/features')
  write('/features?baseline=newly')
  expect(history).toEqual(['/features', '/features?baseline=newly'])
})

test.each([
  ['a filter', () => address.go('/features?q=g&baseline=newly'), '/features?q=g&baseline=newly'],
  ['what a widget writes', () => write('/features?q=g&page=2'), '/features?q=g&page=2'],
])('what is typed is written before %s', (_, act, last) => {
  vi.useFakeTimers()
  type('g')
  act()
  vi.runAllTimers()
  expect(history).toEqual(['/features', '/features?q=g', last])
  vi.useRealTimers()
})

test('letters that follow each other are one write, when the typing rests', () => {
  vi.useFakeTimers()
  for (const text of ['g', 'gr', 'gri']) {
    type(text)
    now += 150
    vi.advanceTimersByTime(150)
  }
  expect(history).toEqual(['/features'])
  expect(address.read().search?.state.q).toBe('gri')
  vi.advanceTimersByTime(50)
  expect(history).toEqual(['/features', '/features?q=gri'])
  vi.useRealTimers()
})

test('typing without a rest is written once in a second', () => {
  vi.useFakeTimers()
  for (let count = 1; count <= 8; count += 1) {
    type('g'.repeat(count))
    now += 150
    vi.advanceTimersByTime(150)
  }
  expect(history).toEqual(['/features', '/features?q=ggggggg'])
  vi.useRealTimers()
})

test('typing that goes on within a second of the last letter stays one step, whenever the letters were written', () => {
  vi.useFakeTimers()
  for (const text of ['g', 'gr']) {
    type(text)
    now += 950
    vi.advanceTimersByTime(950)
  }
  expect(history).toEqual(['/features', '/features?q=gr'])
  vi.useRealTimers()
})

test('what was typed is written at once before the visitor leaves', () => {
  vi.useFakeTimers()
  type('g')
  address.flush()
  expect(history).toEqual(['/features', '/features?q=g'])
  vi.runAllTimers()
  expect(history).toHaveLength(2)
  vi.useRealTimers()
})

test('what was typed is not written where the visitor has gone elsewhere since', () => {
  vi.useFakeTimers()
  type('g')
  history.push('/about')
  vi.runAllTimers()
  expect(history).toEqual(['/features', '/about'])
  expect(address.read().pathname).toBe('/about')
  vi.useRealTimers()
})

test('a burst of typing is one step', () => {
  for (const text of ['g', 'gr', 'gri', 'grid']) {
    address.go(`/features?q=${text}`)
    now += 300
  }
  expect(history).toEqual(['/features', '/features?q=grid'])
})

test('typing after a pause is a step of its own', () => {
  address.go('/features?q=grid')
  now += 1500
  address.go('/features?q=grid+gap')
  expect(history).toHaveLength(3)
})

test('a filter is a step even in the middle of typing, and typing after it too', () => {
  address.go('/features?q=grid')
  address.go('/features?q=grid&baseline=newly')
  address.go('/features?q=grids&baseline=newly')
  expect(history).toHaveLength(4)
})

test('turning a page is a step, however quickly it follows', () => {
  address.go('/features?q=grid')
  address.go('/features?q=grid&page=2')
  address.go('/features?q=grid&page=3')
  expect(history).toHaveLength(4)
})

test('the page that typing resets does not make it a step', () => {
  address.go('/features?q=g&page=2')
  address.go('/features?q=gr')
  expect(history).toEqual(['/features', '/features?q=gr'])
})

test('typing in another view is a step, and goes on in the list as one', () => {
  elsewhere('/')
  address.go('/features?q=g')
  address.go('/features?q=gr')
  expect(history).toEqual(['/features', '/', '/features?q=gr'])
})

test('going where one is does nothing', () => {
  address.go('/features')
  expect(history).toEqual(['/features'])
})

test('listeners hear of what others did, not of the echo of their own writing', () => {
  const listener = vi.fn<() => void>()
  const stop = address.subscribe(listener)
  write('/features?q=a')
  address.settle('/features?q=a')
  expect(listener).not.toHaveBeenCalled()
  elsewhere('/features?q=b')
  expect(listener).toHaveBeenCalledOnce()
  address.go('/features?q=c')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  elsewhere('/about')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('an address that was rendered late is ignored', () => {
  const listener = vi.fn<() => void>()
  address.subscribe(listener)
  write('/features?q=a')
  write('/features?q=ab')
  address.settle('/features?q=a')
  expect(listener).not.toHaveBeenCalled()
})

test('a correction is no step, and told as what it is', () => {
  address.correct(parseSearchHref('/features?q=grid')!)
  expect([history, hows]).toEqual([['/features?q=grid'], ['correct']])
})

test('an address is read as its path and the state of its search', () => {
  elsewhere('/features?q=a?b')
  expect(address.read()).toMatchObject({
    pathname: '/features',
    search: { list: { id: 'features' }, state: { q: 'a?b', page: 1 } },
  })
  elsewhere('/search?q=grid')
  expect(address.read().search).toEqual({ list: null, state: { q: 'grid' } })
  elsewhere('/about?q=grid')
  expect(address.read()).toMatchObject({ pathname: '/about', search: undefined })
})

test('a state that is written is read back without its address being parsed', () => {
  const search = parseSearchHref('/features?q=a')!
  const parse = vi.spyOn(globalThis, 'URLSearchParams')
  address.go(search)
  address.go(withText(search, 'ab'))
  expect(address.read().search).toMatchObject({ state: { q: 'ab' } })
  expect(parse).not.toHaveBeenCalled()
})
