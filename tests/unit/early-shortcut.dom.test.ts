import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { followSlash } from '#early-shortcut.ts'
import { singleKeys } from '#search/state/single-keys.ts'

const box = '<input type="search" value="grid">'

followSlash()

afterEach(() => {
  singleKeys.clear()
  document.body.replaceChildren()
})

async function press(keys: string, html: string): Promise<HTMLInputElement | null> {
  document.body.innerHTML = html
  document.querySelector('textarea')?.focus()
  await userEvent.keyboard(keys)
  return document.querySelector('input')
}

test('a slash leads into the box that the server wrote and selects its text, which the next key replaces', async () => {
  const input = await press('/flex', `<div data-served="page">${box}</div>`)
  expect(document.activeElement).toBe(input)
  expect(input?.value).toBe('flex')
})

test.each([
  ['in the box of the page', '/', box],
  ['in another field', '/', `<div data-served="page">${box}<textarea></textarea></div>`],
  ['with Ctrl', '{Control>}/{/Control}', `<div data-served="page">${box}</div>`],
  ['of another shortcut', '?', `<div data-served="page">${box}</div>`],
])('a key %s is left alone', async (_, keys, html) => {
  const input = await press(keys, html)
  expect(document.activeElement).not.toBe(input)
})

test('a slash is left alone where single keys are switched off', async () => {
  singleKeys.set(false)
  const input = await press('/', `<div data-served="page">${box}</div>`)
  expect(document.activeElement).not.toBe(input)
})
