import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { checkedCode } from './checked-code.ts'

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

const check = (name: string, text: string) => checkedCode(name, text, index)

test('each use in a style sheet has its line and the code that stands there', () => {
  const { uses } = check(
    'a.css',
    'a:has(> b)::part(x) {\n  color: light-dark(red,\n    oklch(0.5 0.1 1));\n}\n@media (width > 1px) {}',
  )
  expect(uses).toEqual([
    '1 css.selectors.has :has',
    '1 css.selectors.child >',
    '1 css.selectors.part ::part',
    '2 css.properties.color color',
    '2 css.types.color.light-dark light-dark',
    '3 css.types.color.oklch oklch',
    '5 css.at-rules.media @media',
    '5 css.at-rules.media.range_syntax (width > 1px)',
    '5 css.at-rules.media.width (width > 1px)',
  ])
})

test('the fallback of a custom property is read as the value that it stands for', () => {
  const { uses } = check(
    'a.css',
    'a { height: var(--a, var(--b, stretch)); color: var(--c, lab(0 0 0)) }',
  )
  expect(uses).toEqual([
    '1 css.properties.height height',
    '1 css.types.var var',
    '1 css.types.var var',
    '1 css.properties.height.stretch stretch',
    '1 css.properties.color color',
    '1 css.types.var var',
    '1 css.types.color.lab lab',
  ])
})

test('a value with a comment in it is marked as the whole declaration', () => {
  const { uses } = check('a.css', 'a { width /* a */ :\n 1dvh /* b */ 2px; }')
  expect(uses.at(-1)).toBe(
    '1 css.types.length.viewport_percentage_units_dynamic width /* a */ :\n 1dvh /* b */ 2px;',
  )
})

test('a value on a later line than its property has the later line', () => {
  const { uses } = check('a.css', 'a {\n  grid-template-columns:\n    subgrid;\n}')
  expect(uses).toContain('3 css.properties.grid-template-columns.subgrid subgrid')
})

test('text beside content is found only with a slash in the value', () => {
  const key = 'css.properties.content.alt_text'
  expect(check('a.css', 'a { content: "x" / "alt" }').keys).toContain(key)
  expect(check('a.css', 'a { content: "x/y" }').keys).not.toContain(key)
})

test.each([
  '-webkit-print-color-adjust: exact; color-adjust: exact; print-color-adjust: exact',
  'print-color-adjust: exact; color-adjust: exact; -webkit-print-color-adjust: exact',
  'color-adjust: exact; print-color-adjust: exact',
])('a property under several names has a fallback in any order: %s', (declarations) => {
  const { findings } = findUses({ name: 'a.css', text: `a { ${declarations} }` }, index)
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.filter(({ hasFallback }) => hasFallback !== true)).toEqual([])
})

test('a former name without the present one has no fallback', () => {
  const { findings } = findUses({ name: 'a.css', text: 'a { color-adjust: exact }' }, index)
  expect(findings.every(({ hasFallback }) => hasFallback === undefined)).toBe(true)
})

test('a standard value before the prefixed one has a fallback', () => {
  const text = 'a { width: fit-content; width: -moz-fit-content }'
  const { findings } = findUses({ name: 'a.css', text }, index)
  const use = findings.find(({ key }) => key === 'css.properties.width.fit-content')
  expect(use?.hasFallback).toBe(true)
})

const scss = `@use "base";
$gap: 1dvh;
$kind: grid-lanes;
@mixin wide($size) { inset: $size }
.a {
  &-b { margin: $gap; display: $kind }
  // {
  %place { color: color-mix(in srgb, red, blue) }
  width: round($gap);
  @include wide(1px);
  @include other;
  font: { family: serif; }
}`

test('SCSS is read with its variables, mixins and nested properties', () => {
  for (const name of ['a.scss', 'a.css', 'Pasted code']) {
    const { uses, unread, problems } = check(name, scss)
    expect(problems).toEqual([])
    expect(uses).toEqual([
      '2 css.types.length.viewport_percentage_units_dynamic 1dvh',
      '4 css.properties.inset inset',
      '6 css.properties.margin margin',
      '6 css.types.length.viewport_percentage_units_dynamic $gap',
      '6 css.properties.display display',
      '6 css.properties.display.grid-lanes $kind',
      '8 css.properties.color color',
      '8 css.types.color.color-mix color-mix',
      '9 css.properties.width width',
      '9 css.types.length.viewport_percentage_units_dynamic round($gap)',
      '12 css.properties.font-family family',
      '12 css.properties.font-family.serif serif',
    ])
    expect(unread).toEqual(['4 variable', '11 mixin'])
  }
})

test.each([
  ['interpolation', 'a { #{$side}-top: 1px }'],
  ['variable', 'a { display: $display }'],
  ['variable', '$a: 1px; b { $a: 2px; width: $a }'],
  ['expression', 'a { display: if($wide, grid-lanes, block) }'],
  ['mixin', 'a { @include layout }'],
])('what SCSS computes from elsewhere is said to be unread: %s in %s', (what, code) => {
  expect(check('a.scss', code).unread.map((part) => part.replace(/^\d+ /, ''))).toContain(what)
})

test.each([
  ['a.scss', '@function double($x) { @return $x }'],
  ['a.scss', 'a { @if $x { color: red } @else { color: blue } }'],
  ['a.scss', 'a { & > b { color: red } }'],
  ['a.less', 'a { width: round(1.5px); color: color("#fff") }'],
])('%s: what the compiler takes away is no use of CSS: %s', (name, code) => {
  const { keys } = check(name, code)
  const uses = keys.filter((key) => !/properties|selectors\.child/.test(key))
  expect(uses).toEqual([])
})

test('Less is read with its variables, escapes and mixins', () => {
  const { uses, unread, problems } = check(
    'a.less',
    '@gap: 1dvh;\n.m(@a) { inset: @a }\n.a { .m(1px); .other(); margin: @gap; width: ~"calc(1lh)";\n&-b { text-wrap: balance } }\n// {\n@media @phone { a { gap: 1px } }',
  )
  expect(problems).toEqual([])
  expect(uses).toEqual([
    '1 css.types.length.viewport_percentage_units_dynamic 1dvh',
    '2 css.properties.inset inset',
    '3 css.properties.margin margin',
    '3 css.types.length.viewport_percentage_units_dynamic @gap',
    '3 css.properties.width width',
    '3 css.types.calc calc',
    '3 css.types.length.lh 1lh',
    '4 css.properties.text-wrap text-wrap',
    '4 css.properties.text-wrap.balance balance',
    '6 css.at-rules.media @media',
    '6 css.properties.gap gap',
    '6 css.properties.gap.flex_context gap',
  ])
  expect(unread).toEqual(['2 variable', '3 mixin', '6 variable'])
})

test('what Tailwind replaces is unread, and no function of CSS', () => {
  const { keys, unread } = check(
    'a.css',
    '@theme { --a: 1px }\na { @apply flex;\n color: --theme(--a) }',
  )
  expect(unread).toEqual(['2 directive', '3 expression'])
  expect(keys).not.toContain('css.types.dashed-function')
})

test('a function that the sheet defines itself is one of CSS, whatever its name', () => {
  const code = '@function --spacing(--n) { result: 1px }\na { margin: --spacing(1) }'
  const { keys, unread } = check('a.css', code)
  expect(keys).toContain('css.types.dashed-function')
  expect(unread).toEqual([])
})
