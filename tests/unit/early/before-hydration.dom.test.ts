import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { holdActions, releaseActions } from '#early/before-hydration.ts'
import { singleKeys } from '#search/state/single-keys.ts'

const box = '<input type="search" value="grid">'
const controls = `
  <button id="save"><b>Save</b></button> <button id="theme">Theme</button>
  <input id="area" type="checkbox"> <input id="kind" type="radio">
  <a href="#there">There</a> <details><summary>More</summary>Text</details>`

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  releaseActions()
  singleKeys.clear()
  document.body.replaceChildren()
})

function query(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`There is no ${selector}.`)
  return found
}

/** Whether a field is checked, or a disclosure open. */
const isOn = (selector: string): boolean =>
  document.querySelector(`${selector}:is(:checked, [open])`) !== null

/** The server's markup, and the clicks that React would handle. */
function setUp(html = controls) {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const clicks: string[] = []
  query('#root').addEventListener('click', ({ target }) => {
    if (target instanceof Element) clicks.push(target.id || target.tagName)
  })
  holdActions()
  return clicks
}

test('clicks on buttons are held, and repeated once and in order when the page can follow', async () => {
  const clicks = setUp()
  await userEvent.click(query('#theme'))
  await userEvent.click(query('#save b'))
  expect(clicks).toEqual([])
  releaseActions()
  expect(clicks).toEqual(['theme', 'save'])
  releaseActions()
  expect(clicks).toEqual(['theme', 'save'])
})

test('a form that leads nowhere is submitted again when the page can follow, and one with an action at once', async () => {
  setUp('<form id="add"><input></form><form id="find" action="/search"><input></form>')
  const submitted: string[] = []
  query('#root').addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement) submitted.push(event.target.id)
    event.preventDefault()
  })
  await userEvent.type(query('#find input'), 'grid{Enter}')
  await userEvent.type(query('#add input'), 'grid{Enter}')
  const early = new Event('submit', { bubbles: true, cancelable: true })
  expect(query('#add').dispatchEvent(early)).toBe(false)
  submitted.length = 0
  releaseActions()
  expect(submitted).toEqual(['add'])
})

test('a second click on a control cancels the first one', async () => {
  const clicks = setUp()
  await userEvent.dblClick(query('#theme'))
  await userEvent.click(query('#save'))
  releaseActions()
  expect(clicks).toEqual(['save'])
})

test.each(['#area', '#kind'])(
  'the field %s is not checked until its click is repeated',
  async (selector) => {
    const clicks = setUp()
    await userEvent.click(query(selector))
    expect(isOn(selector)).toBe(false)
    releaseActions()
    expect(isOn(selector)).toBe(true)
    expect(clicks).toEqual([selector.slice(1)])
  },
)

test('links and summaries work before the page can follow, and are not repeated', async () => {
  const clicks = setUp()
  await userEvent.click(query('a'))
  await userEvent.click(query('summary'))
  expect(isOn('details')).toBe(true)
  expect(clicks).toEqual(['A', 'SUMMARY'])
  releaseActions()
  expect(isOn('details')).toBe(true)
  expect(clicks).toEqual(['A', 'SUMMARY'])
})

test('clicks after the release are not held', async () => {
  const clicks = setUp()
  releaseActions()
  await userEvent.click(query('#save'))
  expect(clicks).toEqual(['save'])
})

async function press(keys: string, html: string): Promise<HTMLInputElement | null> {
  setUp(html)
  document.querySelector('textarea')?.focus()
  await userEvent.keyboard(keys)
  return document.querySelector('input')
}

test('a slash focuses the search box of the markup and selects its text, which the next key replaces', async () => {
  const input = await press('/flex', box)
  expect(document.activeElement).toBe(input)
  expect(input?.value).toBe('flex')
})

test('a text typed on the home page goes into its search box', async () => {
  window.history.replaceState(null, '', '/')
  const input = await press('is grid ok?', '<input type="search">')
  expect(document.activeElement).toBe(input)
  expect(input?.value).toBe('is grid ok?')
})

test.each([
  ['in another field', '/', `${box}<textarea></textarea>`],
  ['with Ctrl', '{Control>}/{/Control}', box],
  ['of another shortcut', '?', box],
])('a key %s is ignored', async (_, keys, html) => {
  const input = await press(keys, html)
  expect(document.activeElement).not.toBe(input)
})

test('a slash is ignored if single keys are switched off', async () => {
  singleKeys.set(false)
  const input = await press('/', box)
  expect(document.activeElement).not.toBe(input)
})

test('a slash is left to the page after the release', async () => {
  setUp(box)
  releaseActions()
  await userEvent.keyboard('/')
  expect(document.activeElement).not.toBe(query('input'))
})
