import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { findLocated, linkLocator } from '#routes/layout/use-scroll.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/compat/a.b" id="compat-a.b.@@c">with signs</a>
    <a href="/about">in the head</a>
    <a href="/features?q=a%20b">with a query</a>
    <a href="/about">in the foot</a>
    <a href="#main">a part of the page</a>
    <a href="https://example.org/">elsewhere</a>
  `
})

const link = (name: string): HTMLAnchorElement => {
  const found = screen.getByText(name)
  if (!(found instanceof HTMLAnchorElement)) throw new Error(`“${name}” is no link.`)
  return found
}

test.each(['with signs', 'in the head', 'with a query', 'in the foot'])(
  'a link %s is found again',
  (name) => {
    const mark = linkLocator(link(name))
    expect(mark).toBeTypeOf('string')
    expect(findLocated(mark ?? '')).toBe(link(name))
  },
)

test.each(['a part of the page', 'elsewhere'])('a link to %s leaves no mark', (name) => {
  expect(linkLocator(link(name))).toBeUndefined()
})

test('a locator with too high an index finds the first link to the address', () => {
  const mark = linkLocator(link('in the foot')) ?? ''
  link('in the foot').remove()
  expect(findLocated(mark)).toBe(link('in the head'))
})

test.each(['', 'gone', '0 /gone', '7', '0 ', '"] a['])('nothing is found by %j', (mark) => {
  expect(findLocated(mark)).toBeUndefined()
})
