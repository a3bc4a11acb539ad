import { expect, test } from 'vitest'

import { onlyThese, type Targets } from '#catalogue/verdict/verdict.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { mergeUses } from '#check/analysis/merge-uses.ts'
import { reasonsOf, reportedOf, reportOf } from '#check/report/index.ts'
import { index, usesIn } from '#tests/unit/check/scripts/uses-in.ts'

const transition = 'document.startViewTransition(f)'
const asks = '"startViewTransition" in document'

/** Tests before `document.startViewTransition()`. */
const scripts = [
  `if (${asks}) ${transition}`,
  `if (document.startViewTransition) ${transition}`,
  `if ("undefined" != typeof document.startViewTransition) ${transition}`,
  `if (typeof document.startViewTransition < "u") ${transition}`,
  `if (void 0 !== document.startViewTransition) ${transition}`,
  `if (Object.hasOwn(Document.prototype, "startViewTransition")) ${transition}`,
  `if (Document.prototype.hasOwnProperty("startViewTransition")) ${transition}`,
  `if (Object.prototype.hasOwnProperty.call(document, "startViewTransition")) ${transition}`,
  `if (Reflect.has(document, "startViewTransition")) ${transition}`,
  `function go() { if (!(${asks})) return; ${transition} }`,
  `function go() { if (!(${asks})) { g(); return } else { h() } ${transition} }`,
  `function go() { if (${asks}) { h() } else { return g() } ${transition} }`,
  `document.startViewTransition?.(f)`,
  `try { ${transition} } catch {}`,
  `function go() { try { return ${transition} } catch (error) { return null } }`,
  `const can = () => ${asks}\nif (can()) ${transition}`,
  `if (can()) ${transition}\nfunction can() { return typeof document.startViewTransition === "function" }`,
  `function can() { return !!document.startViewTransition }\nif (!can()) throw 1; ${transition}`,
  `function can() { if (!(${asks})) return false; return true }\nif (can()) ${transition}`,
  `function can() { try { return ${asks} } catch { return !1 } }\nif (can()) ${transition}`,
  `const ok = (() => ${asks})()\nif (ok) ${transition}`,
  `const ok = Boolean(document.startViewTransition)\nif (ok) ${transition}`,
  `const ok = document.startViewTransition ? true : false\nif (ok) ${transition}`,
  `let ok = false; if (${asks}) ok = true; if (ok) ${transition}`,
  `let ok; ok = ${asks}; if (ok) ${transition}`,
  `const { startViewTransition } = document; if (startViewTransition) startViewTransition(f)`,
  `class A { get ok() { return document.startViewTransition } go() { if (this.ok) ${transition} } }`,
  `class A { static ok = ${asks} }\nclass B { go() { if (A.ok) ${transition} } }`,
  `class A { constructor() { this.ok = ${asks} } go() { if (!this.ok) return; ${transition} } }`,
  `class A { #ok = ${asks}; go() { if (this.#ok) ${transition} } }`,
  `class A { ok() { return ${asks} } go() { if (this.ok()) ${transition} } }`,
  `const features = { vt: ${asks} }\nif (features.vt) ${transition}`,
  `if ((${asks}) === true) ${transition}`,
  `if (false != (${asks})) ${transition}`,
  `switch (true) { case ${asks}: ${transition} }`,
  `switch (!0) { case !(${asks}): h(); break; default: ${transition} }`,
  `switch (false) { case ${asks}: { return } case b: ${transition} }`,
  `switch (true) { case !!document.startViewTransition && b: case ${asks}: ${transition} }`,
  `switch (typeof document.startViewTransition) { case "function": ${transition}; break; case "undefined": h() }`,
  `switch (a) { case 1: if (!(${asks})) break; ${transition} }`,
  `function go() { ${transition} } if (${asks}) go()`,
  `if (${asks}) { el.addEventListener("click", go) }\nconst go = () => ${transition}`,
  `const one = () => { two() }, two = () => ${transition}; if (${asks}) one()`,
  `function go(again) { if (again) go(); ${transition} } if (${asks}) go(true)`,
  `function start() { if (!(${asks})) return; go() } function go() { ${transition} } start()`,
  `function go() { ${transition} } try { go() } catch {}`,
  `function Page() { ${transition} } export default () => (${asks}) && <Page />`,
  `function keep(name, value) { all[name] = value; return value } if (keep("a", ${asks})) ${transition}`,
  `const works = !fails(() => ${transition})`,
  `function works() { try { ${transition} } catch (error) { return error instanceof TypeError } }`,
  `let start = document.startViewTransition; if (!start) start = (f) => f(); start(f)`,
  `const features = { of: { vt() { return ${asks} } } }\nif (features.of.vt()) ${transition}`,
]

test.each(scripts)('the test covers what it asks for in “%s”', (code) => {
  const found = usesIn(code).filter((use) => use.startsWith('api.Document.startViewTransition'))
  expect(new Set(found)).toEqual(new Set(['api.Document.startViewTransition condition']))
})

/** What looks like a test, and is none. */
const others = [
  `try { ${transition} } finally { g() }`,
  `try { ${transition} } catch (error) { report(error) }`,
  `try { ${transition} } catch { throw 1 }`,
  `import { ok } from "./a.js"; if (ok) ${transition}`,
  `const can = (ok) => ok || ${asks}\nif (can()) ${transition}`,
  `class A { ok = ${asks} }\nclass B { ok = g() }\nif (b.ok) ${transition}`,
  `let ok = ${asks}; ok = g(); if (ok) ${transition}`,
  `function can() { if (g()) return true; return ${asks} }\nif (can()) ${transition}`,
  `if ((${asks}) === false) ${transition}`,
  `switch (true) { case b: h(); case ${asks}: ${transition} }`,
  `switch (a) { case ${asks}: ${transition} }`,
  `switch (true) { case ${asks}: h(); break; default: ${transition} }`,
  `switch (false) { case ${asks}: ${transition} }`,
  `function go() { ${transition} } if (${asks}) go(); go()`,
  `export function go() { ${transition} } if (${asks}) go()`,
  `function go() { ${transition} } if (${asks}) go(); export { go as run }`,
  `export const go = () => ${transition}; if (${asks}) go()`,
  `function go() { ${transition} }`,
  `function one() { two() } function two() { ${transition}; one() } if (${asks}) one(); two()`,
  `function Page() { ${transition} } if (${asks}) Page(); export const App = () => <Page />`,
]

test.each(others)('nothing is tested in “%s”', (code) => {
  expect(usesIn(code)).toContain('api.Document.startViewTransition')
})

test('a function of a script in a document may be called by its markup', () => {
  const code = `<script>function go() { ${transition} } if (${asks}) go()</script>`
  expect(usesIn(code, 'a.html')).toContain('api.Document.startViewTransition')
})

test.each([
  ['b === self.ViewTransition', 'api.ViewTransition condition'],
  ['document.pictureInPictureElement !== b', 'api.Document.pictureInPictureElement condition'],
  [
    'const { body } = document; body.showPopover = h; body.showPopover()',
    'api.HTMLElement.showPopover polyfill',
  ],
])('“%s” needs no support: %s', (code, expected) => {
  const found = usesIn(code).filter((use) => use.startsWith(expected.split(' ')[0] ?? ''))
  expect(new Set(found)).toEqual(new Set([expected]))
})

test('what follows an optional link of a chain is guarded by it', () => {
  const found = usesIn('document.startViewTransition?.(f).finished')
  expect(found).toContain('api.ViewTransition.finished condition')
})

test('syntax is guarded by no test of its script', () => {
  expect(usesIn(`if (${asks}) a?.b`)).toContain('javascript.operators.optional_chaining')
})

/** The report on one entry of a style sheet or a script: its standing, and why. */
function itemIn(text: string, key: string, targets: Targets) {
  const name = /^(?:@|a )/.test(text) ? 'a.css' : 'a.js'
  const uses = mergeUses([{ name, text, ...findUses({ name, text }, index) }], index)
  const { items } = reportOf(reportedOf(uses), onlyThese(targets), '2026-11-30')
  const item = items.find(({ entry }) => entry.key === key)
  return item && { standing: item.standing, why: reasonsOf(item) }
}

const sheets = [
  ['(anchor-name: --a)', 'a { anchor-name: --a }', 'properties.anchor-name'],
  ['selector(:has(a))', 'a:has(b) { top: 0 }', 'selectors.has'],
  ['at-rule(@scope)', '@scope (.a) { b { top: 0 } }', 'at-rules.scope'],
  [
    'font-tech(color-COLRv1)',
    '@font-face { src: url(a) tech(color-COLRv1) }',
    'at-rules.font-face.src.tech_keyword',
  ],
  [
    'font-format(woff2)',
    '@font-face { src: url(a) format(woff2) }',
    'at-rules.font-face.src.format_keyword',
  ],
  ['(not (not (anchor-name: --a)))', 'a { anchor-name: --a }', 'properties.anchor-name'],
] as const

test.each(sheets)('@supports %s guards what it asks for', (condition, content, path) => {
  const item = itemIn(`@supports ${condition} { ${content} }`, `css.${path}`, {
    safari: 10,
  })
  expect(item?.standing).toBe('guarded')
})

test.each(['at-rule(@scope)', 'font-tech(variations)', 'font-format(woff2)', 'selector(:is(a))'])(
  'a condition with %s uses its function',
  (condition) => {
    const text = `@supports ${condition} { a { top: 0 } }`
    const keys = findUses({ name: 'a.css', text }, index).findings.map(({ key }) => key)
    expect(keys).toContain(`css.at-rules.supports.${condition.split('(')[0]}`)
  },
)

test.each(['', 'not '])('a condition with %sselector() is itself a test for it', (sign) => {
  const text = `@supports ${sign}selector(:has(a)) { a { top: 0 } }`
  expect(itemIn(text, 'css.at-rules.supports.selector', { chrome: 80 })?.standing).toBe('guarded')
})

const area = '@supports (anchor-name: --a) { a { position-area: top } }'

test('what a test does not cover counts in the browsers that pass it alone', () => {
  const targets = { chrome: 120, edge: 120, firefox: 126, safari: 17.4 }
  const item = itemIn(area, 'css.properties.position-area', targets)
  expect(item?.standing).toBe('counted')
  expect(item?.why).toBe(
    'your test for anchor-name does not cover it in Chrome 125 to 128 and Edge 125 to 128; Chrome 125 and Edge 125 need the name inset-area (since 125, plain in 129)',
  )
})

test('what a test covers in all chosen browsers is guarded', () => {
  const targets = { firefox: 126, safari: 17.4 }
  const item = itemIn(area, 'css.properties.position-area', targets)
  expect(item?.standing).toBe('guarded')
})

test.each([
  ['@media (width > 1px) { a { offset-path: none } }', 'offset-path 14 guarded'],
  ['@media print { a { offset-path: none } }', 'offset-path 14 counted'],
  ['@media not (width > 1px) { a { offset-path: none } }', 'offset-path 14 counted'],
  ['@container (width > 1px) { a { gap: 1px } }', 'gap 14 counted'],
  ['@container (width > 1px) { a { offset-path: none } }', 'offset-path 14 guarded'],
  ['@when supports(gap: 1px) { a { gap: 1px } }', 'gap 9 guarded'],
  ['@supports not (inset: 1px) { a { anchor-name: --a } }', 'anchor-name 17 guarded'],
  ['@supports not (inset: 1px) { a { anchor-name: --a } }', 'anchor-name 14 counted'],
])('in “%s”, a property in a version of Safari is “%s”', (text, expected) => {
  const [name = '', safari = ''] = expected.split(' ')
  const item = itemIn(text, `css.properties.${name}`, { safari: Number(safari) })
  expect(`${name} ${safari} ${item?.standing}`).toBe(expected)
})

test.each([
  [`if (${asks}) g(); else document.caretPositionFromPoint(1, 1)`, { chrome: 125 }, 'guarded'],
  [`if (${asks}) g(); else document.caretPositionFromPoint(1, 1)`, { chrome: 100 }, 'counted'],
  [
    `if (document.hidden) g(); else document.caretPositionFromPoint(1, 1)`,
    { chrome: 125 },
    'counted',
  ],
] as const)('where the test fails in “%s”, %o is %s', (text, targets, standing) => {
  const item = itemIn(text, 'api.Document.caretPositionFromPoint', targets)
  expect(item?.standing).toBe(standing)
})
