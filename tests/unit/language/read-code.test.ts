import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readCode } from '#language/read-code.ts'
import { measureWork } from '#tests/support/work.ts'

/** A piece of code, and the words that it becomes; none if it stays as it is. */
type Reading = readonly [code: string, words?: string]

const scripts: readonly Reading[] = [
  ["addEventListener('scrollend', fn)", 'scrollend event'],
  ["window.addEventListener('beforeunload', (event) => {})", 'beforeunload event'],
  ["button.addEventListener('pointer", 'pointer event'],
  ['el.ontoggle = () => {}', 'toggle event'],
  ["canvas.getContext('webgpu')", 'getContext webgpu'],
  ["document.createElement('dialog')", '<dialog>'],
  ["matchMedia('(prefers-reduced-motion: reduce)')", 'prefers-reduced-motion reduce'],
  ["CSS.supports('text-wrap', 'balance')", 'text-wrap'],
  ["performance.getEntriesByType('navigation')", 'getEntriesByType navigation'],
  ['color-mix(in srgb, red, blue)', 'color-mix'],
  ['arr.findLast(x)', 'Array findLast'],
  ['list.findLast((one) => one.id === 3)', 'findLast'],
  ['res.json()', 'Response json'],
  ['await response.json()', 'response json'],
  ['Object.entries(obj).map(([key, value]) => key)', 'Object entries'],
  ['Promise.withResolvers()'],
  ['Promise.try(load).catch(report)', 'Promise try'],
  ['const copy = structuredClone(state)', 'structuredClone'],
  ["fetch('/api').then((r) => r.json())", 'fetch'],
  ['document.startViewTransition(() => {})', 'document startViewTransition'],
  ['document.startViewTransition(async () => { await load() })', 'document startViewTransition'],
  ["new Intl.DateTimeFormat('de').formatRange(a, b)", 'Intl DateTimeFormat formatRange'],
  ['new IntersectionObserver((entries) => {})', 'IntersectionObserver'],
  ['[1, 2, 3].at(-1)', 'Array at'],
  ["'a-b'.replaceAll('-', '+')", 'String replaceAll'],
  ['navigator.clipboard.writeText("x")', 'navigator clipboard writeText'],
  ["localStorage.setItem('key', value)", 'localStorage setItem'],
  ['requestIdleCallback(() => work())', 'requestIdleCallback'],
  ['el.scrollIntoView({ block: "end" })', 'Element scrollIntoView'],
  ['Array.prototype.at()'],
  ['user?.address?.street', '?.'],
  ["const street = user?.address?.['street']", '?.'],
  ["name ?? 'none'", '??'],
  ['options.size ??= 3', '??='],
  ['a ||= b', '||='],
  ['options.cache ||= new Map()', '||='],
  ['ready &&= check', '&&='],
  ['2 ** 8', '**'],
  ['x >>> 0', '>>>'],
  ['const all = [...some, ...others]', '...'],
  ['const { a, ...rest } = props', '...'],
  ['const { a, b } = props', 'destructuring'],
  ['(a, b) => a + b', '=>'],
  ['async () => {}', '=>'],
  ['a === b', '==='],
  ['a && b', '&&'],
  ['i++', '++'],
  ['total += 1', '+='],
  ['isOpen ? 1 : 2', '?'],
  ['class A { #x = 1 }', '#'],
  ['this.#count = 0', '#'],
  ['#x', '#'],
  ['#privateKey', '#'],
  ['await structuredClone()', 'structuredClone'],
  ['class A { static { start() } }', 'static initialization blocks'],
  ['class A extends B {}', 'class extends'],
  ['for (const x of list) {}', 'for of'],
  ['for await (const part of stream) {}', 'for await of'],
  ['import data from "./a.json" with { type: "json" }', 'import attributes'],
  ['async function* read() {}', 'async function*'],
  ['await using file = open()', 'await using'],
  ['`Hello ${name}`', '`'],
  ['1_000_000', 'numeric separators'],
  ['/a+/v', 'RegExp unicodeSets'],
  ['/(?<=a)b/', '(?<='],
  ['/(?<year>\\d{4})/u', 'named capturing group'],
]

const styles: readonly Reading[] = [
  ['text-wrap: balance;', 'text-wrap balance'],
  ['text-wrap:balance;', 'text-wrap balance'],
  ['aspect-ratio: 16 / 9;', 'aspect-ratio'],
  ['color: oklch(70% 0.1 20);', 'color oklch'],
  ['display: grid; gap: 1rem;', 'display grid'],
  ['--brand: red;', '--'],
  ['.card { container-type: inline-size; }', 'container-type inline-size'],
  ['@layer base, components;', '@layer'],
  ['@container sidebar (min-width: 400px) {', '@container'],
  ['@media (prefers-color-scheme: dark) {', '@media prefers-color-scheme dark'],
  ['@media (min-width: 1px)', '@media min-width'],
  ['@media (400px <= width <= 700px)', 'media query range syntax'],
  ['@container style(--theme: dark) {', 'container style queries'],
  ['background: oklch(from var(--c) l c h / 50%)', 'relative colors'],
  ["@property --x { syntax: '<color>'; }", '@property'],
  ['@starting-style { opacity: 0 }', '@starting-style'],
  ['.card:has(> img)', ':has'],
  ['input:user-invalid', ':user-invalid'],
  ['details::details-content', '::details-content'],
  ['a:hover::before', '::before'],
  ['li:nth-child(2n of .x) { color: red }', ':nth-child'],
  ['div > p', '>'],
  ['h1 + p', '+'],
  ['h1 ~ p { margin: 0 }', '~'],
  ['& .title', '&'],
  ['[data-state="open"]', 'attribute selectors'],
]

const tags: readonly Reading[] = [
  ['<input type="date">', '<input type=date>'],
  ['<link rel=preload>', '<link rel=preload>'],
  ['<img loading="lazy" src="cat.png" alt="A cat">', '<img loading=lazy>'],
  ['<dialog closedby="any">Text</dialog>', '<dialog closedby=any>'],
  ['<div popover>', 'popover'],
  ['<p contenteditable="plaintext-only">', 'contenteditable plaintext-only'],
  ['<button popovertarget="menu-1">', '<button popovertarget>'],
  ['<details><summary>More</summary></details>', '<details>'],
  ['<dialog>'],
]

const readings = [...scripts, ...styles, ...tags].map(
  ([code, words]): readonly [string, string] => [code, words ?? code],
)

test.each(readings)('the code %s is read as %s', (typed, words) => {
  expect(readCode(typed)).toBe(words)
  expect(readCode(words)).toBe(words)
})

test.each([
  "what's new in css?",
  'c++ in the browser',
  'HTML + CSS',
  'node:fs',
  'display: ',
  'e-mail (optional)',
  'difference between == and === in loops',
  'Array.prototype.at()',
  'C#',
  '#progressmeter',
  'CSS filter() function',
  'css env(',
  'css.properties.gap',
  'when was css grid added?',
  'view  tr ',
])('the text %j stays as it is', (typed) => {
  expect(readCode(typed)).toBe(typed)
})

test('words without signs are not code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}\p{N} -]*$/u), (typed) => {
      expect(readCode(typed)).toBe(typed)
    }),
  )
})

test('code of any form is read twice as once', () => {
  const piece = fc.constantFrom(
    'a',
    'el',
    '.',
    '?.',
    '(',
    ')',
    '{',
    '}',
    ':',
    ';',
    ' ',
    '=',
    '=>',
    '#',
    '<',
    '>',
    '"',
    "'",
    '@',
    '...',
    'for',
    '[',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = readCode(pieces.join(''))
      expect(readCode(once)).toBe(once)
    }),
  )
})

test('a long text of brackets is read in time', async () => {
  for (const text of [
    'a('.repeat(20_000),
    `${'a:'.repeat(20_000)} {`,
    `<a ${'b="'.repeat(20_000)}`,
  ]) {
    const { work } = await measureWork(() => readCode(text))
    expect(work).toBeLessThan(40)
  }
})
