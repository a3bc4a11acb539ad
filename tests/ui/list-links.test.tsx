import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { createLinks } from '#routes/layout/links.tsx'

const visit = vi.fn<(href: string, state?: unknown) => void>()
const { Link, HitLink } = createLinks({ read: () => '/features?q=grid', visit })

beforeEach(() => visit.mockReset())

/** Clicks a link; says whether it was left to the browser. */
function press(name: string, init: MouseEventInit = {}): boolean {
  let isLeft = false
  const watch = (event: Event) => {
    isLeft = !event.defaultPrevented
    // jsdom cannot leave its page.
    event.preventDefault()
  }
  window.addEventListener('click', watch, { once: true })
  fireEvent.click(screen.getByRole('link', { name }), init)
  return isLeft
}

test('a link of a list is followed within the page', () => {
  render(<Link href="/features?page=2">2</Link>)
  expect(press('2')).toBe(false)
  expect(visit).toHaveBeenCalledExactlyOnceWith('/features?page=2')
})

test('a link to a hit passes its origin and preview, without highlights', () => {
  const hit = { objectID: 'subgrid', name: 'Subgrid', _highlightResult: {} }
  render(
    <HitLink list="features" hit={hit} id="feature-subgrid">
      Subgrid
    </HitLink>,
  )
  expect(press('Subgrid')).toBe(false)
  expect(visit).toHaveBeenCalledExactlyOnceWith('/features/subgrid', {
    from: '/features?q=grid',
    preview: { objectID: 'subgrid', name: 'Subgrid' },
  })
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is left to the browser', (init) => {
  render(
    <>
      <Link href="#two">two</Link>
      <HitLink list="specs" hit={{ objectID: 'css-grid-2' }} id="spec-css-grid-2">
        Grid
      </HitLink>
    </>,
  )
  expect([press('two', init), press('Grid', init)]).toStrictEqual([true, true])
  expect(visit).not.toHaveBeenCalled()
})

test('a link to another window or a file is left to the browser', () => {
  render(
    <>
      <Link href="/specs" target="_blank">
        specs
      </Link>
      <Link href="/feeds/newly.atom" download="newly.atom">
        feed
      </Link>
    </>,
  )
  expect([press('specs'), press('feed')]).toStrictEqual([true, true])
  expect(visit).not.toHaveBeenCalled()
})

test('a prevented click is left alone', () => {
  render(
    <Link href="/specs" onClick={(event) => event.preventDefault()}>
      specs
    </Link>,
  )
  press('specs')
  expect(visit).not.toHaveBeenCalled()
})
