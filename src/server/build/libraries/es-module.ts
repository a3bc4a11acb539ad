/** `var Scheduler = require("scheduler"), React = require("react");` */
const REQUIRE_STATEMENT = /\bvar ((?:\w+ = require\((?:"[^"]+"|'[^']+')\)(?:,\s*)?)+);/g
const BINDING = /(\w+) = require\(["']([^"']+)["']\)/g
const REQUIRE = /\brequire\(["']([^"']+)["']\)/g

/**
 * A CommonJS module as an ES module: what it requires as imports, `exports.name` as named exports, `module.exports` as the
 * default one. For modules that require and export at their top level only. One that exports names imports names as well:
 * the packages that are converted keep to one of the two.
 *
 * @throws Error where something of CommonJS is left
 */
export function toEsModule(code: string): string {
  const bindings = /^exports\./m.test(code) ? '* as ' : ''
  const imports: string[] = []
  const addImport = (name: string, specifier: string): string => {
    imports.push(`import ${bindings}${name} from '${specifier}'`)
    return name
  }
  const body = code
    .replaceAll(REQUIRE_STATEMENT, (_, list: string) => {
      for (const [, name = '', specifier = ''] of list.matchAll(BINDING)) addImport(name, specifier)
      return ''
    })
    .replaceAll(REQUIRE, (_, specifier: string) =>
      addImport(`required${imports.length}`, specifier),
    )
  const { text, names } = withExports(body)
  if (/\brequire\(|\bexports\b/.test(text.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''))) {
    throw new Error('It has more of CommonJS than requires and exports at its top level.')
  }
  return [...imports, text, ...exportsOf(names)].join('\n')
}

/** By their names, and as one object for those who import that. */
function exportsOf(names: readonly string[]): readonly string[] {
  if (names.length === 0) return []
  const named = names.map((name) => `exported_${name} as ${name}`)
  const inOne = names.map((name) => `${name}: exported_${name}`)
  return [`export { ${named.join(', ')} }`, `export default { ${inOne.join(', ')} }`]
}

/** The first assignment of an export declares it, so that a build can leave it out where nothing imports it. */
function withExports(body: string): { readonly text: string; readonly names: readonly string[] } {
  const withDefault = body.replaceAll(/^module\.exports = /gm, 'export default ')
  const names = new Set(
    Array.from(withDefault.matchAll(/^exports\.(\w+) =/gm), ([, name = '']) => name),
  )
  const text = withDefault
    .replaceAll(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1')
  return { text, names: [...names] }
}
