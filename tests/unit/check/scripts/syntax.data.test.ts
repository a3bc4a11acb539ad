import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { hardScriptSnippets } from '#tests/unit/check/corpus/hard-scripts.ts'
import { scriptSnippets } from '#tests/unit/check/corpus/scripts.ts'

import { index, usesIn } from './uses-in.ts'

const functions = 'javascript.functions'
const grammar = 'javascript.grammar'
const operators = 'javascript.operators'
const patterns = 'javascript.regular_expressions'
const statements = 'javascript.statements'
const attributes = `${statements}.import.import_attributes`

/** Syntax by the entry that it uses. */
const examples: readonly (readonly [code: string, key: string])[] = [
  ['class A { constructor() {} }', 'javascript.classes.constructor'],
  ['class A { static a() {} }', 'javascript.classes.static'],
  ['class A { static { a() } }', 'javascript.classes.static.initialization_blocks'],
  ['class A { #a() {} }', 'javascript.classes.private_class_methods'],
  ['export { a } from "./a.json" with { type: "json" }', `${attributes}.type_json`],
  ['export * from "./a.css" with { type: "css" }', attributes],
  ['import a from "./a.css" with { type: "css" }', `${attributes}.type_css`],
  ['await import("./a.json", { with: { type: "json" } })', `${attributes}.type_json`],
  ['await import("./a.js", )', `${grammar}.trailing_commas.trailing_commas_in_dynamic_import`],
  [
    'new RegExp("(?<a>b)|(?<a>c)")',
    `${patterns}.named_capturing_group.duplicate_named_capturing_groups`,
  ],
  ['RegExp("(?<!a)b")', `${patterns}.lookbehind_assertion`],
  ['new RegExp("(?<!" + a + ")b")', `${patterns}.lookbehind_assertion`],
  ['new RegExp(a, "v")', 'javascript.builtins.RegExp.unicodeSets'],
  ['/(?m-:a)/', `${patterns}.modifier`],
  ['/(?-i:a)/i', `${patterns}.modifier`],
  ['/\\u{1F600}/u', `${patterns}.character_escape.unicode`],
  ['with (a) { b }', `${statements}.with`],
  ['function f() { return arguments.callee }', `${functions}.arguments.callee`],
  ['#!/usr/bin/env node\na()', `${grammar}.hashbang_comments`],
  ['a("\\u{1F600}")', `${grammar}.unicode_point_escapes`],
  ['a(`\\u{1F600}`)', `${grammar}.unicode_point_escapes`],
  ['function f(a, b,) {}', `${grammar}.trailing_commas.trailing_commas_in_functions`],
  ['f(a,)', `${grammar}.trailing_commas.trailing_commas_in_functions`],
  ['if (a) { function f() {} }', `${functions}.block_level_functions`],
  ['a({ get b() { return 1 } })', `${functions}.get`],
  ['class A { set b(c) {} }', `${functions}.set`],
  ['class A { get [b]() { return 1 } }', `${functions}.get.computed_property_names`],
  ['a({ *b() {} })', `${functions}.method_definitions`],
  ['Symbol("a").description', 'javascript.builtins.Symbol.description'],
  [
    'const a = 1; export { a as "b c" }',
    `${statements}.export.arbitrary_module_namespace_identifier_names`,
  ],
  [
    'import { "b c" as a } from "./a.js"',
    `${statements}.import.arbitrary_module_namespace_identifier_names`,
  ],
  ['import.meta.resolve("./a.js")', `${operators}.import_meta.resolve`],
  ['class A { set [b](c) {} }', `${functions}.set.computed_property_names`],
  ['a(0o17)', `${grammar}.octal_numeric_literals`],
  ['a(async function () {})', `${operators}.async_function`],
  ['a(async function* () {})', `${operators}.async_generator_function`],
  ['a(class {})', `${operators}.class`],
  ['a(function* () {})', `${operators}.generator_function`],
  ['function* f() {}', `${statements}.generator_function`],
  ['a &&= b', `${operators}.logical_and_assignment`],
  ['a ??= b', `${operators}.nullish_coalescing_assignment`],
  ['a({ b })', `${operators}.object_initializer.shorthand_property_names`],
  ['a([...b])', `${operators}.spread.spread_in_arrays`],
  ['import a from "./a.txt" with { type: "text" }', `${attributes}.type_text`],
  ['{ function f() {} }', `${functions}.block_level_functions`],
  ['for await (const a of b);', `${operators}.await.top_level`],
  ['const flags = "v"; new RegExp("a", flags)', 'javascript.builtins.RegExp.unicodeSets'],
  ['const { [a]: b } = c', `${operators}.destructuring.computed_property_names`],
  ['a({ 1n: b })', 'javascript.builtins.BigInt'],
  ['{ using a = b }', `${statements}.using`],
  ['{ await using a = b }', `${statements}.await_using`],
]

test.each(examples)('“%s” uses %s', (code, key) => {
  expect(usesIn(code, 'a.mjs')).toContain(key)
})

test.each([
  ['f(a, /* b, */ c)', `${grammar}.trailing_commas.trailing_commas_in_functions`],
  ['a("\\\\u{1F600}")', `${grammar}.unicode_point_escapes`],
  ['function f() { function g() {} }', `${functions}.block_level_functions`],
  ['new RegExp("(?<=a(")', `${patterns}.lookbehind_assertion`],
  ['a`\\u{ZZZ}`', `${grammar}.unicode_point_escapes`],
  ['const RegExp = f; RegExp("(?<!a)b")', `${patterns}.lookbehind_assertion`],
  ['/(?:m-i)/', `${patterns}.modifier`],
  ['a\n#!b', `${grammar}.hashbang_comments`],
])('“%s” does not use %s', (code, key) => {
  expect(usesIn(code)).not.toContain(key)
})

test.each([
  ['function f<T extends Set<string>>(a: T) { a.union(b) }', 'Set.union'],
  ['class A<T extends Set<string>> { f(a: T) { a.union(b) } }', 'Set.union'],
  ['type Names = Set<string>; function f(a: Names) { a.union(b) }', 'Set.union'],
  ['const f = (n: Intl.NumberFormat) => n.formatRange(1, 2)', 'Intl.NumberFormat.formatRange'],
  ['function* f() {}\nf().toArray()', 'Iterator.toArray'],
  ['const f = function* () {}\nf().drop(1)', 'Iterator.drop'],
  ['function f(): Set<string> { return a }\nf().union(b)', 'Set.union'],
  ['function* f() {}\nconst g = () => f()\ng().take(1)', 'Iterator.take'],
  ['function f() { if (a) return new Set([1])\nreturn new Set() }\nf().union(b)', 'Set.union'],
  ['({ at } = [])', 'Array.at'],
  ['const { a: { at } = [] } = b', 'Array.at'],
  ['function f(a: Generator<number>) { a.take(1) }', 'Iterator.take'],
])('the type in “%s” tells that it uses %s', (code, path) => {
  expect(usesIn(code, 'a.ts')).toContain(`javascript.builtins.${path}`)
})

test.each([
  ['function f(Set) { return new Set() }\nf().union(b)', 'Set.union'],
  ['function f() { if (a) return b\nreturn new Set() }\nf().union(b)', 'Set.union'],
  ['function f() { return f() }\nf().union(b)', 'Set.union'],
])('nothing in “%s” tells that it uses %s', (code, path) => {
  expect(usesIn(code)).not.toContain(`javascript.builtins.${path}`)
})

test('a function that returns what it returns is read to its end', () => {
  expect(usesIn('function f() { return f() }\nf().union(b, navigator.share())')).toContain(
    'api.Navigator.share',
  )
})

test('a type that refers to itself is no type of the platform', () => {
  expect(usesIn('type A = B; type B = A; (a: A) => a.showPopover()', 'a.ts')).toContain(
    'api.HTMLElement.showPopover likely',
  )
})

/** Syntax that no check reports, beside what all browsers have had from their first versions on. */
const unreported: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\.import(?:_assertions|\.defer|\.import_source)(?:\.|$)/,
    'a syntax error for the parser, reported as one',
  ],
  [/\.import\.import_assertions/, 'a syntax error for the parser, reported as one'],
  [/_constructable|constructable_with_new$|IteratorResult_object$|_iterators$/, 'how it behaves'],
  [/trailing_comma(?:_in_parameters)?$/, 'reported as a trailing comma of functions'],
  [/\.spread_in_object_literals$|\.shorthand_object_literals$/, 'reported under another entry'],
  [/default_parameters\./, 'as old as the whole'],
  [/rest_parameters\.destructuring$/, 'as old as the whole'],
  [/functions\.arguments(?:\.@@iterator|\.length)?$/, 'in all browsers for long'],
  [
    /^javascript\.classes$|\.operators\.(?:spread|super)$/,
    'reported under entries below or beside it',
  ],
  [/buffer_boundary_assertion$/, 'in no browser yet'],
]

test('each entry of the syntax is reported, old enough, or left out for a reason', async () => {
  const { records } = await loadCatalogue()
  const code = examples.flatMap(([each]) => usesIn(each, 'a.mjs'))
  const labelled = [...scriptSnippets, ...hardScriptSnippets].flatMap(({ uses }) => uses)
  const found = new Set([...code, ...labelled].map((use) => use.split(' ')[0]))
  const lost = records.compat
    .map(({ objectID }) => index.get(objectID))
    .filter((entry) => entry !== undefined)
    .filter(({ key }) => /^javascript\.(?!builtins)/.test(key) && !found.has(key))
    .filter(({ support }) => !coreBrowsers.every((each) => oldest.test(support[each] ?? '')))
    .map(({ key }) => key)
  expect(lost.filter((key) => !unreported.some(([pattern]) => pattern.test(key)))).toEqual([])
})

/** The first versions of the browsers, and those a year or so later. */
const oldest = /^(?:[1-6](?:\.\d)?|12|18)$/
