import type { CodeIndex } from '#routes/check/analysis/code-index.ts'

import { memberKey } from './script-members.ts'

/** Return types of methods of built-in objects, as far as inference needs them. */
const returned: ReadonlyMap<string, string> = new Map<string, string>([
  ...[
    'Array.from',
    'Array.of',
    'Object.keys',
    'Object.values',
    'Object.entries',
    'String.split',
    'String.match',
  ].map((name) => [name, 'Array'] as const),
  ...[
    'map',
    'filter',
    'slice',
    'concat',
    'flat',
    'flatMap',
    'reverse',
    'sort',
    'toSorted',
    'toReversed',
    'toSpliced',
    'splice',
    'with',
  ].map((name) => [`Array.${name}`, 'Array'] as const),
  ...[
    'trim',
    'slice',
    'replace',
    'replaceAll',
    'toLowerCase',
    'toUpperCase',
    'padStart',
    'padEnd',
    'normalize',
    'repeat',
    'at',
    'substring',
    'concat',
    'charAt',
  ].map((name) => [`String.${name}`, 'String'] as const),
  ['Array.join', 'String'],
  ['JSON.stringify', 'String'],
  ...[
    'Promise.all',
    'Promise.allSettled',
    'Promise.race',
    'Promise.any',
    'Promise.resolve',
    'Promise.reject',
    'Promise.then',
    'Promise.catch',
    'Promise.finally',
    'Promise.try',
  ].map((name) => [name, 'Promise'] as const),
  ...[
    'Map.keys',
    'Map.values',
    'Map.entries',
    'Set.values',
    'Set.keys',
    'Array.values',
    'Array.keys',
    'Array.entries',
    'Iterator.map',
    'Iterator.filter',
    'Iterator.take',
    'Iterator.drop',
    'Iterator.from',
    'String.matchAll',
  ].map((name) => [name, 'Iterator'] as const),
  ['Iterator.toArray', 'Array'],
])

const dateMethods = new Set(['add', 'subtract', 'with', 'round', 'from', 'withCalendar'])

const walks = new Set(['entries', 'keys', 'values'])

/** The return type of a method; empty if unknown. `owner` has no "typeof" prefix. */
export function returnedType(owner: string, method: string, index: CodeIndex): string {
  const plain = owner.replace(/<.*$/, '')
  const known = returned.get(`${plain}.${method}`)
  if (known !== undefined) return known
  if (plain.startsWith('Temporal.')) return dateType(plain, method)
  return walks.has(method) && memberKey(plain, method, index) !== undefined ? 'Iterator' : ''
}

const contexts: ReadonlyMap<string, string> = new Map([
  ['2d', 'CanvasRenderingContext2D'],
  ['bitmaprenderer', 'ImageBitmapRenderingContext'],
  ['webgl', 'WebGLRenderingContext'],
  ['webgl2', 'WebGL2RenderingContext'],
  ['webgpu', 'GPUCanvasContext'],
])

/** The type of a canvas context by its name. */
export function canvasContext(owner: string, name: string): string {
  const type = contexts.get(name) ?? ''
  return owner === 'OffscreenCanvas' && name === '2d' ? `Offscreen${type}` : type
}

/** "Temporal.Now.plainDateISO" returns a "Temporal.PlainDate"; arithmetic keeps the type. */
function dateType(owner: string, method: string): string {
  if (owner !== 'Temporal.Now') return dateMethods.has(method) ? owner : ''
  const name = method.replace(/ISO$/, '')
  return /^(?:plain|zoned|instant)/.test(name)
    ? `Temporal.${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : ''
}
