import { createContext, runInContext, runInThisContext } from 'node:vm'

import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import table from '#ingest/detection/css.json' with { type: 'json' }
import { detectionOf } from '#ingest/detection/detection.ts'
import { exposureOf } from '#ingest/sources/exposure.ts'
import { readIdl } from '#ingest/sources/idl.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

const idl = `
  [Exposed=Window] interface EventTarget {};
  [Exposed=(Window,Worker)] interface Thing : EventTarget {
    attribute any size;
    static Thing from();
    [LegacyUnforgeable] attribute any fixed;
    [Exposed=Worker] undefined sync();
    attribute any onend;
  };
  [Exposed=*] interface SubThing : Thing { attribute any size; attribute any extra; };
  [Exposed=Worker] interface WorkerThing { attribute any size; };
  [Exposed=Window, LegacyNoInterfaceObject] interface GhostThing { attribute any size; };
  [Exposed=Window] namespace Tools { undefined run(); };
  [Exposed=Window] interface Window : EventTarget { undefined fetch(); };
  [Exposed=Window] interface Node : EventTarget { attribute any name; };
  [Exposed=Window] interface FontFaceSet : EventTarget { undefined add(); };
  dictionary Options { any size; };
`
const property = (...names: readonly string[]) =>
  new Map(names.map((name) => [name, 'property' as const]))

const exposure = exposureOf(readIdl(idl, 'test.idl'))
const members = new Map([
  ['Thing', property('size', 'from', 'fixed', 'sync', 'onend', 'toString', '@@iterator')],
  ['SubThing', property('size', 'extra')],
  ['WorkerThing', property('size')],
  ['GhostThing', property('size')],
  ['Options', property('size')],
  ['Tools', property('run')],
  ['Window', property('fetch')],
  ['Node', property('name')],
  ['FontFaceSet', property('add')],
  ['HTMLElement', property('popover', 'enterKeyHint')],
  ['HTMLImageElement', property('loading', 'referrerPolicy', 'popover')],
])

const detect = (key: string, named: readonly [name: string, kind: CompatKind]) =>
  detectionOf(
    { key, segments: key.split('.') },
    {
      names: new Map([[key, { name: named[0], kind: named[1], aliases: [] }]]),
      members,
      exposure,
      elements: new Map([
        ['img', 'HTMLImageElement'],
        ['search', 'HTMLElement'],
        ['link', 'HTMLLinkElement'],
        ['svg', 'SVGSVGElement'],
      ]),
      isAlwaysThere: (other) =>
        ['api.Node', 'javascript.builtins.Array', 'javascript.builtins.Intl'].includes(other),
    },
  )

test.each<[string, string, CompatKind, string | undefined]>([
  ['css.properties.gap', 'gap', 'CSS property', '@supports (gap: initial)'],
  ['css.properties.custom-property', '--*', 'CSS property', undefined],
  ['css.properties.display.grid', 'display: grid', 'Property value', '@supports (display: grid)'],
  ['css.properties.width.fit', 'width: fit-content()', 'Property value', undefined],
  [
    'css.properties.opacity.percentages',
    'opacity: percentages',
    'Property value',
    '@supports (opacity: 50%)',
  ],
  ['css.properties.border.inset', 'border: inset', 'Property value', '@supports (border: inset)'],
  [
    'css.properties.box-shadow.inset',
    'box-shadow: inset',
    'Property value',
    '@supports (box-shadow: inset 1px 1px)',
  ],
  ['css.properties.outline-offset.inset', 'outline-offset: inset', 'Property value', undefined],
  ['css.properties.font-family.x', 'font-family: ui-serif', 'Property value', undefined],
  ['css.selectors.has', ':has()', 'Pseudo-class', '@supports selector(:has(a))'],
  ['css.selectors.marker', '::marker', 'Pseudo-element', '@supports selector(::marker)'],
  ['css.selectors.new', ':new()', 'Pseudo-class', undefined],
  ['css.selectors.-webkit-x', '::-webkit-x', 'Pseudo-element', undefined],
  ['css.selectors.first', ':first', 'Pseudo-class', undefined],
  ['css.at-rules.container', '@container', 'At-rule', undefined],
  [
    'css.at-rules.media.hover',
    '@media (hover)',
    'Media feature',
    "matchMedia('not all and (hover), (hover)').matches",
  ],
  [
    'css.at-rules.media.dynamic-range',
    '@media (dynamic-range)',
    'Media feature',
    "matchMedia('not all and (dynamic-range: standard), (dynamic-range: standard)').matches",
  ],
  ['css.types.min', 'min()', 'CSS function', '@supports (width: min(1px, 2px))'],
  ['css.types.round', 'round()', 'CSS function', '@supports (width: round(1px, 2px))'],
  [
    'css.types.corner-shape-value.round',
    'round()',
    'CSS function',
    '@supports (corner-shape: round)',
  ],
  ['css.types.other.min', 'min()', 'CSS function', undefined],
  ['css.types.new', 'new()', 'CSS function', undefined],
  ['api.Thing', 'Thing', 'Interface', "'Thing' in window"],
  ['api.Thing.Thing', 'Thing()', 'Constructor', undefined],
  ['api.Thing.size', 'Thing.size', 'Property', "'Thing' in window && 'size' in Thing.prototype"],
  [
    'api.Thing.from_static',
    'Thing.from()',
    'Static method',
    "'Thing' in window && 'from' in Thing",
  ],
  ['api.Thing.from', 'Thing.from()', 'Method', undefined],
  ['api.Node.name', 'Node.name', 'Property', "'name' in Node.prototype"],
  ['api.FontFaceSet', 'FontFaceSet', 'Interface', "'fonts' in document"],
  [
    'api.FontFaceSet.add',
    'FontFaceSet.add()',
    'Method',
    "'fonts' in document && 'add' in document.fonts",
  ],
  ['api.Thing.end_event', 'end event', 'Event', "'Thing' in window && 'onend' in Thing.prototype"],
  ['api.Thing.start_event', 'start event', 'Event', undefined],
  [
    'api.Thing.@@iterator',
    'Thing[Symbol.iterator]()',
    'Method',
    "'Thing' in window && Symbol.iterator in Thing.prototype",
  ],
  ['api.Thing.fixed', 'Thing.fixed', 'Property', undefined],
  ['api.Thing.sync', 'Thing.sync()', 'Method', undefined],
  ['api.Thing.toString', 'Thing.toString()', 'Method', undefined],
  ['api.Thing.size.null', 'size: null', 'Sub-feature', undefined],
  ['api.SubThing.size', 'SubThing.size', 'Property', undefined],
  [
    'api.SubThing.extra',
    'SubThing.extra',
    'Property',
    "'SubThing' in window && 'extra' in SubThing.prototype",
  ],
  ['api.WorkerThing', 'WorkerThing', 'Interface', undefined],
  ['api.GhostThing.size', 'GhostThing.size', 'Property', undefined],
  ['api.Options.size', 'Options.size', 'Property', undefined],
  ['api.Tools.run', 'Tools.run()', 'Method', "'Tools' in window && 'run' in Tools"],
  ['api.Window.fetch', 'fetch()', 'Function', "'fetch' in window"],
  [
    'html.elements.search',
    '<search>',
    'Element',
    "!(document.createElement('search') instanceof HTMLUnknownElement)",
  ],
  ['html.elements.svg', '<svg>', 'Element', undefined],
  [
    'html.elements.img.loading',
    'loading',
    'Attribute',
    "'loading' in document.createElement('img')",
  ],
  [
    'html.elements.img.referrerpolicy',
    'referrerpolicy',
    'Attribute',
    "'referrerPolicy' in document.createElement('img')",
  ],
  ['html.elements.img.popover', 'popover', 'Attribute', undefined],
  ['html.elements.img.gone', 'gone', 'Attribute', undefined],
  [
    'html.elements.link.rel.preload',
    'preload',
    'Attribute value',
    "document.createElement('link').relList.supports('preload')",
  ],
  [
    'html.elements.input.type_date',
    '<input type="date">',
    'Input type',
    "Object.assign(document.createElement('input'), { type: 'date' }).type === 'date'",
  ],
  [
    'html.global_attributes.enterkeyhint',
    'enterkeyhint',
    'Global attribute',
    "'enterKeyHint' in HTMLElement.prototype",
  ],
  ['javascript.builtins.Array.at', 'Array.prototype.at()', 'Method', "'at' in Array.prototype"],
  [
    'javascript.builtins.Iterator.map',
    'Iterator.prototype.map()',
    'Method',
    "'Iterator' in globalThis && 'map' in Iterator.prototype",
  ],
  [
    'javascript.builtins.Array.@@iterator',
    'Array.prototype[Symbol.iterator]()',
    'Method',
    'Symbol.iterator in Array.prototype',
  ],
  ['javascript.builtins.Array.from', 'Array.from()', 'Static method', "'from' in Array"],
  ['javascript.builtins.Array.name', 'Array.name', 'Static property', undefined],
  ['javascript.builtins.Error.cause', 'Error.cause', 'Static property', undefined],
  ['javascript.builtins.parseInt', 'parseInt()', 'Function', "'parseInt' in globalThis"],
  [
    'javascript.builtins.Temporal.Now.instant',
    'Temporal.Now.instant()',
    'Static method',
    "'Temporal' in globalThis && 'Now' in Temporal && 'instant' in Temporal.Now",
  ],
  [
    'javascript.builtins.Intl.ListFormat.format',
    'Intl.ListFormat.prototype.format()',
    'Method',
    "'ListFormat' in Intl && 'format' in Intl.ListFormat.prototype",
  ],
  ['javascript.builtins.Proxy.handler.get', 'handler.get()', 'Method', undefined],
  ['javascript.operators.in', 'in', 'Operator', undefined],
  ['http.headers.Accept', 'Accept', 'HTTP header', undefined],
])('the test of %s, which is %s, a %s, is %s', (...[key, name, kind, expected]) => {
  expect(detect(key, [name, kind])).toBe(expected)
})

test('the table of CSS names keys that the data has', async () => {
  const { records } = await loadCatalogue()
  const keys = new Set(records.compat.map(({ objectID }) => objectID))
  const { selectors, declarations, queries, untested } = table
  const tested = [selectors, declarations, queries].flatMap((one) => Object.keys(one))
  const named = [...tested, ...untested]
  const lost = named.filter((key) => !keys.has(key))
  expect(tooMany(lost, named.length)).toEqual([])
})

/** A page of a browser that has what came with the first versions of all browsers, and nothing since. */
function barePage(records: readonly CompatRecord[]) {
  const minOf = new Map(records.map(({ objectID, min }) => [objectID, min]))
  const isAsOld = (key: string, other: string) =>
    coreBrowsers.every((browser) => {
      return (minOf.get(key)?.[browser] ?? 0) <= (minOf.get(other)?.[browser] ?? 0)
    })
  const page = createContext({})
  runInContext(
    `globalThis.window = globalThis
     for (const name of ['document', 'navigator', 'location', 'history', 'screen', 'performance']) globalThis[name] = {}
     globalThis.HTMLUnknownElement = class { relList = { supports: () => false } }
     document.createElement = () => new HTMLUnknownElement()
     Object.assign = (target) => target
     globalThis.matchMedia = () => ({ matches: false })`,
    page,
  )
  for (const { objectID } of records) {
    const [branch, section = '', ...names] = objectID.split('.')
    if (branch === 'api' && names.length === 0 && isAsOld(objectID, 'api.Document')) {
      runInContext(`globalThis.${section} ??= class {}`, page)
    }
    if (section !== 'builtins' || names.length > 2) continue
    if (isAsOld(objectID, 'javascript.builtins.globalThis')) continue
    const [last = '', ...above] = names.toReversed()
    const owner = ['globalThis', ...above].join('.')
    runInContext(`if (${owner} !== undefined) delete ${owner}['${last}']`, page)
  }
  return page
}

test('every test of the data is a condition of CSS, or true or false in the oldest of pages', async () => {
  const { records } = await loadCatalogue()
  const page = barePage(records.compat)
  const tests = records.compat.flatMap(({ test: one }) => (one === undefined ? [] : [one]))
  expect(tests.length).toBeGreaterThan(5000)
  const expressions = tests.filter((one) => !/^@supports (?:selector)?\(.+\)$/.test(one))
  const failing = expressions.filter((code) => {
    try {
      return typeof runInContext(code, page) !== 'boolean'
    } catch {
      return true
    }
  })
  expect(failing).toEqual([])
})

test('a test of a member of what the oldest of pages lacks throws without its guard', async () => {
  const { records } = await loadCatalogue()
  const page = barePage(records.compat)
  const run = (code: string) => () => runInContext(code, page)
  expect(run("'close' in RTCPeerConnection.prototype")).toThrow('RTCPeerConnection is not defined')
  expect(run("'deref' in WeakRef.prototype")).toThrow('WeakRef is not defined')
})

test('the tests of this very engine agree with the data on the built-in objects of JavaScript', async () => {
  const { records } = await loadCatalogue()
  const missing = records.compat
    .filter(({ objectID, test: one, min }) => {
      // Every supported Node version has a V8 with features this old.
      return objectID.startsWith('javascript.') && one !== undefined && min.chrome <= 100
    })
    .filter(({ test: one }) => runInThisContext(one ?? '') !== true)
  expect(missing.map(({ objectID }) => objectID)).toStrictEqual([])
})
