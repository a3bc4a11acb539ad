import { nameMember } from './api.ts'
import { describedAs, lastSegment, named, subFeature } from './named.ts'
import type { Named, Naming } from './named.ts'

/** Entries of `webassembly`: its JavaScript interface, its instructions, its proposals. */
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
