import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

const read = (name: string, text: string) => findUses({ name, text }, index)

const style = 'const style = document.createElement("style"); style.textContent = '

test.each([
  ['a style element of a template', 'el.innerHTML = `<style>${text};</style>`'],
  ['rules and words in a style element', 'el.innerHTML = `<style>${a} b ${c} { ${d} }</style>`'],
  ['a script element of a template', 'el.innerHTML = `<script>${text} let</script>`'],
  ['a sheet that is an expression', `${style}\`\${sheet}\``],
  ['declarations that are expressions', `${style}\`.a { \${name}: 1px; \${mixin} }\``],
  ['joined strings', `${style}'.' + name + '{' + rules + '}'`],
  ['joined strings with an open block', `${style}rules + '} .a { color: red' + more`],
  ['a component with styles', 'const Page = styled.div`${base} color ${color};`'],
])('code that completes CSS is unread, and no mistake of it: %s', (_, code) => {
  const { problems, unread, unknown } = read('a.js', code)
  expect(problems).toEqual([])
  expect(unread.length).toBeGreaterThan(0)
  expect(unknown.filter(({ name }) => /\W{3}|\uFFFC/.test(name))).toEqual([])
})

test('a mistake in CSS without code in it stays one', () => {
  const { problems } = read('a.js', `${style}'.a { color: red } }'`)
  expect(problems).toEqual([{ line: 1, message: 'Unexpected }' }])
})

test('markup in a style element is no CSS with a mistake', () => {
  expect(read('a.js', `${style.replace('textContent', 'innerHTML')}'<b>x</b>'`).problems).toEqual(
    [],
  )
})

test.each([
  ['a.js', 'import defer * as later from "./a.js"', 'javascript.statements.import.defer'],
  ['a.ts', 'import defer * as later from "./a.js"', 'javascript.statements.import.defer'],
  ['a.js', 'import source wasm from "./a.wasm"', 'javascript.statements.import.import_source'],
  ['a.ts', 'export default abstract class { a() {} }', 'javascript.statements.class'],
  ['a.ts', 'export default abstract class<T> { abstract a(): T; b() { fetch("") } }', 'api.fetch'],
  ['a.js', 'import.defer("./a.js").then(f)', 'javascript.operators.import.defer'],
  ['a.ts', 'await import.source("./a.wasm")', 'javascript.operators.import.import_source'],
  [
    'a.html',
    '<script>\n<!--\ndocument.write("<script src=a></script>"); fetch("")\n//-->\n</script>',
    'api.fetch',
  ],
  ['a.html', '<script>\n<!--\nfetch("")\n</script><p inert></p>', 'html.global_attributes.inert'],
  ['a.ts', 'const f = a ? (b) => (c) : (d) => e', 'javascript.functions.arrow_functions'],
  ['a.ts', 'const f = a ? (b) => (c) : d => e', 'javascript.functions.arrow_functions'],
  [
    'a.ts',
    'let a: string\nconst f = a ? (b) => (c) : d => e\nlet c: number',
    'javascript.statements.let',
  ],
])('%s is read whole: %s', (file, code, key) => {
  const { problems, findings } = read(file, code)
  expect(problems).toEqual([])
  // Other versions of the packages may have the statement alone.
  const known = index.has(key) ? key : key.slice(0, key.lastIndexOf('.'))
  expect(findings.map((found) => found.key)).toContain(known)
})

test.each(['{ ["a"] = 1 }', '{ b, [`a`] = 2, c }', "{ ['a'], b = 1 }"])(
  'computed names of an enum are read: %s',
  (members) => {
    const { problems } = read('a.ts', `enum E ${members}\nlet a = 1`)
    expect(problems).toEqual([])
  },
)

test.each(['defer', 'source', 'from'])('%s is a name where it is no phase of an import', (name) => {
  const { problems, findings } = read(
    'a.js',
    `import ${name} from "./a.js"\nimport ${name}2, * as c from "./b.js"`,
  )
  expect(problems).toEqual([])
  expect(findings.map(({ key }) => key)).toEqual(Array(2).fill('javascript.statements.import'))
})
