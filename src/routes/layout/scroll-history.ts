/** The scroll position and focus of a history entry. */
export type ScrollPlace = {
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
export type LinkLocator = string

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
