import type { IdlDefinition } from './idl.ts'

/**
 * Interfaces, then members added to other interfaces, "Navigator.share()". Members of own
 * interfaces are too many, with common names.
 */
export function definedNames(definitions: readonly IdlDefinition[]): readonly string[] {
  const interfaces = definitions.filter(({ type }) => type === 'interface' || type === 'namespace')
  const added = interfaces.filter(({ partial }) => partial)
  const own = interfaces.filter(({ partial }) => !partial)
  return [...new Set([...own.map(({ name }) => name), ...added.flatMap(memberNames)])]
}

function memberNames({ name: owner, members = [] }: IdlDefinition): readonly string[] {
  return members.flatMap(({ type, name }) => {
    if (name === '' || (type !== 'operation' && type !== 'attribute')) return []
    return [`${owner}.${name}${type === 'operation' ? '()' : ''}`]
  })
}
