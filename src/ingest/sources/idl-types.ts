import type { IdlDefinition, IdlType } from './idl.ts'

export type IdlTypes = {
  /** Interface → parent interface. */
  readonly parents: ReadonlyMap<string, string>
  /** "Document.body" → "HTMLElement", "Window.fetch" → "Promise<Response>". */
  readonly values: ReadonlyMap<string, string>
}

export function idlTypesOf(definitions: readonly IdlDefinition[]): IdlTypes {
  const parents = new Map<string, string>()
  const own = new Map<string, Map<string, string>>()
  const mixins: (readonly [target: string, mixin: string])[] = []
  for (const definition of definitions) {
    const { type, name, target, includes: mixin, inheritance: parent } = definition
    if (typeof mixin === 'string') mixins.push([target, mixin])
    if (name === '' || !interfaceTypes.has(type)) continue
    if (typeof parent === 'string') parents.set(name, parent)
    const types = own.get(name) ?? new Map<string, string>()
    own.set(name, types)
    for (const [member, named] of memberTypes(definition)) types.set(member, named)
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

function memberTypes({ members = [] }: IdlDefinition): readonly (readonly [string, string])[] {
  return members.flatMap(({ name, idlType }) => {
    const type = idlType && 'union' in idlType ? typeOf(idlType) : undefined
    return name === '' || type === undefined ? [] : [[name, type] as const]
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
function typeOf({ union, generic, idlType: inner }: IdlType): string | undefined {
  if (union) return undefined
  if (typeof inner === 'string') return scriptNames.get(inner) ?? inner
  const [first] = inner
  const name = scriptNames.get(generic) ?? generic
  const argument = first === undefined ? undefined : typeOf(first)
  return argument === undefined ? name : `${name}<${argument}>`
}
