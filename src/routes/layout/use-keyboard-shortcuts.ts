import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { singleKeys } from '#search/state/single-keys.ts'

import { goToResult, resultPlace } from './result-steps.ts'
import type { KeyPlace, ShortcutName } from './shortcut-keys.ts'
import { shortcutOf } from './shortcut-keys.ts'

type Situation = {
  /** The result in whose row the focus is, from 0; -1 outside the results. */
  readonly place: number
  /** Goes to an address of the site. */
  readonly go: (address: string) => void
}

/** Makes the page follow its shortcuts, unless something else has used the key or a dialog is in front. */
export function useKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const go = (address: string) => void navigate(address)
    const follow = (event: KeyboardEvent) => {
      const { target, defaultPrevented } = event
      if (defaultPrevented || !(target instanceof HTMLElement) || isBehindDialog()) return
      const place = resultPlace(target)
      const name = shortcutOf(event, placeOf(target, place), singleKeys.get())
      if (name !== undefined && actions[name]({ place, go })) event.preventDefault()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [navigate])
}

/** What each shortcut does; false where there is nothing to do, and the key is left to the browser. */
const actions: Readonly<Record<ShortcutName, (situation: Situation) => boolean>> = {
  toBox: () => {
    const box = findBox()
    box?.select()
    return focus(box)
  },
  toShortcuts: ({ go }) => {
    if (window.location.pathname !== paths.shortcuts) go(paths.shortcuts)
    return true
  },
  toList: ({ go }) => {
    const address = document.querySelector('main a[aria-keyshortcuts="u"]')?.getAttribute('href')
    if (typeof address === 'string') go(address)
    return typeof address === 'string'
  },
  intoResults: () => goToResult(0),
  outOfResults: () => focus(findBox()),
  nextResult: ({ place }) => goToResult(place + 1),
  previousResult: ({ place }) => goToResult(place - 1),
}

function focus(element: HTMLElement | null): boolean {
  element?.focus()
  return element !== null
}

const findBox = () => document.querySelector<HTMLInputElement>('input[type="search"]')

const isBehindDialog = () => document.querySelector('dialog[open]') !== null

function placeOf(target: HTMLElement, result: number): KeyPlace {
  if (target === findBox()) return 'box'
  if (isField(target)) return 'field'
  if (result === -1) return 'elsewhere'
  return result === 0 ? 'firstResult' : 'result'
}

/** Inputs into which nothing is typed. */
const PRESSED = new Set(['button', 'checkbox', 'radio', 'reset', 'submit'])

function isField(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return !PRESSED.has(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
