import type { CodeEntry, CodeIndex } from '#check/analysis/code-index.ts'
import { argumentPart, argumentPosition } from '#contracts/code-arguments.ts'

/** The shortest script, in TypeScript and a line, that uses an entry of an object. */
export function probeOf(key: string, index: CodeIndex): string {
  const entry = index.get(key)
  if (entry === undefined) return ''
  return entry.kind === 'sub-feature' ? partProbe(key, index) : accessOf(entry)
}

const pathOf = (key: string): string =>
  key.replace(/^(?:api|javascript\.builtins)\./, '').replace(/^webassembly\.api/, 'WebAssembly')

function accessOf({ key, kind }: CodeEntry): string {
  const path = pathOf(key)
  const owner = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const name = path.slice(path.lastIndexOf('.') + 1).replace(/_(?:static|event)$/, '')
  const member = name.startsWith('@@') ? `[Symbol.${name.slice(2)}]` : `["${name}"]`
  if (kind === 'constructor') return `new ${owner}()`
  if (kind === 'event') return `((x: ${owner}) => x.addEventListener("${name}", f))`
  if (kind === 'static member') return `${owner}${member}`
  if (kind !== 'member') return path
  return owner === '' ? name : `((x: ${owner}) => x${member})`
}

/** Calls the function with what the key names, and sets the property to it. */
function partProbe(key: string, index: CodeIndex): string {
  const owner = nearest(key, index)
  const entry = index.get(owner)
  const names = key.slice(owner.length + 1).split('.')
  if (entry === undefined) return ''
  const access = accessOf(entry).replace(/\(\)$/, '')
  const given = [...stringsIn(names), ...argumentsOf(key, names)].join(', ')
  const word = JSON.stringify(argumentPart(names.at(-1) ?? '')?.name)
  const isMember = access.endsWith(')')
  const open = isMember ? access.slice(0, -1) : access
  const close = isMember ? ')' : ''
  return access.startsWith('new ')
    ? `${open}(${given}); ${open}(${word})`
    : `${open}(${given})${close}; ${open}(${word})${close}; ${open} = ${word}${close}`
}

/** The entry of the function or property that a part belongs to. */
function nearest(key: string, index: CodeIndex): string {
  const above = key.slice(0, Math.max(0, key.lastIndexOf('.')))
  const kind = index.get(above)?.kind
  return above === '' || (kind !== undefined && kind !== 'sub-feature')
    ? above
    : nearest(above, index)
}

/** Strings before the object of options, as in `getContext("2d", { alpha: true })`. */
const stringsIn = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const part = argumentPart(name)
    return part?.form === 'value' ? [JSON.stringify(part.name)] : []
  })

function argumentsOf(key: string, names: readonly string[]): readonly string[] {
  const position = argumentPosition(key)
  if (position !== undefined) return [...Array.from({ length: position }, () => '0'), '"1"']
  return [nested(names)]
}

function nested([name, ...inner]: readonly string[]): string {
  const part = name === undefined ? undefined : argumentPart(name)
  if (part === undefined) return '1'
  const value = nested(inner)
  if (part.form === 'object') return value.startsWith('{') ? value : `{ other: ${value} }`
  if (part.form === 'value') return inner.length > 0 ? value : JSON.stringify(part.name)
  return `{ "${part.name}": ${value} }`
}
