import { beforeAll, expect, test } from 'vitest'

import type { NameKind } from '#check/analysis/account.ts'
import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { type CodeUses, mergeUses } from '#check/analysis/merge-uses.ts'
import { similarNames } from '#check/analysis/similar-names.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

const check = (name: string, text: string): CodeUses =>
  mergeUses([{ name, text, ...findUses({ name, text }, index) }], index)

/** How a kind of name stands in code. */
type Place = {
  readonly kind: NameKind
  /** Of its keys. */
  readonly pattern: RegExp
  readonly codeOf: (name: string) => string
  readonly file: string
}

const kinds: readonly Place[] = [
  {
    kind: 'property',
    pattern: /^css\.properties\.([a-z][^.]*)$/,
    codeOf: (name) => `a { ${name}: inherit }`,
    file: 'a.css',
  },
  {
    kind: 'at-rule',
    pattern: /^css\.at-rules\.([a-z][^.]*)$/,
    codeOf: (name) => `@${name} x { }`,
    file: 'a.css',
  },
  {
    kind: 'selector',
    pattern: /^css\.selectors\.([a-z-]+)$/,
    codeOf: (name) => `a:${name} { } a::${name} { }`,
    file: 'a.css',
  },
  {
    kind: 'condition',
    pattern: /^css\.at-rules\.media\.([a-z-]+)$/,
    codeOf: (name) => `@media (${name}) { }`,
    file: 'a.css',
  },
  {
    kind: 'element',
    pattern: /^(?:html|svg)\.elements\.([^.]+)$/,
    codeOf: (name) => `<p></p><${name}></${name}>`,
    file: 'a.html',
  },
  {
    kind: 'attribute',
    pattern: /^html\.global_attributes\.([^._]+)$/,
    codeOf: (name) => `<p ${name}></p>`,
    file: 'a.html',
  },
  {
    kind: 'global name',
    pattern: /^(?:api|javascript\.builtins)\.([A-Z]\w+)$/,
    codeOf: (name) => `${name}()`,
    file: 'a.js',
  },
  {
    kind: 'member',
    pattern: /^api\.Navigator\.([^._]+)$/,
    codeOf: (name) => `navigator.${name}`,
    file: 'a.js',
  },
]

/** Keys that share the place of another kind of name. */
const isOther = (kind: string, name: string): boolean =>
  kind === 'selector' && combinators.has(name)

const combinators = new Set([
  'attribute',
  'child',
  'class',
  'descendant',
  'headingfunction',
  'hostfunction',
  'id',
  'list',
  'namespace',
  'nesting',
  'next-sibling',
  'subsequent-sibling',
  'type',
  'universal',
])

function namesOf(kind: string, pattern: RegExp): readonly string[] {
  const names = Array.from(index.keys(), (key) => pattern.exec(key)?.[1] ?? '')
  return [...new Set(names)].filter((name) => name !== '' && !isOther(kind, name))
}

test.each(kinds)('no $kind of the data is unknown', ({ kind, pattern, codeOf, file }) => {
  const names = namesOf(kind, pattern)
  expect(names.length).toBeGreaterThan(8)
  const isUnknown = (name: string) =>
    check(file, codeOf(name)).unknown.some((one) => one.kind === kind)
  expect(names.filter(isUnknown)).toEqual([])
})

/** Names for one engine are not looked for. */
const ofEngine = /^(?:webkit|moz|ms)(?=[A-Z_])|^(?:WebKit|Moz|MS)[A-Z]/

/** A slip: two letters in the middle of a name change places. */
function slipIn(name: string): string {
  const middle = Math.floor(name.length / 2)
  return `${name.slice(0, middle - 1)}${name[middle]}${name[middle - 1]}${name.slice(middle + 1)}`
}

test.each(kinds)(
  'a slip in each $kind of the data is named, and one that is near it is meant',
  ({ kind, pattern, codeOf, file }) => {
    const names = namesOf(kind, pattern)
    const slips = names.flatMap((name) => {
      const slip = slipIn(name)
      const isTelling = name.length > 6 && !/^-|-$/.test(slip) && !names.includes(slip)
      // Elements with a hyphen are those of pages.
      const isOfPage = kind === 'element' && slip.includes('-')
      return isTelling && !isOfPage && !ofEngine.test(name) ? [slip] : []
    })
    expect(slips.length).toBeGreaterThan(3)
    const { unknown } = check(file, slips.map(codeOf).join('\n'))
    const found = new Set(
      unknown.filter((one) => one.kind === kind).map(({ name }) => name.replace(/^[@:]+/, '')),
    )
    expect(slips.filter((slip) => !found.has(slip))).toEqual([])
    const meantBy = similarNames(index)
    const isFar = (slip: string) =>
      editDistance(slip, meantBy(kind, slip)?.replace(/^[@:]+/, '') ?? '') > 1
    expect(slips.filter(isFar)).toEqual([])
  },
)

test('no property is an unknown member of a computed style', () => {
  const code = namesOf('property', /^css\.properties\.([a-z][^.]*)$/).map(
    (name) => `getComputedStyle(document.body)["${name}"]`,
  )
  expect(check('a.js', code.join('\n')).unknown).toEqual([])
})

test.each([
  ['a.css', 'a { grid-template-columns: 1fr }'],
  ['a.css', 'a { --columns: minmax(0, 1fr) }'],
  ['a.css', 'path { fill: white; stroke: silver }'],
  ['a.css', '@supports selector(:dir(rtl)) { a { top: 0 } }'],
  ['a.css', '@media (--wide) { a { top: 0 } }'],
  ['a.css', '@media screen\\9 { a { top: 0 } }'],
  ['a.css', 'a { -webkit-text-decoration-skip: ink }'],
  ['a.scss', '$none: false; a { z-index: layer(a); background: $none; &header { top: 0 } }'],
  ['a.html', '<svg focusable="false"><path fill="none"/></svg>'],
  ['a.js', 'document.createTreeWalker(document, NodeFilter.SHOW_TEXT)'],
  ['a.js', 'parseFloat(RegExp.$1)'],
  ['a.js', 'hasOwnProperty.call(document, "b")'],
  ['a.js', 'document.documentMode > 7 || document.body.currentStyle'],
  ['a.js', 'document.body.dataset.anything'],
  ['a.js', 'import $ from "jquery"; $(document).closest("ul").addClass("b")'],
  ['a.js', 'void 0 === document.ofPolyfill'],
])('in %s, no name is unknown: %s', (file, text) => {
  expect(check(file, text).unknown).toEqual([])
})
