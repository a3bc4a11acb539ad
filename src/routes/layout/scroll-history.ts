import type { LinkLocator } from './link-locator.ts'

/** The scroll position and focus of a history entry. */
export type Place = {
  /** Pixels from the top. */
  readonly top: number
  /** The link that had the focus last, usually the one that was followed. */
  readonly focus?: LinkLocator
}

const KEY = 'plinth-places'
const MOST = 100

/** The places of this tab by history entry; they survive a reload if storage is available. */
export function readPlaces(): Map<string, Place> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

/** Stores the newest places for a reload. Without storage they last as long as the page. */
export function storePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    if (places.size === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)))
  } catch {
    // Storage is unavailable or full: steps back within this page still work.
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
