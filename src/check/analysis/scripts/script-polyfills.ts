import { literalText, nodeIn, nodesIn, type ScriptNode, textIn } from './script-tree.ts'

/** The entries that a script provides where a browser lacks them. */
export type Polyfills = {
  readonly add: (key: string) => void
  readonly has: (key: string) => boolean
}

/** Collects what a script imports from core-js; assignments are added while it is visited. */
export function polyfillsIn(body: readonly ScriptNode[]): Polyfills {
  const keys = new Set<string>()
  const names = body.flatMap((statement) => {
    const name = polyfillName(importedPath(statement))
    return name === undefined ? [] : [name]
  })
  return {
    add: (key) => keys.add(key),
    has: (key) => keys.has(key) || (names.length > 0 && isNamed(key, names)),
  }
}

/** The path of `import 'a'` and `require('a')`; only these run a module for its effects. */
function importedPath(statement: ScriptNode): string {
  if (statement.type === 'ImportDeclaration') return literalText(nodeIn(statement, 'source')) ?? ''
  const call = nodeIn(statement, 'expression')
  if (call?.type !== 'CallExpression') return ''
  const isRequire = textIn(nodeIn(call, 'callee'), 'name') === 'require'
  return isRequire ? (literalText(nodesIn(call, 'arguments')[0]) ?? '') : ''
}

/**
 * The name that a path in core-js stands for: "core-js/actual/promise/try" and
 * "core-js/modules/esnext.promise.try.js" provide "promise.try", "core-js" everything ("").
 */
function polyfillName(path: string): string | undefined {
  if (!/^core-js(?:\/|$)/.test(path)) return undefined
  const steps = path
    .replace(/(?:\/index)?(?:\.js)?$/, '')
    .split('/')
    .slice(1)
    .filter((step) => !layers.has(step))
  return steps
    .map((step) => step.replace(/^(?:es|esnext|web)\./, '').replaceAll('-', ''))
    .join('.')
    .toLowerCase()
}

/** Folders of core-js that choose how much is provided. */
const layers = new Set('actual es features full modules proposals stable stage web'.split(' '))

/** Interfaces and functions of the web that core-js provides beside the built-in objects. */
const provided =
  /^api\.(?:DOMException|URL|URLSearchParams|atob|btoa|clearImmediate|queueMicrotask|setImmediate|structuredClone)(?=\.|$)/

function isNamed(key: string, names: readonly string[]): boolean {
  if (!key.startsWith('javascript.builtins.') && !provided.test(key)) return false
  const plain = key.replace(/^(?:api|javascript\.builtins)\./, '').toLowerCase()
  return names.some((name) => name === '' || plain === name || plain.startsWith(`${name}.`))
}
