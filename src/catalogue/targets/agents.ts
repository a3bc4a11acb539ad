import type { CoreBrowser } from '#catalogue/browsers.ts'
import { joinWords } from '#lib/sentence.ts'
import { versionNumber } from '#lib/version.ts'

/** The IDs of the core browsers in caniuse and browserslist. */
const coreAgents: ReadonlyMap<string, CoreBrowser> = new Map([
  ['chrome', 'chrome'],
  ['and_chr', 'chrome_android'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['and_ff', 'firefox_android'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
])

/** The core browser with an ID of caniuse; undefined for other browsers. */
export function coreBrowserOf(agent: string): CoreBrowser | undefined {
  return coreAgents.get(agent)
}

/** The core browser that a version counts as under its own number, if it does. */
export function numberedAs(agent: string, version: string): CoreBrowser | undefined {
  // The Android browser has been Chromium with Chrome's version numbers since 37.
  if (agent === 'android') return versionNumber(version) >= 37 ? 'chrome_android' : undefined
  return coreAgents.get(agent)
}

/** By ID of caniuse: names of browsers whose versions may not be in the data. */
export const otherNames: ReadonlyMap<string, string> = new Map([
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

/** What is known of browsers that cannot be checked: in words, by how their names begin. */
const known: readonly (readonly [name: string, fact: string])[] = [
  ['IE Mobile', 'IE Mobile ended with Windows Phone.'],
  ['IE', 'A version of IE counts only where it is named, such as “ie 11”.'],
  ['Opera Mini', 'Opera Mini shows pages that its servers lay out, and runs few scripts.'],
  ['KaiOS', 'KaiOS is built on old versions of Firefox.'],
]

/** "Opera Mini cannot be checked. …": what is known of browsers that count as no target. */
export function unknownSentence(names: readonly string[]): string {
  const facts = names.flatMap((name) => known.find(([start]) => name.startsWith(start))?.[1] ?? [])
  return [`${joinWords(names)} cannot be checked.`, ...new Set(facts)].join(' ')
}

/** Versions of a browser for display, oldest first: "IE 9 to 11", "Opera Mini". */
export function nameVersions(agent: string, versions: readonly string[]): string {
  const name = otherNames.get(agent) ?? agent
  const numbered = versions.filter((version) => version !== 'all')
  const [first] = numbered
  const last = numbered.at(-1)
  if (first === undefined || last === undefined) return name
  return first === last ? `${name} ${first}` : `${name} ${first} to ${last}`
}
