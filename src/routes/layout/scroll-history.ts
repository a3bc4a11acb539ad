import type { LinkLocator } from './link-locator.ts'

/** Where the visitor was in a view of the history. */
export type Place = {
  /** Pixels from the top. */
  readonly top: number
  /** The link that had the focus last: by which the view was left, as a rule. */
  readonly focus?: LinkLocator
}

const KEY = 'plinth-places'
const MOST = 100

/** Places by history entry, as far as this tab remembers them; across a reload too, where storage is open. */
export function readPlaces(): Map<string, Place> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

/** Keeps the newest places for a reload. Without storage they last as long as the page. */
export function storePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    if (places.size === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)))
  } catch {
    // Storage is closed or full: going back within this page still works.
  }
}

function isEntry(value: unknown): value is [string, Place] {
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
