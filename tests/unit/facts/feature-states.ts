/** What each release of a browser has of a feature, by web-features and by the compat data of its main entry. */
import type { CoreBrowser } from '#catalogue/browsers.ts'

import { partsOf, versionOf } from './oracle.ts'
import { entryReadings, positionOf, rankOf, type Reading, releasesOf, usable } from './states.ts'

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

/** What each release has of a feature: all of it from the version on, before it what it has of its main entry. */
export function featureReadings(id: string, browser: CoreBrowser): readonly Reading[] {
  const version = versionOf(id, browser)
  const from = version === undefined ? Infinity : positionOf(browser, version)
  const main = mainKeys(id).map((key) => entryReadings(key, browser))
  return releasesOf(browser).map((_, place) => {
    if (place >= from) return { state: 'full', names: [] }
    const isBound = version?.startsWith('≤') === true
    const found = main.map((each) => each?.[place] ?? { state: 'none' as const, names: [] })
    const [least] = found.toSorted((a, b) => rankOf(a) - rankOf(b))
    if (least === undefined || least.state === 'full' || rankOf(least) < usable) {
      if (isBound) return { state: 'unknown', names: [] }
    }
    return least === undefined || least.state === 'full' ? { state: 'none', names: [] } : least
  })
}
