import { extendedAttributes, type IdlDefinition } from './idl.ts'

export type Exposure = {
  /** Global interfaces and namespaces → the parent interface, if there is one. */
  readonly globals: ReadonlyMap<
    string,
    { readonly isNamespace: boolean; readonly parent: string | undefined }
  >
  /** Members on instances instead of the prototype: "Location.reload". */
  readonly own: ReadonlySet<string>
  /** Members on the interface object: "AbortSignal.timeout". */
  readonly statics: ReadonlySet<string>
  /** Members that only workers see, of interfaces that pages also see. */
  readonly workersOnly: ReadonlySet<string>
}

export function exposureOf(definitions: readonly IdlDefinition[]): Exposure {
  const globals = new Map<string, { isNamespace: boolean; parent: string | undefined }>()
  const own = new Set<string>()
  const statics = new Set<string>()
  const workersOnly = new Set<string>()
  for (const definition of definitions) {
    const { type, name, inheritance, members = [] } = definition
    if (type !== 'interface' && type !== 'namespace' && type !== 'interface mixin') continue
    if (isGlobal(definition)) {
      const parent = inheritance ?? undefined
      globals.set(name, { isNamespace: type === 'namespace', parent })
    }
    for (const member of members) {
      const key = `${name}.${member.name}`
      const attributes = extendedAttributes(member)
      if (attributes.has('LegacyUnforgeable')) own.add(key)
      if (!isSeen(attributes.get('Exposed') ?? ['*'])) workersOnly.add(key)
      if (member.special === 'static') statics.add(key)
    }
  }
  return { globals, own, statics, workersOnly }
}

function isGlobal(definition: IdlDefinition): boolean {
  if (definition.type === 'interface mixin' || definition.partial) return false
  const attributes = extendedAttributes(definition)
  if (attributes.has('LegacyNoInterfaceObject') || attributes.has('LegacyNamespace')) return false
  return isSeen(attributes.get('Exposed') ?? [])
}

function isSeen(exposed: readonly string[]): boolean {
  return exposed.includes('Window') || exposed.includes('*')
}
