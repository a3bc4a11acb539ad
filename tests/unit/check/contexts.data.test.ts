import { expect, test } from 'vitest'

import { readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

const { content } = await loadCatalogue()
const index = readCodeTable(content.code)

const find = (text: string) => findUses({ name: 'a.css', text }, index).findings

const certainIn = (text: string): readonly string[] =>
  find(text).flatMap(({ key, certainty }) => (certainty === undefined ? [key] : []))

/** Declarations that show a layout, by its name in the keys. */
const shows: ReadonlyMap<string, string> = new Map([
  ['flex', 'display: inline-flex'],
  ['grid', 'display: grid'],
  ['block', 'display: flow-root'],
  ['multicol', 'column-count: 2'],
  ['position_absolute', 'position: absolute'],
])

/** Layouts that no declaration of the rule itself shows. */
const outside: ReadonlyMap<string, RegExp> = new Map([
  ['depends on the page that is printed', /\.paged_context$/],
  ['depends on the columns around the box', /\.break-[a-z]+\.multicol_context$/],
  ['depends on the layout around the box', /-self\.(?:context_)?(?:block|flex|grid)(?:_context)?$/],
])

const contexts = Array.from(index.keys()).flatMap((key) => {
  const [, property, first, second] =
    /^css\.properties\.([a-z-]+)\.(?:(\w+)_context|context_(\w+))$/.exec(key) ?? []
  const layout = first ?? second
  return property === undefined || layout === undefined ? [] : [{ key, property, layout }]
})

const readable = contexts.filter(({ key }) => ![...outside.values()].some((one) => one.test(key)))

test.each(readable)('$key is found in its layout, and in no other', ({ key, property, layout }) => {
  const declaration = shows.get(layout)
  // A new layout of the data needs a line in the table above, and in style-contexts.ts.
  expect(declaration).toBeDefined()
  expect(certainIn(`a { ${declaration}; ${property}: normal }`)).toContain(key)
  const others = [...shows].filter(([other]) => other !== layout)
  for (const [, other] of others) {
    expect(certainIn(`a { ${other}; ${property}: normal }`)).not.toContain(key)
  }
  expect(certainIn(`a { ${property}: normal }`)).not.toContain(key)
})

test('each reason for a layout that is not read names an entry', () => {
  const unused = [...outside].filter(
    ([, pattern]) => !contexts.some(({ key }) => pattern.test(key)),
  )
  expect(tooMany(unused, outside.size)).toEqual([])
})

test('a gap whose rule shows no layout is possible in flex layout', () => {
  const found = find('.b { gap: 10px }').find(({ key }) => key.endsWith('gap.flex_context'))
  expect(found?.certainty).toBe('possible')
})

test.each([
  ['.b { display: flex } @media (width) { .b { gap: 1px } }', ['css.properties.gap.flex_context']],
  ['.b { display: grid } .b { gap: 1px }', ['css.properties.gap.grid_context']],
  ['.b { display: flex } .c { display: grid } .b, .c { gap: 1px }', []],
  ['.b { display: flex } .b { display: none } .b { gap: 1px }', []],
])('the display of a rule with the same selector counts: %s', (text, expected) => {
  expect(certainIn(text).filter((key) => key.endsWith('_context'))).toEqual(expected)
})
