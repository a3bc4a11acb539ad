import type { CompatEntry, CompatSource } from '#ingest/sources/compat-data.ts'
import type { CssNames, InterfaceMembers } from '#ingest/sources/webref.ts'

import { nameApi, nameMember } from './api.ts'
import { nameCss } from './css.ts'
import { nameHttp, nameWebDriver } from './http.ts'
import { nameJavaScript } from './javascript.ts'
import { nameManifest, nameMarkup, nameMediaType } from './markup.ts'
import { describedAs, lastSegment, named, type Named, type Naming, subFeature } from './named.ts'
import { aliasOf, type OtherName, statedNames } from './other-names.ts'

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
  const isTaken = takenNames(compat.entries.values())
  for (const entry of compat.entries.values()) {
    const own = names.get(entry.key)
    if (own === undefined) continue
    const whole = { ...own, entry, above: compat.entries.get(keyAbove(entry)) }
    const others = statedNames(whole)
    if (others.length === 0) continue
    const aliases = others.map((other) => (isTaken(other) ? aliasOf(other, whole) : other.name))
    const all = new Set([...own.aliases, ...aliases])
    names.set(entry.key, { ...named(own.name, own.kind, [...all]), others })
  }
  return names
}

const keyAbove = ({ segments }: CompatEntry): string => segments.slice(0, -1).join('.')

/** Whether an entry has this name as its own: what is searched for by it is that entry. */
function takenNames(entries: Iterable<CompatEntry>) {
  const taken = new Set(Array.from(entries, (entry) => lastSegment(entry).toLowerCase()))
  return ({ name }: OtherName): boolean => taken.has(name.toLowerCase())
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
