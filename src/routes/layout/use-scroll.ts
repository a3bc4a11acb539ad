import { useEffect, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { RESULTS_ID } from '#search/state/focus-targets.ts'

type ScrollHistory = {
  key: string
  pathname: string
  page: string
  /** The position to restore while the view is not yet high enough, in pixels from the top. */
  goal?: number | undefined
  readonly places: Map<string, ScrollPlace>
}

/** The longest wait for a view to render or to reach its former height, in milliseconds. */
const LONGEST_WAIT = 10_000

/** How long a rendered view may still grow and replace elements, in milliseconds. */
const SETTLING = 2000

/**
 * Restores scroll position and focus after a navigation, which the router does only in its data
 * mode: a new view starts at its heading, another page of results at the results, and Back restores
 * the visitor's place.
 */
export function useScroll(): void {
  const { key: entryKey, pathname, search } = useLocation()
  // Every page load starts with an entry of this key; the address distinguishes them.
  const key = entryKey === 'default' ? pathname + search : entryKey
  const type = useNavigationType()
  const [scrollHistory] = useState<ScrollHistory>(() => ({
    key: '',
    pathname: '',
    page: '',
    places: readPlaces(),
  }))
  useEffect(() => remember(scrollHistory), [scrollHistory])
  useLayoutEffect(() => {
    const from = { ...scrollHistory }
    const page = new URLSearchParams(search).get('page') ?? ''
    Object.assign(scrollHistory, { key, pathname, page })
    // Under StrictMode the effect of the first view runs twice.
    const isFirst = from.key === '' || from.key === key
    // A newly opened page is at its top already, and a scroll by the visitor must not be undone.
    if (isFirst && isNewlyOpened()) scrollHistory.places.delete(key)
    if (isFirst && !scrollHistory.places.has(key)) return undefined
    if (type === NavigationType.Pop) return restore(scrollHistory, isFirst)
    if (from.pathname !== pathname) return arrive(findHeading)
    if (from.page !== page) return arrive(() => document.getElementById(RESULTS_ID) ?? undefined)
    // A field below what it filters stays in view.
    if (isAtField() && !isAtField('[data-keeps-place]')) window.scrollTo(0, 0)
    return undefined
  }, [scrollHistory, key, pathname, search, type])
}

/** Scrolls to the top and focuses the target, unless the visitor is in a field. */
function arrive(find: () => HTMLElement | undefined): () => void {
  window.scrollTo(0, 0)
  return retryUntilRendered(focusOnce(find))
}

/** Restores a place once the view is high enough. The first view of a page keeps the focus. */
function restore(scrollHistory: ScrollHistory, isFirst: boolean): () => void {
  const { top, focus }: ScrollPlace = scrollHistory.places.get(scrollHistory.key) ?? { top: 0 }
  const enter = focusOnce(() => (focus === undefined ? findHeading() : findLocated(focus)))
  const goOn = () => {
    window.scrollTo(0, top)
    const isHighEnough = Math.abs(window.scrollY - top) <= 1
    if (isHighEnough) forget()
    return isFirst ? isHighEnough : enter() && isHighEnough
  }
  const forget = () => {
    scrollHistory.goal = undefined
  }
  scrollHistory.goal = top
  return retryUntilRendered(goOn, forget)
}

/** Whether the page was opened by a link or an address, not by a reload or a history navigation. */
function isNewlyOpened(): boolean {
  const openings = performance.getEntriesByType('navigation')
  return openings.some((opening) => 'type' in opening && opening.type === 'navigate')
}

/**
 * Focuses an element once it is rendered, and the heading until then; focuses again if the view
 * replaces the element, so that the focus is never lost. The returned function reports whether the
 * element was found.
 */
function focusOnce(find: () => HTMLElement | undefined): () => boolean {
  let isEntered = false
  return () => {
    if (isAtField()) return true
    if (isEntered && document.activeElement !== document.body) return true
    const target = find()
    isEntered = target !== undefined
    const entrance = target ?? findHeading()
    entrance?.focus({ preventScroll: true })
    return isEntered
  }
}

const findHeading = () => document.querySelector('h1') ?? undefined

/**
 * Calls `enter` in the next frame, because the library renders its widgets in a second pass, and
 * whenever the view grows or changes, until `SETTLING` after it first returns true. Any input of
 * the visitor stops it.
 *
 * @returns a function that stops it; `end` is called whenever it stops.
 */
function retryUntilRendered(enter: () => boolean, end?: () => void): () => void {
  const stop = new AbortController()
  let isThere = false
  let patience = setTimeout(() => stop.abort(), LONGEST_WAIT)
  const go = () => {
    if (!enter() || isThere) return
    isThere = true
    clearTimeout(patience)
    patience = setTimeout(() => stop.abort(), SETTLING)
  }
  const frame = requestAnimationFrame(go)
  const growth = new ResizeObserver(go)
  const changes = new MutationObserver(go)
  growth.observe(document.body)
  changes.observe(document.body, { subtree: true, childList: true })
  stop.signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    growth.disconnect()
    changes.disconnect()
    clearTimeout(patience)
    end?.()
  })
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click']) {
    window.addEventListener(event, () => stop.abort(), { once: true, signal: stop.signal })
  }
  return () => stop.abort()
}

function remember(scrollHistory: ScrollHistory): () => void {
  history.scrollRestoration = 'manual'
  const stop = new AbortController()
  const { signal } = stop
  const keep = (focus = scrollHistory.places.get(scrollHistory.key)?.focus) => {
    const top = scrollHistory.goal ?? window.scrollY
    scrollHistory.places.set(scrollHistory.key, { top, ...(focus !== undefined && { focus }) })
  }
  window.addEventListener('scroll', () => keep(), { passive: true, signal })
  let left = 0
  const hide = () => {
    left = window.scrollY
    storePlaces(scrollHistory.places)
  }
  // Safari applies "manual" to the back/forward cache as well, and shows the page at its top.
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.scrollTo(0, left)
  }
  window.addEventListener('pagehide', hide, { signal })
  window.addEventListener('pageshow', show, { signal })
  const leave = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link !== null) keep(linkLocator(link))
  }
  // Some browsers do not focus a clicked link, and a link can also be followed by a key press.
  document.addEventListener('click', leave, { capture: true, signal })
  document.addEventListener('focusin', leave, { signal })
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null) scrollHistory.places.clear()
    },
    { signal },
  )
  return () => stop.abort()
}

/** Whether the focus is in a field, or on a button in the search box. */
function isAtField(which = 'input, search *'): boolean {
  return document.activeElement?.matches(which) ?? false
}

/** The scroll position and focus of a history entry. */
type ScrollPlace = {
  /** Pixels from the top. */
  readonly top: number
  /** The link that had the focus last, usually the one that was followed. */
  readonly focus?: LinkLocator
}

const KEY = 'plinth-places'
const MOST = 100

/** The places of this tab by history entry; they survive a reload if storage is available. */
export function readPlaces(): Map<string, ScrollPlace> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

/** Stores the newest places for a reload. Without storage they last until the page is unloaded. */
export function storePlaces(places: ReadonlyMap<string, ScrollPlace>): void {
  try {
    if (places.size === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)))
  } catch {
    // Storage is unavailable or full: Back still works within this page.
  }
}

function isEntry(value: unknown): value is [string, ScrollPlace] {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [key, place]: readonly unknown[] = value
  return (
    typeof key === 'string' &&
    typeof place === 'object' &&
    place !== null &&
    'top' in place &&
    typeof place.top === 'number' &&
    (!('focus' in place) || typeof place.focus === 'string')
  )
}

/**
 * Identifies a link of a view: its id, or else its index among the links with the same address,
 * from 0, and that address: "0 /about".
 */
type LinkLocator = string

/** The locator of a link; undefined if it has no id and no address within the site. */
export function linkLocator(link: HTMLAnchorElement): LinkLocator | undefined {
  if (link.id !== '') return link.id
  const address = link.getAttribute('href')
  if (address === null || !address.startsWith('/')) return undefined
  return `${linksTo(address).indexOf(link)} ${address}`
}

/** The link that a locator identifies, or an equivalent one in the current view. */
export function findLocated(mark: LinkLocator): HTMLElement | undefined {
  const parts = /^(\d+) (\/.*)$/s.exec(mark)
  if (parts === null) return document.getElementById(mark) ?? undefined
  const [, number, address = ''] = parts
  const links = linksTo(address)
  return links[Number(number)] ?? links[0]
}

function linksTo(address: string): readonly HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
    (link) => link.getAttribute('href') === address,
  )
}
