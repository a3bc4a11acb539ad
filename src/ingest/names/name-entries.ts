import type { CompatSource } from '#ingest/sources/compat-data.ts'
import type { CssNames, InterfaceMembers } from '#ingest/sources/webref.ts'

import { nameApi, nameMember } from './api.ts'
import { nameCss } from './css.ts'
import { nameHttp, nameWebDriver } from './http.ts'
import { nameJavaScript } from './javascript.ts'
import { nameManifest, nameMarkup, nameMediaType } from './markup.ts'
import { describedAs, lastSegment, named, type Named, type Naming, subFeature } from './named.ts'

/** The JavaScript interface, instructions and proposals. */
export const nameWebAssembly: Naming = (entry, context) => {
  const [, section, inner, deeper] = entry.segments
  if (section === 'api') return nameInterface(entry, context)
  if (deeper !== undefined) return subFeature(entry, context)
  return section === 'instructions' && inner !== undefined
    ? named(lastSegment(entry), 'WebAssembly instruction')
    : named(describedAs(entry).replaceAll('-', ' '), 'WebAssembly feature')
}

const nameInterface: Naming = (entry, context) => {
  const [, , owner, member, deeper] = entry.segments
  if (owner === undefined) return named('WebAssembly', 'Interface')
  if (member === undefined) return nameNamespaceMember(owner)
  if (deeper !== undefined) return subFeature(entry, context)
  const label = `WebAssembly.${owner}`
  return nameMember({ owner, member, label }, context) ?? subFeature(entry, context)
}

function nameNamespaceMember(segment: string): Named {
  return segment.endsWith('_static')
    ? named(`WebAssembly.${segment.slice(0, -'_static'.length)}()`, 'Static method')
    : named(`WebAssembly.${segment}`, 'Interface')
}

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

/** Names all entries by key. Parents precede children, whose names depend on them. */
export function nameEntries({ compat, ...known }: NamingSources): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>()
  for (const entry of compat.entries.values()) {
    const naming = namings.get(entry.segments[0] ?? '') ?? subFeature
    const parent = nearestAbove(entry.segments, names)
    names.set(entry.key, naming(entry, { ...known, parent }))
  }
  return names
}

/** The nearest named ancestor: not every level of the data is an entry. */
function nearestAbove(
  segments: readonly string[],
  names: ReadonlyMap<string, Named>,
): Named | undefined {
  const above = segments.slice(0, -1)
  if (above.length === 0) return undefined
  return names.get(above.join('.')) ?? nearestAbove(above, names)
}
