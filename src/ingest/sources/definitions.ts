import { itemsOf, type Located, memberOf, optionalStringOf, stringOf } from './shape.ts'

/**
 * Interfaces, then members added to other interfaces, "Navigator.share()". Members of own
 * interfaces are too many, with common names.
 */
export function definedNames(definitions: readonly Located[]): readonly string[] {
  const interfaces = definitions.filter((definition) => {
    const type = memberOf(definition, 'type').value
    return type === 'interface' || type === 'namespace'
  })
  const added = interfaces.filter(isPartial)
  const own = interfaces.filter((one) => !isPartial(one))
  return [...new Set([...own.map(nameOf), ...added.flatMap(memberNames)])]
}

function isPartial(definition: Located): boolean {
  return memberOf(definition, 'partial').value === true
}

function nameOf(located: Located): string {
  return stringOf(memberOf(located, 'name'))
}

function memberNames(definition: Located): readonly string[] {
  const owner = nameOf(definition)
  return itemsOf(memberOf(definition, 'members')).flatMap((member) => {
    const type = memberOf(member, 'type').value
    const name = optionalStringOf(memberOf(member, 'name')) ?? ''
    if (name === '' || (type !== 'operation' && type !== 'attribute')) return []
    return [`${owner}.${name}${type === 'operation' ? '()' : ''}`]
  })
}
