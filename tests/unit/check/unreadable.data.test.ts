import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

function check(name: string, text: string) {
  const { findings, problems } = findUses({ name, text }, index)
  return { problems, uses: findings.map(({ key, line }) => `${line} ${key}`) }
}

test('a script with a mistake is read before and behind it, and the mistake is reported with its line', () => {
  const code =
    'const first = new WeakRef({})\n\nfunction broken( {\n  return 1\n}\n\nnavigator.share({})\n'
  const { problems, uses } = check('a.js', code)
  expect(problems).toEqual([{ line: 4, message: "Unexpected keyword 'return'" }])
  expect(uses).toEqual([
    '1 javascript.statements.const',
    '1 javascript.builtins.WeakRef.WeakRef',
    '7 api.Navigator.share',
  ])
})

test('each mistake of a script is reported once, and what a module exports before one is known behind it', () => {
  const code = 'const a = 1\nlet = = 2\nconst b = 3\nlet = = 4\nexport { a }\n'
  const { problems, uses } = check('a.ts', code)
  expect(problems.map(({ line }) => line)).toEqual([2, 4])
  expect(uses).toEqual([
    '1 javascript.statements.const',
    '3 javascript.statements.const',
    '5 javascript.statements.export',
  ])
})

test('a mistake in one script of a document leaves the others and the markup as they are', () => {
  const code =
    '<p inert>\n<script>\nlet x = = 1\n</script>\n<script>\nnavigator.share({})\n</script>\n<style>p { inset: 0 }</style>'
  const { problems, uses } = check('a.html', code)
  expect(problems.map(({ line }) => line)).toEqual([3])
  expect(uses).toEqual(
    expect.arrayContaining([
      '1 html.global_attributes.inert',
      '6 api.Navigator.share',
      '8 css.properties.inset',
    ]),
  )
})

test.each([
  ['a.css', '@page:first { margin: 0 }\n@media (width > 1px) { .a:hover { color: red } }'],
  [
    'a.css',
    '.a { --x: 1px; &:hover { margin: var(--x) } }\n@font-feature-values F { @swash { x: 1 } }',
  ],
  ['Pasted code', 'const scope = {\n  $name: 1,\n}'],
])('CSS and scripts are not taken for languages that are compiled to CSS: %s %#', (name, code) => {
  const { problems, uses } = check(name, code)
  expect(problems).toEqual([])
  expect(uses.length).toBeGreaterThan(0)
})

test('a script with a mistake is not taken for Less because a line of it calls a method', () => {
  const code = 'let x = = 1\nfetch("/a")\n  .then();\n'
  for (const name of ['Pasted code', 'a.js']) {
    const { problems, uses } = check(name, code)
    expect(problems).toEqual([{ line: 1, message: 'Unexpected token' }])
    expect(uses).toContain('2 api.fetch')
  }
})

test('a statement that is nested too deeply is reported, and the others are read', () => {
  const sum = Array.from({ length: 60_000 }, () => 'a').join(' + ')
  const { problems, uses } = check('a.js', `var x = ${sum}\nnavigator.share({})\n`)
  expect(problems.map(({ line }) => line)).toEqual([1])
  expect(uses).toContain('2 api.Navigator.share')
})

test('a test of thousands of conditions is read to its end', () => {
  const row = Array.from({ length: 2000 }, () => 'navigator.share').join(' && ')
  const { uses } = check('a.js', `if (${row}) { navigator.share({}) }`)
  expect(uses).toContain('1 api.Navigator.share')
})

test('a chain of hundreds of calls on known objects is read to its end', () => {
  const chain = Array.from({ length: 200 }, () => '.connect(audio)').join('')
  const { uses } = check('a.js', `new AudioContext().createGain()${chain}`)
  expect(uses).toContain('1 api.AudioNode.connect')
})
