import { expect, test } from 'vitest'

import { nameEntries } from '#ingest/names/name-entries.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { readExcerpt } from '#tests/support/excerpt.ts'

const { records } = await loadCatalogue()
const excerpt = await readExcerpt()
const { entries } = excerpt.compat
const byKey = nameEntries(excerpt)

test.each([
  ['api.AbortController', 'AbortController', 'Interface'],
  ['api.AbortController.AbortController', 'AbortController()', 'Constructor'],
  ['api.AbortController.signal', 'AbortController.signal', 'Property'],
  ['api.Clipboard.writeText', 'Clipboard.writeText()', 'Method'],
  ['api.AbortSignal.abort_event', 'AbortSignal abort event', 'Event'],
  ['api.AbortSignal.any_static', 'AbortSignal.any()', 'Static method'],
  ['api.fetch', 'fetch()', 'Function'],
  ['api.Headers.@@iterator', 'Headers[Symbol.iterator]()', 'Method'],
  [
    'api.Document.requestStorageAccess.types_parameter',
    'Document.requestStorageAccess(): types parameter',
    'Sub-feature',
  ],
  ['css.properties.grid-template-columns', 'grid-template-columns', 'CSS property'],
  ['css.properties.custom-property', '--*', 'CSS property'],
  ['css.properties.display.multi-keyword_values', 'display: Multi-keyword values', 'Sub-feature'],
  ['css.at-rules.container', '@container', 'At-rule'],
  ['css.at-rules.media.prefers-reduced-motion', '@media (prefers-reduced-motion)', 'Media feature'],
  ['css.at-rules.font-face.font-display', '@font-face font-display', 'Descriptor'],
  ['css.selectors.has', ':has()', 'Pseudo-class'],
  ['css.selectors.before', '::before', 'Pseudo-element'],
  ['css.types.clamp', 'clamp()', 'CSS function'],
  ['css.types.color.rgb', 'rgb()', 'CSS function'],
  ['css.types.length', '<length>', 'CSS type'],
  ['css.types.length.rem', 'rem', 'CSS unit'],
  ['css.types.rem', 'rem()', 'CSS function'],
  ['html.elements.dialog', '<dialog>', 'Element'],
  ['html.elements.dialog.open', '<dialog open>', 'Attribute'],
  ['html.elements.input.type_date', '<input type="date">', 'Input type'],
  ['html.elements.link.rel.manifest', '<link rel="manifest">', 'Attribute value'],
  ['html.global_attributes.inert', 'inert', 'Global attribute'],
  ['svg.elements.circle', 'SVG <circle>', 'Element'],
  ['http.headers.Cache-Control', 'Cache-Control', 'HTTP header'],
  [
    'http.headers.Content-Security-Policy.form-action',
    'Content-Security-Policy: form-action',
    'Header directive',
  ],
  ['javascript.builtins.Array', 'Array', 'Built-in object'],
  ['javascript.builtins.Array.at', 'Array.prototype.at()', 'Method'],
  ['javascript.builtins.Array.@@iterator', 'Array.prototype[Symbol.iterator]()', 'Method'],
  ['javascript.builtins.Promise.withResolvers', 'Promise.withResolvers()', 'Static method'],
  ['javascript.builtins.Proxy.handler.get', 'handler.get()', 'Method'],
  ['javascript.builtins.Map.size', 'Map.prototype.size', 'Property'],
  ['javascript.builtins.Math.PI', 'Math.PI', 'Static property'],
  ['javascript.builtins.Symbol.iterator', 'Symbol.iterator', 'Static property'],
  ['javascript.builtins.Intl.Segmenter.segment', 'Intl.Segmenter.prototype.segment()', 'Method'],
  ['javascript.builtins.Object.proto', 'Object.prototype.__proto__', 'Property'],
  ['javascript.operators.optional_chaining', 'Optional chaining operator (?.)', 'Operator'],
  ['javascript.functions.arrow_functions', 'Arrow functions', 'Syntax'],
  ['javascript.statements.for_of', 'for...of', 'Statement'],
  ['javascript.statements.const', 'const', 'Statement'],
  ['manifests.webapp.display.standalone', 'display: standalone', 'Property value'],
  ['mediatypes.image.avif', 'image/avif', 'Media type'],
  ['webassembly.api.Memory.grow', 'WebAssembly.Memory.grow()', 'Method'],
  ['webassembly.api.compile_static', 'WebAssembly.compile()', 'Static method'],
  ['webdriver.bidi.browsingContext.navigate', 'browsingContext.navigate', 'WebDriver command'],
])('the entry %s has the name %s and the kind %s', (key, name, kind) => {
  expect(byKey.get(key)).toMatchObject({ name, kind })
})

test.each([
  ['javascript.builtins.Array.at', 'Array.at()'],
  ['css.properties.grid-template-columns', 'gridTemplateColumns'],
  ['api.AbortSignal.abort_event', 'onabort'],
  ['api.AbortController.AbortController', 'new AbortController'],
])('the entry %s has the alias %s', (key, alias) => {
  expect(byKey.get(key)?.aliases).toContain(alias)
})

test.each([
  ['javascript.builtins.Math.SQRT1_2', 'Math.SQRT1_2', 'Static property'],
  ['html.elements.input.type_date.list', '<input type="date" list>', 'Attribute'],
  [
    'html.elements.input.type_date.opens_picker',
    '<input type="date">: opens picker',
    'Sub-feature',
  ],
  ['svg.global_attributes.xml_lang', 'SVG xml:lang', 'Global attribute'],
])('the underscore of the key %s is read: %s', (key, name, kind) => {
  expect(withEntry(key).get(key)).toMatchObject({ name, kind })
})

/** The names of the excerpt and one more entry, of which the data only has the key. */
function withEntry(key: string) {
  const statement = { support: {}, source_file: '' }
  const entry = { key, segments: key.split('.'), children: 0, statement }
  return nameEntries({ ...excerpt, compat: { entries: new Map([...entries, [key, entry]]) } })
}

test('no name of an entry shows a key of the compat data for an input type', () => {
  expect(records.compat.filter(({ name }) => name.includes('<input type_'))).toStrictEqual([])
})

test('nearly all members of interfaces are known to be methods or properties', () => {
  const members = records.compat.filter(({ kind }) => kind === 'Member')
  expect(members.length / records.compat.length).toBeLessThan(0.03)
})

test('names are unique but for a few', () => {
  const names = new Set(records.compat.map(({ name }) => name))
  expect(records.compat.length - names.size).toBeLessThan(40)
})
