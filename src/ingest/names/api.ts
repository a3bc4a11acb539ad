import { isSpelling, named, type Named, type Naming, subFeature } from './named.ts'

/** Interfaces and globals at the second level, members at the third, parts of members below. */
export const nameApi: Naming = (entry, context) => {
  const [, owner = '', member, deeper] = entry.segments
  if (deeper !== undefined) return subFeature(entry, context)
  if (member === undefined) return nameGlobal(owner, context.interfaces)
  return nameMember({ owner, member }, context) ?? subFeature(entry, context)
}

function nameGlobal(segment: string, interfaces: Parameters<Naming>[1]['interfaces']): Named {
  if (/^[A-Z]/.test(segment) || segment === 'console') return named(segment, 'Interface')
  const kind =
    interfaces.get('WindowOrWorkerGlobalScope')?.get(segment) ??
    interfaces.get('Window')?.get(segment)
  return kind === 'method'
    ? named(`${segment}()`, 'Function', [`window.${segment}`])
    : named(segment, 'Property', [`window.${segment}`])
}

type Member = { readonly owner: string; readonly member: string; readonly label?: string }

/** "AbortController()", "AbortSignal.timeout()", "AbortSignal abort event"; else null. */
export function nameMember(
  { owner, member, label = owner }: Member,
  { interfaces }: Pick<Parameters<Naming>[1], 'interfaces'>,
): Named | null {
  if (member === owner) return named(`${label}()`, 'Constructor', [`new ${label}`])
  const kind = interfaces.get(owner)?.get(member.replace(/_static$/, ''))
  if (member.endsWith('_event')) return nameEvent(label, member.slice(0, -'_event'.length))
  if (member.endsWith('_static')) {
    const name = `${label}.${member.slice(0, -'_static'.length)}`
    return kind === 'property'
      ? named(name, 'Static property')
      : named(`${name}()`, 'Static method')
  }
  if (member.startsWith('@@')) return named(`${label}[Symbol.${member.slice(2)}]()`, 'Method')
  if (kind === 'method') return named(`${label}.${member}()`, 'Method')
  if (kind === 'property') return named(`${label}.${member}`, 'Property')
  return isSpelling(member) ? named(`${label}.${member}`, 'Member') : null
}

function nameEvent(owner: string, event: string): Named {
  return named(`${owner} ${event} event`, 'Event', [`on${event}`, `${owner}.on${event}`])
}
