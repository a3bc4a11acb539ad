import { itemsOf, type Located, memberOf, optionalStringOf } from './shape.ts'

export type IdlTypes = {
  /** Interface → parent interface. */
  readonly parents: ReadonlyMap<string, string>
  /** "Document.body" → "HTMLElement", "Window.fetch" → "Promise<Response>". */
  readonly values: ReadonlyMap<string, string>
}

export function idlTypesOf(definitions: readonly Located[]): IdlTypes {
  const parents = new Map<string, string>()
  const own = new Map<string, Map<string, string>>()
  const mixins: (readonly [target: string, mixin: string])[] = []
  for (const definition of definitions) {
    const name = optionalStringOf(memberOf(definition, 'name'))
    const mixin = optionalStringOf(memberOf(definition, 'includes'))
    if (mixin !== undefined) {
      mixins.push([optionalStringOf(memberOf(definition, 'target')) ?? '', mixin])
    }
    const parent = optionalStringOf(memberOf(definition, 'inheritance'))
    if (name === undefined || !isInterface(definition)) continue
    if (parent !== undefined) parents.set(name, parent)
    const types = own.get(name) ?? new Map<string, string>()
    own.set(name, types)
    for (const [member, type] of memberTypes(definition)) types.set(member, type)
  }
  const values = new Map<string, string>()
  const add = (target: string, types: ReadonlyMap<string, string>) => {
    for (const [member, type] of types) values.set(`${target}.${member}`, type)
  }
  for (const [name, types] of own) add(name, types)
  for (const [target, mixin] of mixins) add(target, own.get(mixin) ?? new Map())
  return { parents, values }
}

const interfaceTypes = new Set(['interface', 'interface mixin', 'namespace'])

const isInterface = (definition: Located): boolean =>
  interfaceTypes.has(optionalStringOf(memberOf(definition, 'type')) ?? '')

function memberTypes(definition: Located): readonly (readonly [string, string])[] {
  return itemsOf(memberOf(definition, 'members')).flatMap((member) => {
    const name = optionalStringOf(memberOf(member, 'name'))
    const type = typeOf(memberOf(member, 'idlType'))
    return name === undefined || name === '' || type === undefined ? [] : [[name, type] as const]
  })
}

/** String types of Web IDL, and lists with other names than in scripts. */
const scriptNames: ReadonlyMap<string, string> = new Map([
  ['DOMString', 'String'],
  ['USVString', 'String'],
  ['ByteString', 'String'],
  ['CSSOMString', 'String'],
  ['sequence', 'Array'],
  ['FrozenArray', 'Array'],
  ['ObservableArray', 'Array'],
])

/** A type as scripts name it: "Array<String>"; undefined for unions and types without a name. */
function typeOf(type: Located): string | undefined {
  if (type.value === null || type.value === undefined) return undefined
  if (memberOf(type, 'union').value === true) return undefined
  const inner = memberOf(type, 'idlType')
  const generic = optionalStringOf(memberOf(type, 'generic')) ?? ''
  if (!Array.isArray(inner.value)) {
    return typeof inner.value === 'string'
      ? (scriptNames.get(inner.value) ?? inner.value)
      : undefined
  }
  const [first] = itemsOf(inner)
  const name = scriptNames.get(generic) ?? generic
  const argument = first === undefined ? undefined : typeOf(first)
  return argument === undefined ? name : `${name}<${argument}>`
}
