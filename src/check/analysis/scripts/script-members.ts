import type { CodeEntry, CodeIndex } from '#check/analysis/code-index.ts'

/**
 * The key of an instance member of a type, or a static one of a `typeof` type; undefined if there
 * is no such member or the type is unknown.
 */
export function memberKey(type: string, name: string, index: CodeIndex): string | undefined {
  if (type === '' || name === 'constructor') return undefined
  if (ofEveryObject.test(name)) return index.named('member', name)[0]
  if (type === 'own') return undefined
  if (type.startsWith('typeof ')) return staticKey(type.slice('typeof '.length), name, index)
  const plain = type.replace(/<.*$/, '')
  if (plain === 'Window') {
    const key = memberOfWindow(name, index)
    if (key !== undefined) return key
  }
  return inheritedKey(plain, name, index)
}

/** Names that all objects have from `Object`, and that code does not give to its own members. */
export const ofEveryObject = /^__\w+__$/

/** The key of a global name or a member of `window`. */
export function memberOfWindow(name: string, index: CodeIndex): string | undefined {
  const keys = [builtInKey(name), `api.${name}`, `api.Window.${name}`]
  const found = keys.find((key) => index.has(key)) ?? inheritedKey('Window', name, index)
  if (found !== undefined) return found
  // Worker scripts have another global object.
  return inheritedKey('ServiceWorkerGlobalScope', name, index)
}

/** Whether a name is an interface, a namespace or a built-in object. */
export function isGlobalObject(name: string, index: CodeIndex): boolean {
  if (index.get(builtInKey(name))?.kind === 'name') return true
  return (
    index.has(`api.${name}`) &&
    index.get(`api.${name}`)?.kind === 'name' &&
    /^[A-Z]|^console$/.test(name)
  )
}

/** Constructors whose name differs from their interface's. */
export const namedConstructors: ReadonlyMap<string, string> = new Map([
  ['Audio', 'HTMLAudioElement'],
  ['Image', 'HTMLImageElement'],
  ['Option', 'HTMLOptionElement'],
])

function staticKey(type: string, name: string, index: CodeIndex): string | undefined {
  const path = `${type}.${name}`.replace(/^RegExp\.\$\d$/, 'RegExp.n')
  const builtIn = builtInKey(path)
  const kind = index.get(builtIn)?.kind
  if (kind === 'static member' || kind === 'name') return builtIn
  // Namespaces have static members only; the data marks just some of them as static.
  const keys = [
    `api.${type}.${name}_static`,
    `${builtIn}_static`,
    ...(type === 'console' ? [`api.console.${name}`] : []),
  ]
  return keys.find((key) => index.has(key))
}

/** The key of a built-in object or of its part; the data has WebAssembly elsewhere. */
export const builtInKey = (path: string): string =>
  /^WebAssembly(?:\.|$)/.test(path)
    ? path.replace('WebAssembly', 'webassembly.api')
    : `javascript.builtins.${path}`

const typedArray = /^(?:Big)?(?:Int|Uint|Float)(?:8|16|32|64)(?:Clamped)?Array$/

const builtInParents: ReadonlyMap<string, string> = new Map([
  ['AsyncGenerator', 'AsyncIterator'],
  ['Generator', 'Iterator'],
])

function inheritedKey(type: string, name: string, index: CodeIndex): string | undefined {
  const keys = [`api.${type}.${name}`, builtInKey(`${type}.${name}`)]
  const key = keys.find((each) => isInstanceMember(index.get(each)))
  if (key !== undefined) return key
  const parent = typedArray.test(type)
    ? 'TypedArray'
    : (builtInParents.get(type) ?? index.parentOf(type))
  return parent === undefined ? undefined : inheritedKey(parent, name, index)
}

const isInstanceMember = (entry: CodeEntry | undefined): boolean => entry?.kind === 'member'

/** The key of an event of a target; undefined if the target is unknown or has no such event. */
export function eventKey(type: string, name: string, index: CodeIndex): string | undefined {
  if (type === '' || type === 'own') return undefined
  const key = inheritedEvent(type.replace(/<.*$/, ''), name, index)
  if (key !== undefined || type !== 'Window') return key
  return inheritedEvent('ServiceWorkerGlobalScope', name, index)
}

function inheritedEvent(type: string, name: string, index: CodeIndex): string | undefined {
  const key = `api.${type}.${name}_event`
  if (index.has(key)) return key
  const parent = index.parentOf(type)
  return parent === undefined ? undefined : inheritedEvent(parent, name, index)
}
