import { JSDOM } from 'jsdom'
import { expect, inject, test } from 'vitest'

import { followedPart, type FollowForm, followHref } from '#contracts/follow-address.ts'
import { lists } from '#search/lists/all.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { addressesOf } from '#tests/support/list-addresses.ts'

const { address: server } = inject('sharedServer')
const { DOMParser } = new JSDOM().window

/** Two hundred addresses: each list with random queries, filters and browsers, records and sets. */
async function addresses(): Promise<readonly string[]> {
  const { records } = await loadCatalogue()
  const some = (list: 'features' | 'compat' | 'specs') =>
    Array.from({ length: 12 }, (_, part) => {
      const { objectID = '' } = records[list][Math.floor((part * records[list].length) / 12)] ?? {}
      return `/${list}/${encodeURIComponent(objectID)}`
    })
  return [
    ...lists.flatMap((list) => addressesOf(list, 40)),
    ...(['features', 'compat', 'specs'] as const).flatMap(some),
    '/set?f=has,subgrid',
    '/set?f=api.Window.fetch,nothing&targets=widely',
    '/set',
    '/set?f=%3Cscript%3E',
  ]
}

/** Asks as a reader that waits when it is told to. */
async function ask(href: string, form: FollowForm, headers: HeadersInit = {}): Promise<Response> {
  const [path = '', search] = href.split(/(\?.*)/s)
  const asked = server + followHref(followedPart(path, search ?? ''), form)
  const response = await fetch(asked, { headers, redirect: 'manual' })
  if (response.status !== 429) return response
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return ask(href, form, headers)
}

const oneOf = ['title', 'id', 'updated']

const children = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName }) => localName === name)

/** What RFC 4287 requires and a feed lacks. */
function faultsOf(text: string, self: string): readonly string[] {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  const { documentElement: feed } = parsed
  if (parsed.querySelector('parsererror') !== null) return ['not well-formed']
  const faults: string[] = []
  const check = (isGood: boolean, fault: string) => {
    if (!isGood) faults.push(fault)
  }
  const checkElement = (parent: Element) => {
    const name = parent.localName
    for (const one of oneOf) check(children(parent, one).length === 1, `${name} ${one}`)
    const [id] = children(parent, 'id')
    check(
      /^tag:[\w.-]+,\d{4}:[^\s<>"{}|\\^`]+$/.test(id?.textContent ?? ''),
      `${name} id: ${id?.textContent}`,
    )
    for (const time of [...children(parent, 'updated'), ...children(parent, 'published')]) {
      check(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time.textContent), `time ${time.textContent}`)
    }
    const kinds = children(parent, 'link').map((link) => link.getAttribute('rel'))
    check(kinds.filter((rel) => rel === 'alternate').length === 1, `${name} alternate`)
  }
  check(feed.namespaceURI === 'http://www.w3.org/2005/Atom' && feed.localName === 'feed', 'root')
  check(
    children(feed, 'author').some((one) => children(one, 'name').length === 1),
    'author',
  )
  checkElement(feed)
  const link = children(feed, 'link').find((one) => one.getAttribute('rel') === 'self')
  check(link?.getAttribute('href') === self, `self ${link?.getAttribute('href')}`)
  const entries = children(feed, 'entry')
  entries.forEach(checkElement)
  const ids = entries.map((entry) => children(entry, 'id')[0]?.textContent)
  check(new Set(ids).size === ids.length, 'an id twice')
  check(
    entries.every((entry) => children(entry, 'summary').length === 1),
    'summary',
  )
  return faults
}

test('two hundred addresses have valid feeds in both formats with the same events, and a calendar', async () => {
  const all = await addresses()
  expect(all.length).toBeGreaterThanOrEqual(200)
  const faults: unknown[] = []
  for (const href of all) {
    const isBare = /^\/(?:features|releases)$/.test(href)
    const atom = await ask(href, 'atom')
    const json = await ask(href, 'json')
    const calendar = await ask(href, 'calendar')
    const statuses = [atom, json, calendar].map(({ status }) => status)
    // Browsers of random addresses can be unreadable: then for every format.
    if (statuses.every((status) => status === 400)) continue
    if (statuses.some((status) => status !== 200)) faults.push([href, statuses])
    const text = await atom.text()
    const { items } = await json.json()
    const days = await calendar.text()
    faults.push(...faultsOf(text, atom.url).map((fault) => [href, fault]))
    const ids = items.map(({ id }: { readonly id: string }) => id)
    const missing = ids.filter((id: string) => !text.includes(`<id>${id}</id>`))
    if (missing.length > 0 && !isBare) faults.push([href, missing])
    if (!/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/.test(days)) faults.push([href, days])
  }
  expect(faults).toEqual([])
})

test('the lists without filters are files with the newest events, up to today', async () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const path of ['/features.atom', '/releases.atom', '/feeds/changes.atom']) {
    const response = await fetch(server + path)
    expect(response.headers.get('content-type')).toContain('application/atom+xml')
    const text = await response.text()
    const feed = new DOMParser().parseFromString(text, 'application/xml')
    const days = [...feed.querySelectorAll('entry > published')].map(({ textContent }) =>
      textContent.slice(0, 10),
    )
    expect(days.length).toBeGreaterThan(20)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((days[0] ?? '') <= today).toBe(true)
    expect(faultsOf(text, server + path)).toEqual([])
  }
})
