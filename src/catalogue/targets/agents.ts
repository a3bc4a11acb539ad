import type { CoreBrowser } from '#catalogue/browsers.ts'
import { versionNumber } from '#lib/version.ts'

/** caniuse's ids of the core browsers, which browserslist uses too. */
const coreAgents: ReadonlyMap<string, CoreBrowser> = new Map([
  ['chrome', 'chrome'],
  ['and_chr', 'chrome_android'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['and_ff', 'firefox_android'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
])

/** The core browser that caniuse means by an id; undefined for all other browsers. */
export function coreBrowserOf(agent: string): CoreBrowser | undefined {
  return coreAgents.get(agent)
}

/**
 * The core browser as which a version of a browser counts under its own number; undefined for one that counts by the
 * version of its engine, or not at all.
 */
export function numberedAs(agent: string, version: string): CoreBrowser | undefined {
  // The Android browser has been Chromium under Chrome's version numbers since 37; before, it was its own WebKit.
  if (agent === 'android') return versionNumber(version) >= 37 ? 'chrome_android' : undefined
  return coreAgents.get(agent)
}

/** What a page calls the browsers that are not among the core. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['and_qq', 'QQ Browser'],
  ['and_uc', 'UC Browser'],
  ['android', 'Android Browser'],
  ['baidu', 'Baidu Browser'],
  ['bb', 'BlackBerry'],
  ['ie', 'IE'],
  ['ie_mob', 'IE Mobile'],
  ['kaios', 'KaiOS'],
  ['op_mini', 'Opera Mini'],
  ['op_mob', 'Opera Mobile'],
  ['opera', 'Opera'],
  ['safari', 'Safari'],
  ['samsung', 'Samsung Internet'],
])

/** "IE 9 to 11", "Opera Mini": versions of a browser in words, the oldest first. */
export function nameVersions(agent: string, versions: readonly string[]): string {
  const name = otherNames.get(agent) ?? agent
  const numbered = versions.filter((version) => version !== 'all')
  const [first] = numbered
  const last = numbered.at(-1)
  if (first === undefined || last === undefined) return name
  return first === last ? `${name} ${first}` : `${name} ${first} to ${last}`
}
