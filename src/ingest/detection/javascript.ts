import type { Detection } from './context.ts'

/** Objects that the specification names and code cannot, or could only long after there were some. */
const nameless = new Set([
  'AsyncFunction',
  'AsyncGenerator',
  'AsyncGeneratorFunction',
  'AsyncIterator',
  'Generator',
  'GeneratorFunction',
  'Intl.Segments',
  'Iterator.iterator',
])

/** Globals of the data that are none in code, or were none at first. */
const unnamed = new Set(['Iterator', 'TypedArray'])

/** What single objects have, and neither their constructor nor its prototype. */
const onInstances = new Set([
  'cause',
  'columnNumber',
  'displayName',
  'error',
  'errors',
  'fileName',
  'lastIndex',
  'lineNumber',
  'n',
  'stack',
  'suppressed',
])

/** What every object has, and every function: asking for it tells nothing. */
const everyObjectHas = new Set(Object.getOwnPropertyNames(Object.prototype))
const everyFunctionHas = new Set(Object.getOwnPropertyNames(Function.prototype))

/** Globals and the members of built-in objects. Syntax cannot be asked for without evaluating it. */
export const detectJavaScript: Detection = ({ segments, name, kind }, { isEverywhere }) => {
  if (segments[1] !== 'builtins' || kind === 'Constructor' || kind === 'Sub-feature')
    return undefined
  const parts = /^([\w.]+?)(\.prototype)?(?:\.(\w+)|\[Symbol\.(\w+)\])?(?:\(\))?$/.exec(name)
  if (parts === null) return undefined
  const [, path = '', prototype = '', member, symbol] = parts
  const [owner, ...below] = path.split('.')
  const last = member ?? symbol
  if (owner === undefined || owner === 'handler' || onInstances.has(last ?? '')) return undefined
  if ([owner, path, `${path}.${last}`].some((one) => nameless.has(one))) return undefined
  if (last === undefined)
    return below.length === 0 && !unnamed.has(owner) ? `'${owner}' in globalThis` : undefined
  if (everyObjectHas.has(last) || (prototype === '' && everyFunctionHas.has(last))) return undefined
  const asked = symbol === undefined ? `'${last}'` : `Symbol.${symbol}`
  // TypedArray is no name of the language; its prototype is above that of each typed array.
  const object = path === 'TypedArray' ? 'Uint8Array' : path
  const test = `${asked} in ${object}${prototype}`
  const keys = segments.slice(0, -1).join('.')
  // Browsers that have shared memory still hide it from most pages.
  if (isEverywhere(keys) && object !== 'SharedArrayBuffer') return test
  return [guardOf(object), test].filter((one) => one !== undefined).join(' && ')
}

/** Asks for the object first, where it may be missing: "'PlainDate' in Temporal" after "'Temporal' in globalThis". */
function guardOf(object: string): string | undefined {
  const [first = '', second] = object.split('.')
  const outer = `'${first}' in globalThis`
  if (second === undefined) return outer
  const inner = `'${second}' in ${first}`
  return first === 'Intl' ? inner : `${outer} && ${inner}`
}
