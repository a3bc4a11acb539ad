import type { CodeIndex } from '#check/analysis/code-index.ts'

import { memberKey } from './script-members.ts'
import table from './script-returns.json' with { type: 'json' }

/** Methods of built-in objects by the type that they return, as far as inference needs them. */
const returned: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([type, methods]) => methods.map((name) => [name, type] as const)),
)

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
