import type { CompatSource } from '../sources/compat-data.ts'
import type { CssNames, InterfaceMembers } from '../sources/webref.ts'
import { nameApi } from './api.ts'
import { nameCss } from './css.ts'
import { nameHttp, nameWebDriver } from './http.ts'
import { nameJavaScript } from './javascript.ts'
import { nameManifest, nameMarkup, nameMediaType } from './markup.ts'
import { subFeature } from './named.ts'
import type { Named, Naming } from './named.ts'
import { nameWebAssembly } from './webassembly.ts'

/** By the first segment of the key. */
const namings: ReadonlyMap<string, Naming> = new Map([
  ['api', nameApi],
  ['css', nameCss],
  ['html', nameMarkup],
  ['http', nameHttp],
  ['javascript', nameJavaScript],
  ['manifests', nameManifest],
  ['mathml', nameMarkup],
  ['mediatypes', nameMediaType],
  ['svg', nameMarkup],
  ['webassembly', nameWebAssembly],
  ['webdriver', nameWebDriver],
])

export type NamingSources = {
  readonly compat: Pick<CompatSource, 'entries'>
  readonly css: CssNames
  readonly interfaces: InterfaceMembers
}

/** Names all entries, by key. What is above is named before what is below, which builds on it. */
export function nameEntries({ compat, ...known }: NamingSources): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>()
  for (const entry of compat.entries.values()) {
    const naming = namings.get(entry.segments[0] ?? '') ?? subFeature
    const parent = nearestAbove(entry.segments, names)
    names.set(entry.key, naming(entry, { ...known, parent }))
  }
  return names
}

/** The name of the nearest entry above: not every level of the data is an entry. */
function nearestAbove(
  segments: readonly string[],
  names: ReadonlyMap<string, Named>,
): Named | undefined {
  const above = segments.slice(0, -1)
  if (above.length === 0) return undefined
  return names.get(above.join('.')) ?? nearestAbove(above, names)
}
