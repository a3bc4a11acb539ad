import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepServedActions } from '#routes/layout/served-actions.ts'

const links = '<a href="/about">About</a>'
const groups = `
  <details open><summary>Area</summary>CSS</details>
  <details><summary>Browsers</summary><a href="/releases">Chrome</a></details>
  <details><summary>Browsers</summary><a href="/releases">Chrome</a></details>`

/** A server-rendered document, with the elements that replace its parts. */
function setUp() {
  document.body.innerHTML = `<div id="root"><div data-served="page">
    <header>${links}</header><main><div data-served="view">${groups}</div></main></div></div>`
  const view = query('main > [data-served]')
  keepServedActions(view)
  return {
    view,
    /** The page without its view, which is still server-rendered. */
    takeFrame: () => {
      query('#root').innerHTML = `<header>${links}</header><main><div data-served=""></div></main>`
      query('main > [data-served]').append(view)
    },
    takeView: () => {
      query('main').innerHTML = groups
    },
  }
}

function query(selector: string, place = 0): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector)[place]
  if (found === undefined) throw new Error(`There is no ${selector}.`)
  return found
}

function group(place: number): HTMLDetailsElement {
  const found = query('details', place)
  if (!(found instanceof HTMLDetailsElement)) throw new Error('It is no disclosure.')
  return found
}

/** Runs the observers of the document. */
const observed = () => Promise.resolve()

const openGroups = () => Array.from(document.querySelectorAll('details'), ({ open }) => open)

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('what was opened and closed before stays so when the page takes its place, of two that read alike the right one', async () => {
  const { takeFrame, takeView } = setUp()
  group(0).open = false
  group(2).open = true
  takeFrame()
  await observed()
  takeView()
  await observed()
  expect(openGroups()).toEqual([false, false, true])
})

test('what is opened after the page has taken its place is not closed by a later change', async () => {
  const { takeView } = setUp()
  takeView()
  await observed()
  group(1).open = true
  document.body.append('more')
  await observed()
  expect(openGroups()).toEqual([true, true, false])
})

test('a link of the view that has the focus keeps it when it is moved, and passes it to its counterpart', async () => {
  const { takeFrame, takeView, view } = setUp()
  query('main a', 1).focus()
  takeFrame()
  await observed()
  vi.runAllTimers()
  expect(document.activeElement).toBe(view.querySelectorAll('a')[1])
  takeView()
  await observed()
  expect(document.activeElement).toBe(query('main a', 1))
})

test('a link of the header that has the focus passes it on with the frame', async () => {
  const { takeFrame } = setUp()
  query('header a').focus()
  takeFrame()
  await observed()
  expect(document.activeElement).toBe(query('header a'))
  query('header a').blur()
  document.body.append('more')
  await observed()
  expect(document.activeElement).toBe(document.body)
})

test('a summary that was left passes nothing on', async () => {
  const { takeFrame, takeView } = setUp()
  query('summary').focus()
  query('summary').blur()
  vi.runAllTimers()
  takeFrame()
  await observed()
  takeView()
  await observed()
  expect(document.activeElement).toBe(document.body)
})
