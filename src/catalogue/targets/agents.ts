import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { platforms, type TargetName } from '#catalogue/platforms.ts'
import type { Unjudged } from '#catalogue/verdict/unjudged.ts'
import { hasQueryName, queryNames } from '#lib/glossary.ts'
import { versionNumber } from '#lib/version.ts'

/** The IDs of the core browsers in caniuse and browserslist. */
const coreAgents: ReadonlyMap<string, CoreBrowser> = new Map(
  coreBrowsers.map((browser) => [queryNames[browser], browser]),
)

/** The one word for a browser or platform among those of a query: "and_chr", "webview_ios". */
export function agentOf(name: TargetName): string | undefined {
  if (name === 'webview_android' || name === 'webview_ios') return name
  return hasQueryName(name) ? queryNames[name] : undefined
}

/** The core browser with an ID of caniuse; undefined for other browsers. */
export function coreBrowserOf(agent: string): CoreBrowser | undefined {
  return coreAgents.get(agent)
}

/** Platforms by the names that stand for them among the browsers of a query. */
const platformAgents: ReadonlyMap<string, TargetName> = new Map(
  platforms.map((name) => [agentOf(name) ?? name, name]),
)

/** The core browser that a version counts as under its own number, if it does. */
export function numberedAs(agent: string, version: string): CoreBrowser | undefined {
  // The Android browser has been Chromium with Chrome's version numbers since 37.
  if (agent === 'android') return versionNumber(version) >= 37 ? 'chrome_android' : undefined
  return coreAgents.get(agent)
}

/** What a version counts as under its own number: a core browser or a platform, if either. */
export function targetNumberedAs(agent: string, version: string): TargetName | undefined {
  return platformAgents.get(agent) ?? numberedAs(agent, version)
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
  ['oculus', 'Meta Quest Browser'],
  ['op_mini', 'Opera Mini'],
  ['op_mob', 'Opera Mobile'],
  ['opera', 'Opera'],
  ['safari', 'Safari'],
  ['samsung', 'Samsung Internet'],
])

/** By ID of caniuse: the versions before those on Chromium, which caniuse has and no other data. */
export const beforeChromium: ReadonlyMap<string, readonly string[]> = new Map([
  ['android', ['2.1', '2.2', '2.3', '3', '4', '4.1', '4.2', '4.3', '4.4']],
  ['opera', ['9', '9.5', '10', '10.5', '10.6', '11', '11.1', '11.5', '11.6', '12', '12.1']],
  ['op_mob', ['10', '11', '11.1', '11.5', '12', '12.1']],
])

/** Why browsers cannot be checked: by how their names begin. */
const reasons: readonly (readonly [name: string, reason: string])[] = [
  ['IE Mobile', 'IE Mobile ended with Windows Phone.'],
  ['IE', 'A version of IE counts only where it is named, such as “ie 11”.'],
  ['Opera Mini', 'Opera Mini shows pages that its servers lay out, and runs few scripts.'],
  ['KaiOS', 'KaiOS is built on old versions of Firefox.'],
  ['Safari', 'A preview has no version to check.'],
]

/** A browser without compatibility data, with what is known of it. */
export function unjudgedBrowser(name: string): Unjudged {
  const [, reason = 'The compatibility data does not cover it.'] =
    reasons.find(([start]) => name.startsWith(start)) ?? []
  return { name, reason }
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
