import type { CodeEntry, CodeIndex } from '#routes/check/analysis/code-index.ts'

/** The key of a member of objects of a type; undefined where the type has no such member or is not known. */
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

/** The key of what a page finds by a name alone, or as a member of "window". */
export function memberOfWindow(name: string, index: CodeIndex): string | undefined {
  const keys = [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
  const found = keys.find((key) => index.has(key)) ?? inheritedKey('Window', name, index)
  if (found !== undefined) return found
  // A script of a worker has another object in the place of the window.
  return inheritedKey('ServiceWorkerGlobalScope', name, index)
}

/** Constructors by another name than that of their interface. */
export const namedConstructors: ReadonlyMap<string, string> = new Map([
  ['Audio', 'HTMLAudioElement'],
  ['Image', 'HTMLImageElement'],
  ['Option', 'HTMLOptionElement'],
])

function staticKey(type: string, name: string, index: CodeIndex): string | undefined {
  const builtIn = `javascript.builtins.${type}.${name}`
  const kind = index.get(builtIn)?.kind
  if (kind === 'static member' || kind === 'name') return builtIn
  // A namespace has nothing but static members; the data says so of some only.
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

/** Lists of which code seldom says which: what one of them can, all can. */
const lists = /^javascript\.builtins\.(?:Array|TypedArray)\./

/**
 * The key of a member of an object of which nothing is known: only where no other object of the platform has a member of
 * that name, and the name is one that code would hardly use for its own.
 */
export function looseMemberKey(name: string, index: CodeIndex): string | undefined {
  if (!isTelling(name)) return undefined
  const keys = index.named('member', name)
  const [first] = keys
  if (keys.length === 1) return isAlive(index.get(first ?? '')) ? first : undefined
  return keys.length > 1 && keys.every((key) => lists.test(key)) ? first : undefined
}

/** Whether a browser supports the entry today: a name on an unknown object is hardly one that every browser has dropped. */
const isAlive = (entry: CodeEntry | undefined): boolean =>
  Object.values(entry?.support ?? {}).some((code) => /^≤?[\d.]+$/.test(code ?? ''))

/** Several words, or a long one: "showModal" and "structuredClone" say what they mean, "start" does not. */
const isTelling = (name: string): boolean => /[a-z][A-Z]/.test(name)

/** The key of an event by its name, where only one kind of object has it or its target is known. */
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
