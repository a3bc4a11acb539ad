import { useLayoutEffect } from 'react'

import { views } from '#contracts/views.ts'
import {
  isField,
  type KeyPlace,
  type ShortcutName,
  shortcutOf,
  typesAtRest,
} from '#routes/shortcuts/shortcut-keys.ts'
import { areShortcutsShown } from '#routes/shortcuts/shown-shortcuts.ts'
import { pathAt } from '#search/address/base-path.ts'
import { listAt } from '#search/lists/all.ts'
import { singleKeys } from '#search/state/single-keys.ts'

type Situation = {
  /** The index of the focused result; -1 outside the results. */
  readonly place: number
}

/**
 * Handles shortcuts, and text typed on the home page, unless the event is already handled or a dialog
 * is open. Keeps key presses of an input method from the whole page.
 */
export function useKeys(): void {
  useLayoutEffect(guardInputMethod, [])
  // In the commit that replaces the document's search box, which "/" focuses until then.
  useLayoutEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { target, defaultPrevented } = event
      if (defaultPrevented || !(target instanceof HTMLElement) || isBehindDialog()) return
      const place = resultPlace(target)
      const name = shortcutOf(event, placeOf(target, place), singleKeys.get())
      if (name !== undefined && actions[name]({ place })) return event.preventDefault()
      // The browser types the character into the box, which has the focus by then.
      if (typesAtRest(event, singleKeys.get())) focus(findBox())
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
}

/** Returns false if there is nothing to do, which leaves the key press to the browser. */
const actions: Readonly<Record<ShortcutName, (situation: Situation) => boolean>> = {
  toBox: () => {
    const box = findBox()
    box?.select()
    return focus(box)
  },
  toShortcuts: () => {
    if (pathAt(window.location.pathname) !== views.shortcuts.path) areShortcutsShown.set(true)
    return true
  },
  toList: () => {
    const crumb = document.querySelector<HTMLElement>('main a[aria-keyshortcuts="u"]')
    crumb?.click()
    return crumb !== null
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

export const findBox = () => document.querySelector<HTMLInputElement>('input[type="search"]')

const isBehindDialog = () => document.querySelector('dialog[open]') !== null

function placeOf(target: HTMLElement, result: number): KeyPlace {
  if (target === findBox()) return 'box'
  if (isField(target)) return 'field'
  if (result === -1) return 'elsewhere'
  return result === 0 ? 'firstResult' : 'result'
}

/**
 * The links of the results on the page, in order; empty outside lists. A row is an article whose
 * heading contains a link with an id; rows in closed details are excluded.
 */
function resultLinks(): readonly HTMLElement[] {
  const pathname = pathAt(window.location.pathname)
  if (listAt(pathname) === undefined && pathname !== views.everything.path) return []
  return Array.from(
    document.querySelectorAll<HTMLElement>(
      'main article:not(details:not([open]) *) :is(h2, h3) a[id]',
    ),
  )
}

const rowOf = (link: HTMLElement) => link.closest('article')

/** The index of the result whose row contains an element; -1 outside the results. */
export function resultPlace(element: Element): number {
  return resultLinks().findIndex((link) => rowOf(link)?.contains(element))
}

/**
 * Focuses the link of a result and scrolls its row into view below the sticky header.
 *
 * @returns false if there is no such result.
 */
export function goToResult(place: number): boolean {
  const link = resultLinks()[place]
  if (link === undefined) return false
  link.focus({ preventScroll: true })
  rowOf(link)?.scrollIntoView({ block: 'nearest' })
  return true
}

/** The key code of a key press that an input method has used (UI Events, "legacy key models"). */
const USED = 229

/** Keys that begin no composition. Elsewhere their default action would repeat what the input method did. */
const ENDING = new Set(['Enter', 'Escape'])

/**
 * Keeps the key presses of an input method from all listeners of the page: Enter accepts the composed
 * text, Esc discards it, arrows choose among candidates. Safari fires `compositionend` before the
 * `keydown` of the key that ended the composition, and `isComposing` is then false.
 *
 * @returns removes the guard
 */
function guardInputMethod(): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  let hasJustEnded = false
  const onEnd = () => {
    hasJustEnded = true
    // In a later task, which the next key press needs.
    setTimeout(() => {
      hasJustEnded = false
    })
  }
  const onKey = (event: KeyboardEvent) => {
    const { isComposing, keyCode, key } = event
    if (!isComposing && keyCode !== USED && !hasJustEnded) return
    event.stopImmediatePropagation()
    if (!isComposing && ENDING.has(key)) event.preventDefault()
  }
  // The window is the first on the way of an event.
  window.addEventListener('compositionend', onEnd, options)
  window.addEventListener('keydown', onKey, options)
  return () => stop.abort()
}
