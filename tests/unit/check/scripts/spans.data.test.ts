import { expect, test } from 'vitest'

import { findUses } from '#check/analysis/find-uses.ts'
import { hardScriptSnippets } from '#tests/unit/check/corpus/hard-scripts.ts'
import { scriptSnippets } from '#tests/unit/check/corpus/scripts.ts'

import { index, marksOf } from './uses-in.ts'

test('all uses in scripts stand in their file, in the line that is reported', () => {
  const lost = [...scriptSnippets, ...hardScriptSnippets].flatMap(({ file, code }) => {
    const { findings } = findUses({ name: file, text: code }, index)
    return findings.flatMap(({ key, line, span }) => {
      const start = span === undefined ? '' : code.slice(0, span.start)
      const isThere = span !== undefined && span.end > span.start && span.end <= code.length
      return isThere && start.split('\n').length === line ? [] : [`${file}: ${line} ${key}`]
    })
  })
  expect(lost).toEqual([])
})

test.each([
  ['api.Navigator.share', 'navigator.share({})', 'share'],
  ['javascript.functions.arrow_functions', 'f(async (a) => {\n  a()\n})', 'async (a) =>'],
  ['javascript.statements.class', 'class A extends B {\n}', 'class A extends B'],
  ['javascript.statements.const', 'const a = {\n}', 'const'],
  ['javascript.operators.nullish_coalescing', 'a ?? function () {}', 'a ??'],
  ['javascript.classes.private_class_fields', 'class A { #a = {} }', '#a'],
  ['javascript.functions.get', 'a({ get b() { return 1 } })', 'get b'],
  ['javascript.operators.await.top_level', 'await (async () => {})()', 'await'],
])('“%s” is marked in “%s” as “%s”', (key, code, mark) => {
  expect(marksOf(key, code)).toEqual([mark])
})

test('a listener in a template is marked by its name', () => {
  const code = 'html`<p>\n<b></b><p @beforetoggle=${f}></p>`'
  expect(marksOf('api.HTMLElement.beforetoggle_event', code)).toEqual(['beforetoggle'])
})

test('an element of JSX is marked by its name, and an attribute as a whole', () => {
  const code = '<dialog\n  closedby="any"\n>a</dialog>'
  expect(marksOf('html.elements.dialog', code, 'a.tsx')).toEqual(['dialog'])
  expect(marksOf('html.elements.dialog.closedby', code, 'a.tsx')).toEqual(['closedby="any"'])
})
