import { plainSince } from '#lib/support-code.ts'
import type { CodeEntry, CodeIndex } from '#routes/check/analysis/code-index.ts'

/**
 * The key of an instance member of a type, or a static one of a `typeof` type; undefined if there
 * is no such member or the type is unknown.
 */
export function memberKey(type: string, name: string, index: CodeIndex): string | undefined {
  if (type === '' || type === 'own' || name === 'constructor') return undefined
  if (type.startsWith('typeof ')) return staticKey(type.slice('typeof '.length), name, index)
  const plain = type.replace(/<.*$/, '')
  if (plain === 'Window') {
    const key = memberOfWindow(name, index)
    if (key !== undefined) return key
  }
  return inheritedKey(plain, name, index)
}

/** The key of a global name or a member of `window`. */
export function memberOfWindow(name: string, index: CodeIndex): string | undefined {
  const keys = [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
  const found = keys.find((key) => index.has(key)) ?? inheritedKey('Window', name, index)
  if (found !== undefined) return found
  // Worker scripts have another global object.
  return inheritedKey('ServiceWorkerGlobalScope', name, index)
}

/** Constructors whose name differs from their interface's. */
export const namedConstructors: ReadonlyMap<string, string> = new Map([
  ['Audio', 'HTMLAudioElement'],
  ['Image', 'HTMLImageElement'],
  ['Option', 'HTMLOptionElement'],
])

function staticKey(type: string, name: string, index: CodeIndex): string | undefined {
  const builtIn = `javascript.builtins.${type}.${name}`
  const kind = index.get(builtIn)?.kind
  if (kind === 'static member' || kind === 'name') return builtIn
  // Namespaces have static members only; the data marks just some of them as static.
  const keys = [
    `api.${type}.${name}_static`,
    ...(type === 'console' ? [`api.console.${name}`] : []),
  ]
  return keys.find((key) => index.has(key))
}

const typedArray = /^(?:Big)?(?:Int|Uint|Float)(?:8|16|32|64)(?:Clamped)?Array$/

function inheritedKey(type: string, name: string, index: CodeIndex): string | undefined {
  const keys = [`api.${type}.${name}`, `javascript.builtins.${type}.${name}`]
  const key = keys.find((each) => isInstanceMember(index.get(each)))
  if (key !== undefined) return key
  const parent = typedArray.test(type) ? 'TypedArray' : index.parentOf(type)
  return parent === undefined ? undefined : inheritedKey(parent, name, index)
}

const isInstanceMember = (entry: CodeEntry | undefined): boolean => entry?.kind === 'member'

/** Array types that code rarely distinguishes; they share their methods. */
const lists = /^javascript\.builtins\.(?:Array|TypedArray)\./

/**
 * The key of a member of an unknown object, only if no other platform object has a member with that
 * name and the name is unlikely to be the code's own.
 */
export function looseMemberKey(name: string, index: CodeIndex): string | undefined {
  if (!isTelling(name)) return undefined
  const keys = index.named('member', name)
  const [first] = keys
  if (keys.length === 1) return isAlive(index.get(first ?? '')) ? first : undefined
  return keys.length > 1 && keys.every((key) => lists.test(key)) ? first : undefined
}

/**
 * Whether a browser supports the entry today: on an unknown object, a name that all browsers have
 * dropped is unlikely to mean the entry.
 */
const isAlive = (entry: CodeEntry | undefined): boolean =>
  Object.values(entry?.support ?? {}).some((code) => plainSince(code, '') !== undefined)

/** Camel-case names such as "showModal" and "structuredClone" are specific; "start" is not. */
const isTelling = (name: string): boolean => /[a-z][A-Z]/.test(name)

/** The key of an event, if its target is known or only one interface has such an event. */
export function eventKey(type: string, name: string, index: CodeIndex): string | undefined {
  if (type === 'Window') {
    return (
      inheritedEvent(type, name, index) ?? inheritedEvent('ServiceWorkerGlobalScope', name, index)
    )
  }
  if (type !== '' && type !== 'own') return inheritedEvent(type.replace(/<.*$/, ''), name, index)
  const keys = index.named('event', name)
  return keys.length === 1 ? keys[0] : undefined
}

function inheritedEvent(type: string, name: string, index: CodeIndex): string | undefined {
  const key = `api.${type}.${name}_event`
  if (index.has(key)) return key
  const parent = index.parentOf(type)
  return parent === undefined ? undefined : inheritedEvent(parent, name, index)
}
