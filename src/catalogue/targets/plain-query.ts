import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { versionNumber } from '#lib/version.ts'

import { lowestOf, type NamedTarget } from './fold.ts'
import { alternativesOf, readPlatform } from './platform-query.ts'

const names: ReadonlyMap<string, CoreBrowser> = new Map([
  ['chrome', 'chrome'],
  ['and_chr', 'chrome_android'],
  ['chromeandroid', 'chrome_android'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['ff', 'firefox'],
  ['fx', 'firefox'],
  ['and_ff', 'firefox_android'],
  ['firefoxandroid', 'firefox_android'],
  ['safari', 'safari'],
  ['ios', 'safari_ios'],
  ['ios_saf', 'safari_ios'],
])

const term = /^([a-z_]+)\s*(?:>=)?\s*(\d{1,4}(?:\.\d{1,2})?)$/u

/**
 * The targets of a query that only names versions of core browsers and platforms, "chrome 109, node
 * >= 18". Versions count as typed, although caniuse groups some and lacks others.
 */
export function plainTargets(text: string): Targets | undefined {
  const named = alternativesOf(text).map((part) => readPlatform(part) ?? readBrowser(part))
  const known = named.filter((one) => one !== undefined)
  return known.length < named.length ? undefined : lowestOf(known)
}

function readBrowser(part: string): NamedTarget | undefined {
  const [, word = '', text = ''] = term.exec(part.trim().toLowerCase()) ?? []
  const name = names.get(word)
  const version = versionNumber(text)
  return name === undefined || !(version > 0) ? undefined : { name, version }
}
