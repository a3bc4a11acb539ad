import { extensionOf } from '#check/analysis/index.ts'

/** By extension, why a file that belongs to a page is not read. */
const reasons: ReadonlyMap<string, string> = new Map([
  ...['sass', 'styl', 'stylus'].map(
    (name) => [name, 'Sass and Stylus. Check the CSS that they are compiled to'] as const,
  ),
  ['webmanifest', 'manifests of web apps, which are not checked'],
  ...['json', 'json5', 'jsonc', 'map'].map(
    (name) => [name, 'data, which uses no feature'] as const,
  ),
  ...['pug', 'jade', 'haml', 'slim'].map(
    (name) => [name, 'templates without tags. Check the HTML that they are compiled to'] as const,
  ),
  ...['coffee', 'elm', 'res', 'dart', 'wasm'].map(
    (name) => [name, 'compiled to other code. Check what they are compiled to'] as const,
  ),
])

/** Why a file is not read: a phrase without a full stop. */
export const unreadableReason = (path: string): string =>
  reasons.get(extensionOf(path)) ?? 'not CSS, HTML, JavaScript or TypeScript'

/** Whether a file or a paste says for which browsers a project is. */
export function browsersIn(name: string, text: string): boolean {
  const data = dataOf(text)
  if (isObject(data)) return 'browserslist' in data
  const isList = Array.isArray(data) && data.length > 0 && data.every(isQuery)
  return isList || /(?:^|\/)\.?browserslist(?:rc)?$/.test(name)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isQuery = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?:not |last |since |cover |supports |baseline |defaults|maintained|unreleased|dead|current node|[<>]|\d|[a-z_]+ )/i.test(
    value,
  )

/** Whether a text is JSON, which is no style sheet and no script. */
export const isJson = (text: string): boolean => dataOf(text) !== undefined

function dataOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text) || !/[\]}]\s*$/.test(text)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return data
  } catch {
    // Code in braces is not JSON.
    return undefined
  }
}
