import type { Detection } from './context.ts'

/** Objects of the specification that are not global, or only became so later. */
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

/** Globals of the data that are not global in code, or were not at first. */
const unnamed = new Set(['Iterator', 'TypedArray'])

/** Own properties of instances, which neither constructors nor prototypes have. */
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

/** Members of every object or function: testing for them proves nothing. */
const everyObjectHas = new Set(Object.getOwnPropertyNames(Object.prototype))
const everyFunctionHas = new Set(Object.getOwnPropertyNames(Function.prototype))

/** Globals and members of built-in objects. Testing for syntax would require evaluating code. */
export const detectJavaScript: Detection = ({ segments, name, kind }, { isAlwaysThere }) => {
  if (segments[1] !== 'builtins' || kind === 'Constructor' || kind === 'Sub-feature')
    return undefined
  const words = /^([\w.]+?)(\.prototype)?(?:\.(\w+)|\[Symbol\.(\w+)\])?(?:\(\))?$/.exec(name)
  if (words === null) return undefined
  const [, path = '', prototype = '', member, symbol] = words
  const [owner, ...below] = path.split('.')
  const last = member ?? symbol
  if (owner === undefined || owner === 'handler' || onInstances.has(last ?? '')) return undefined
  if ([owner, path, `${path}.${last}`].some((one) => nameless.has(one))) return undefined
  if (last === undefined)
    return below.length === 0 && !unnamed.has(owner) ? `'${owner}' in globalThis` : undefined
  if (everyObjectHas.has(last) || (prototype === '' && everyFunctionHas.has(last))) return undefined
  const asked = symbol === undefined ? `'${last}'` : `Symbol.${symbol}`
  // TypedArray is not global; all typed arrays inherit from its prototype.
  const object = path === 'TypedArray' ? 'Uint8Array' : path
  const parts = object.split('.')
  // Each object on the way that may be missing: "'Temporal' in globalThis && 'Now' in Temporal".
  const guards = parts.flatMap((part, place) => {
    const above = parts.slice(0, place).join('.')
    const isThere =
      !unnamed.has(part) &&
      isAlwaysThere(`javascript.builtins.${parts.slice(0, place + 1).join('.')}`)
    return isThere ? [] : [`'${part}' in ${above === '' ? 'globalThis' : above}`]
  })
  return [...guards, `${asked} in ${object}${prototype}`].join(' && ')
}
