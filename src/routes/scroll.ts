import { useEffect, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { RESULTS_ID } from '#search/element-ids.ts'

import { readPlaces, storePlaces } from './scroll-places.ts'
import type { Place } from './scroll-places.ts'

/** The entry of the history that is shown, and the places of all that were. */
type Journey = { key: string; pathname: string; page: string; readonly places: Map<string, Place> }

/** How long a view may take to become as high as it was. Milliseconds. */
const PATIENCE = 2000

/**
 * Where the page stands and what has the focus after a navigation, which the router leaves to us outside its data
 * mode: a new view begins at its heading, a turned page at the results, Back where the visitor was.
 */
export function useScroll(): void {
  const { key, pathname, search } = useLocation()
  const type = useNavigationType()
  const [journey] = useState<Journey>(() => ({
    key: '',
    pathname: '',
    page: '',
    places: readPlaces(),
  }))
  useEffect(() => remember(journey), [journey])
  useLayoutEffect(() => {
    const from = { ...journey }
    const page = new URLSearchParams(search).get('page') ?? ''
    Object.assign(journey, { key, pathname, page })
    if (type === NavigationType.Pop) return restore(journey.places.get(key), from.key === '')
    if (from.pathname !== pathname) return arrive('h1')
    if (from.page !== page) return arrive(`#${RESULTS_ID}`)
    if (isTyping()) window.scrollTo(0, 0)
    return undefined
  }, [journey, key, pathname, search, type])
}

/** Starts at the top, with the focus on the heading unless somebody is typing. */
function arrive(heading: string): () => void {
  window.scrollTo(0, 0)
  // A frame later: the library renders its widgets in a second pass.
  const frame = requestAnimationFrame(() => {
    if (!isTyping()) document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true })
  })
  return () => cancelAnimationFrame(frame)
}

/** Goes back to a place as soon as the view is high enough, and stays out of the way of whoever scrolls first. */
function restore({ top, focus }: Place = { top: 0 }, isFirst: boolean): () => void {
  const go = () => {
    window.scrollTo(0, top)
    const target = document.querySelector<HTMLElement>(focus === undefined ? 'h1' : `#${focus}`)
    if (!isFirst && !isTyping()) target?.focus({ preventScroll: true })
  }
  const growth = new ResizeObserver(go)
  const stop = new AbortController()
  stop.signal.addEventListener('abort', () => growth.disconnect())
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => stop.abort(), { once: true, signal: stop.signal })
  }
  setTimeout(() => stop.abort(), PATIENCE)
  growth.observe(document.body)
  return () => stop.abort()
}

function remember(journey: Journey): () => void {
  history.scrollRestoration = 'manual'
  const stop = new AbortController()
  const { signal } = stop
  const keep = (focus = journey.places.get(journey.key)?.focus) =>
    journey.places.set(journey.key, { top: window.scrollY, ...(focus !== undefined && { focus }) })
  window.addEventListener('scroll', () => keep(), { passive: true, signal })
  window.addEventListener('pagehide', () => storePlaces(journey.places), { signal })
  const leave = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[id]') : null
    if (link !== null) keep(link.id)
  }
  document.addEventListener('click', leave, { capture: true, signal })
  return () => stop.abort()
}

function isTyping(): boolean {
  return document.activeElement?.matches('input') ?? false
}
