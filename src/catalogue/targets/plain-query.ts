import { versionNumber } from '#lib/version.ts'

import type { CoreBrowser } from '../browsers.ts'
import type { Targets } from '../verdict/verdict.ts'
import { inOrder } from './fold.ts'

/** The names of the core browsers in a query, in lower case. */
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
 * The targets of a query that names versions of core browsers and nothing else: "chrome 109, safari >= 15.4". Undefined for
 * every other one. caniuse knows one version alone of Chrome and Firefox for Android, and some versions of Safari as ranges:
 * a version that is named here counts as it is.
 */
export function plainTargets(text: string): Targets | undefined {
  const lowest = new Map<CoreBrowser, number>()
  for (const part of text.toLowerCase().split(/,|\n|\sor\s/u)) {
    const [, name = '', version = ''] = term.exec(part.trim()) ?? []
    const browser = names.get(name)
    const number = versionNumber(version)
    if (browser === undefined || !(number > 0)) return undefined
    lowest.set(browser, Math.min(number, lowest.get(browser) ?? Infinity))
  }
  return inOrder(lowest)
}
