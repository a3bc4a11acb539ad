import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { searchBox } from './list.ts'

/** The open popup of the search box. */
export const findPopup = (): Promise<HTMLElement> => screen.findByRole('listbox')

/** Waits until its options are those of the text; until then those of a text before stay, and may be replaced in the next moment. */
export const popupSettles = async (): Promise<void> => {
  await waitFor(async () => expect((await findPopup()).getAttribute('aria-busy')).toBe('false'))
}

/** The keys that open an option, at its end. */
const HINT = /(?:Shift )?Enter$/

/** Its options, in order; without the hint for Enter, which moves from one to another. */
export const optionNames = (): readonly string[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent.replace(HINT, ''))

const beginsWith = (beginning: string) => ({ name: (name: string) => name.startsWith(beginning) })

/** The option whose name begins so, once it is there. */
export const findOption = (beginning: string): Promise<HTMLElement> =>
  screen.findByRole('option', beginsWith(beginning))

/** The same for a click, once the options are those of the text: one of a text before may be replaced in the next moment. */
export async function findSettledOption(beginning: string): Promise<HTMLElement> {
  await popupSettles()
  return findOption(beginning)
}

/** The options of a group, once it is there. */
export const findGroup = async (name: string | RegExp): Promise<readonly HTMLElement[]> =>
  within(await screen.findByRole('group', { name })).getAllByRole('option')

/** What the box says of its popup and of the highlighted option. */
export function boxState() {
  const box = searchBox()
  const activeId = box.getAttribute('aria-activedescendant')
  const active = activeId === null ? null : document.getElementById(activeId)
  return {
    isOpen: box.getAttribute('aria-expanded') === 'true',
    value: box instanceof HTMLInputElement ? box.value : '',
    hasFocus: document.activeElement === box,
    active: active?.textContent.replace(HINT, '') ?? null,
  }
}

/** Forgets what the page keeps in the browser, and tells it. */
export function forgetStored(): void {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
