/** What each release of a browser has of a feature, by web-features and by the compat data of its parts. */
import type { CoreBrowser } from '#catalogue/browsers.ts'

import { partsOf, versionOf } from './oracle.ts'
import {
  entryReadings,
  positionOf,
  previewState,
  rankOf,
  type Reading,
  type ReadState,
  releasesOf,
  usable,
} from './states.ts'

const letters = (text: string): string =>
  text
    .toLowerCase()
    .match(/[a-z0-9]/g)
    ?.join('') ?? ''

/** The entry that contains all others of a feature, else those that have its name. */
function mainKeys(id: string): readonly string[] {
  const keys = partsOf(id)
  const root = keys.find((key) =>
    keys.every((other) => other === key || other.startsWith(`${key}.`)),
  )
  return root === undefined
    ? keys.filter((key) => letters(key.slice(key.lastIndexOf('.') + 1)) === letters(id))
    : [root]
}

const none: Reading = { state: 'none', names: [] }
const full: Reading = { state: 'full', names: [] }
const isWhole = ({ state }: Reading): boolean => state === 'full' || state === 'partial'

/** What a release has, if what is unknown of its parts is none of it, or all of it. */
function readingOf(parts: readonly Reading[], main: readonly Reading[], unknown: Reading): Reading {
  const known = (one: Reading) => (one.state === 'unknown' ? unknown : one)
  const all = parts.map(known)
  if (all.length > 0 && all.every(({ state }) => state === 'full'))
    return { state: 'full', names: [] }
  const [least = none] = main.map(known).toSorted((a, b) => rankOf(a) - rankOf(b))
  if (least.state === 'prefix' || least.state === 'alias') return least
  const hasMain = main.length > 0 && isWhole(least)
  const share = all.filter(isWhole).length / all.length
  return hasMain || share >= 0.5 ? { state: 'partial', names: [''] } : least
}

/**
 * What each release has of a feature: all of it from the version of web-features on, and before it where a release had
 * all parts and lost one; else some of its parts, or what its main entries need.
 */
export function featureReadings(id: string, browser: CoreBrowser): readonly Reading[] {
  const version = versionOf(id, browser)
  const from = version === undefined ? Infinity : positionOf(browser, version)
  const isBound = version?.startsWith('≤') === true
  const keys = partsOf(id)
  const main = new Set(mainKeys(id))
  const tracks = keys.map((key) => ({ key, found: entryReadings(key, browser) }))
  const found = releasesOf(browser).map((_, place): Reading => {
    if (place >= from) return { state: 'full', names: [] }
    const parts = tracks.map((track) => track.found?.[place] ?? none)
    const mains = parts.filter((_part, index) => main.has(keys[index] ?? ''))
    const [least, most] = [none, full].map((unknown) => readingOf(parts, mains, unknown))
    if (least === undefined || most === undefined || rankOf(least) >= usable) return least ?? none
    return isBound || rankOf(most) !== rankOf(least) ? { state: 'unknown', names: [] } : least
  })
  // What may have begun before the version of web-features is not said to have.
  const known = found.slice(0, from).findLastIndex(({ state }) => state !== 'unknown')
  const incomplete = found.slice(0, from).findLastIndex(({ state }) => state !== 'full')
  return found.map((one, place) => {
    if (place >= from) return one
    if (place > incomplete) return { state: 'partial', names: [''] }
    return place > known && !isBound && from < Infinity ? none : one
  })
}

/** What the preview has that the newest listed release lacks: all of a feature, or some of it. */
export function comesInPreview(id: string, browser: CoreBrowser): ReadState | undefined {
  const main = new Set(mainKeys(id))
  const read = (key: string): Reading => ({ state: previewState(key, browser), names: [] })
  const { state } = readingOf(partsOf(id).map(read), [...main].map(read), none)
  const last = featureReadings(id, browser).at(-1) ?? none
  return rankOf({ state }) > rankOf(last) && rankOf({ state }) >= usable ? state : undefined
}
