import { extendedAttributes, type IdlDefinition } from './idl.ts'
import shown from './shown-on-http.json' with { type: 'json' }

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
  /** Interfaces, and members with their owner, "Navigator.clipboard", that only secure contexts see. */
  readonly secure: ReadonlySet<string>
  /** Members that only pages see that are cross-origin isolated. */
  readonly isolated: ReadonlySet<string>
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
  return {
    globals,
    own,
    statics,
    workersOnly,
    secure: new Set(
      [...limitedBy('SecureContext', definitions)].filter((name) => !shownOnHttp.has(name)),
    ),
    isolated: limitedBy('CrossOriginIsolated', definitions),
  }
}

/**
 * What Chromium, Firefox or WebKitGTK shows on http in spite of [SecureContext]. `npm run test:detection` finds what is missing
 * here, as contradictions "presentOnHttp".
 */
const shownOnHttp: ReadonlySet<string> = new Set(shown.shownOnHttp)

/** The member that the key of an entry means: "onend" of "end_event", "from" of "from_static". */
export const memberNamed = (key: string): string =>
  key.replace(/^(\w+)_event$/, 'on$1').replace(/_static$/, '')

/** Whether interfaces and members, "Navigator.clipboard", include what an entry is or belongs to. */
export function includesEntry(
  names: ReadonlySet<string>,
  [branch, owner = '', key = '']: readonly string[],
): boolean {
  const all = [owner, `Window.${owner}`, `${owner}.${memberNamed(key)}`]
  return branch === 'api' && all.some((name) => names.has(name))
}

/** What has an extended attribute: an interface as a whole; of a partial one or a mixin, the members. */
function limitedBy(attribute: string, definitions: readonly IdlDefinition[]): ReadonlySet<string> {
  const limited = new Set<string>()
  for (const definition of definitions) {
    const { type, name, partial, members = [] } = definition
    if (!/^(?:interface(?: mixin)?|namespace)$/.test(type)) continue
    const isMixin = type === 'interface mixin'
    const isWhole = extendedAttributes(definition).has(attribute)
    if (isWhole && !partial && !isMixin) {
      limited.add(name)
      continue
    }
    const owners = isMixin
      ? definitions.filter(({ includes }) => includes === name).map(({ target }) => target)
      : [name]
    for (const member of members) {
      if (!isWhole && !extendedAttributes(member).has(attribute)) continue
      for (const owner of owners) limited.add(`${owner}.${member.name}`)
    }
  }
  return limited
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
