import { itemsOf, type Located, memberOf, optionalStringOf, stringOf } from './shape.ts'

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

export function exposureOf(definitions: readonly Located[]): Exposure {
  const globals = new Map<string, { isNamespace: boolean; parent: string | undefined }>()
  const own = new Set<string>()
  const statics = new Set<string>()
  const workersOnly = new Set<string>()
  for (const definition of definitions) {
    const type = optionalStringOf(memberOf(definition, 'type'))
    if (type !== 'interface' && type !== 'namespace' && type !== 'interface mixin') continue
    const name = stringOf(memberOf(definition, 'name'))
    if (isGlobal(definition)) {
      const parent = optionalStringOf(memberOf(definition, 'inheritance'))
      globals.set(name, { isNamespace: type === 'namespace', parent })
    }
    for (const member of itemsOf(memberOf(definition, 'members'))) {
      const key = `${name}.${optionalStringOf(memberOf(member, 'name')) ?? ''}`
      const attributes = attributesOf(member)
      if (attributes.has('LegacyUnforgeable')) own.add(key)
      if (!isSeen(attributes.get('Exposed') ?? ['*'])) workersOnly.add(key)
      if (memberOf(member, 'special').value === 'static') statics.add(key)
    }
  }
  return { globals, own, statics, workersOnly }
}

function isGlobal(definition: Located): boolean {
  if (memberOf(definition, 'type').value === 'interface mixin') return false
  if (memberOf(definition, 'partial').value === true) return false
  const attributes = attributesOf(definition)
  if (attributes.has('LegacyNoInterfaceObject') || attributes.has('LegacyNamespace')) return false
  return isSeen(attributes.get('Exposed') ?? [])
}

function isSeen(exposed: readonly string[]): boolean {
  return exposed.includes('Window') || exposed.includes('*')
}

/** Extended attribute → its arguments. */
function attributesOf(located: Located): ReadonlyMap<string, readonly string[]> {
  return new Map(
    itemsOf(memberOf(located, 'extAttrs')).map((attribute) => [
      stringOf(memberOf(attribute, 'name')),
      namesIn(memberOf(attribute, 'rhs')),
    ]),
  )
}

/** "Window", "(Window,Worker)", "*". */
function namesIn(right: Located): readonly string[] {
  if (right.value === null || right.value === undefined) return []
  if (memberOf(right, 'type').value === '*') return ['*']
  const value = memberOf(right, 'value')
  if (!Array.isArray(value.value)) return [String(value.value)]
  return itemsOf(value).map((item) => stringOf(memberOf(item, 'value')))
}
