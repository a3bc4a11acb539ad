import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SearchBoxState } from '#search/address/search-box-state.ts'
import { UrlStore } from '#search/address/url-store.ts'

let history: string[]
let address: UrlStore
let isSlow: boolean
let searchBox: SearchBoxState

function openAt(href: string): void {
  history = [href]
  isSlow = false
  const bar = {
    read: () => history.at(-1)!,
    go: (next: string, how: 'push' | 'replace' | 'correct') => {
      if (how === 'replace') history.pop()
      history.push(next)
    },
  }
  address = new UrlStore(bar, () => 0)
  searchBox = new SearchBoxState({ address, client: { isSlow: () => isSlow } })
}

/** Navigates as a link or the Back button does. */
function elsewhere(href: string): void {
  history.push(href)
  address.settle(href)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the box starts with the text of the address', () => {
  openAt('/features?q=:has()')
  expect(searchBox.text.get()).toBe(':has()')
})

test('each letter is searched for at once while the provider is quick, and is in the address when the typing rests', () => {
  openAt('/features?baseline=newly&page=3')
  searchBox.type('g')
  expect(address.read().search?.state.q).toBe('g')
  vi.runAllTimers()
  expect(history.at(-1)).toBe('/features?q=g&baseline=newly')
})

test('with a slow provider the address waits for a pause, the box does not', () => {
  openAt('/features')
  isSlow = true
  for (const text of ['g', 'gr', 'gri']) {
    searchBox.type(text)
    vi.advanceTimersByTime(100)
  }
  expect(searchBox.text.get()).toBe('gri')
  expect(history).toEqual(['/features'])
  vi.advanceTimersByTime(20)
  expect(history).toEqual(['/features', '/features?q=gri'])
})

test('Enter does not wait', () => {
  openAt('/features')
  isSlow = true
  searchBox.type('grid')
  searchBox.commit()
  expect(history.at(-1)).toBe('/features?q=grid')
})

test('the view of everything is searched in place, with steps back as in a list', () => {
  openAt('/search?q=g')
  searchBox.type('gr')
  searchBox.type('gri')
  vi.runAllTimers()
  expect(history).toEqual(['/search?q=g', '/search?q=gri'])
})

test('typing leaves the address of a view without a search as it is', () => {
  openAt('/features/subgrid')
  searchBox.type('gap')
  searchBox.commit()
  expect(history).toEqual(['/features/subgrid'])
})

test('the box takes the text of an address that a link or the Back button leads to', () => {
  openAt('/features?q=grid')
  elsewhere('/features?q=dialog')
  expect(searchBox.text.get()).toBe('dialog')
  elsewhere('/features/dialog')
  expect(searchBox.text.get()).toBe('dialog')
  elsewhere('/search?q=popover')
  expect(searchBox.text.get()).toBe('popover')
  elsewhere('/')
  expect(searchBox.text.get()).toBe('')
})

test('a text that is not searched for yet is dropped when the visitor goes elsewhere', () => {
  openAt('/features?q=grid')
  isSlow = true
  searchBox.type('gridx')
  elsewhere('/features?q=dialog')
  vi.advanceTimersByTime(1000)
  expect(history.at(-1)).toBe('/features?q=dialog')
  expect(searchBox.text.get()).toBe('dialog')
})

test('a text that the address has cut stays whole in the box', () => {
  openAt('/features')
  searchBox.type('漢'.repeat(300))
  address.settle(history.at(-1)!)
  expect(searchBox.text.get()).toBe('漢'.repeat(300))
})

test('what reads typed texts moves filters from the box to the address, at the end of the text after Enter', () => {
  openAt('/features?page=2')
  searchBox.readWith((search, isWhole) => {
    if (search.list === null || !(isWhole || search.state.q.endsWith(' '))) return search
    const state = { ...search.state, q: '', facets: { baseline: ['newly'] }, page: 1 }
    return search.state.q.startsWith('baseline:') ? { list: search.list, state } : search
  })
  searchBox.type('baseline:newly')
  expect(searchBox.text.get()).toBe('baseline:newly')
  searchBox.commit()
  expect(searchBox.text.get()).toBe('')
  expect(history.at(-1)).toBe('/features?baseline=newly')
  searchBox.type('baseline:newly ')
  expect(searchBox.text.get()).toBe('')
})

test('with a slow provider, too, a text is whole only after Enter', () => {
  openAt('/features')
  isSlow = true
  const seen: boolean[] = []
  searchBox.readWith((search, isWhole) => {
    seen.push(isWhole)
    return search
  })
  searchBox.type('baseline:newly')
  vi.advanceTimersByTime(1000)
  searchBox.commit()
  expect(seen).toEqual([false, false, true])
})

test('what was typed before its reader has loaded is read then', () => {
  openAt('/features')
  searchBox.type('baseline:newly ')
  searchBox.readWith((search) =>
    search.list === null ? search : { list: search.list, state: { ...search.state, q: '' } },
  )
  expect(searchBox.text.get()).toBe('')
})

test('Enter with a text that is in the address already leaves the page of results', () => {
  openAt('/features?q=grid&page=3')
  searchBox.commit()
  expect(history).toEqual(['/features?q=grid&page=3'])
})
