import { expect, test } from 'vitest'

import { alsoAs } from '#ingest/compat/records.ts'
import { nameEntries } from '#ingest/names/name-entries.ts'
import type { CompatEntry, CompatStatement } from '#ingest/sources/compat-data.ts'
import { readExcerpt } from '#tests/support/excerpt.ts'

const excerpt = await readExcerpt()

type Support = CompatStatement['support']

function entryOf(key: string, support: Support): readonly [string, CompatEntry] {
  const statement = { support, source_file: '' }
  return [key, { key, segments: key.split('.'), children: 0, statement }]
}

/** The names of entries that only have what is given. */
function namesOf(given: Readonly<Record<string, Support>>) {
  const entries = new Map(Object.entries(given).map(([key, support]) => entryOf(key, support)))
  return nameEntries({ ...excerpt, compat: { entries } })
}

const prefixed = (prefix: string): Support => ({ firefox: { version_added: '1', prefix } })
const renamed = (name: string): Support => ({
  firefox: { version_added: '1', alternative_name: name },
})

test.each([
  ['css.properties.overflow-wrap', renamed('word-wrap'), 'word-wrap'],
  ['css.properties.appearance', prefixed('-moz-'), '-moz-appearance'],
  ['css.properties.cursor.grab', prefixed('-moz-'), '-moz-grab'],
  ['css.properties.column-gap.multicol_context', prefixed('-moz-'), '-moz-column-gap'],
  ['css.selectors.before', prefixed('-moz-'), '::-moz-before'],
  ['css.at-rules.keyframes', prefixed('-moz-'), '@-moz-keyframes'],
  ['css.types.clamp', prefixed('-moz-'), '-moz-clamp()'],
  ['api.AudioContext', prefixed('webkit'), 'webkitAudioContext'],
  ['api.Element.requestFullscreen', prefixed('webkit'), 'webkitRequestFullscreen'],
  ['api.WEBGL_lose_context', prefixed('MOZ_'), 'MOZ_WEBGL_lose_context'],
  ['html.elements.iframe.allowfullscreen', prefixed('moz'), 'mozallowfullscreen'],
  ['http.headers.SourceMap', prefixed('X-'), 'X-SourceMap'],
])('the entry %s with %o is also called %s', (key, support, name) => {
  const named = namesOf({ [key]: support }).get(key)
  expect(named?.others?.map((other) => other.name)).toEqual([name])
  expect(named?.aliases).toContain(name)
})

test.each([
  [
    'an event, whose letters the data does not tell',
    'api.Element.pointerdown_event',
    prefixed('ms'),
  ],
  ['an empty prefix', 'api.GeolocationPosition', prefixed('')],
  ['no prefix', 'css.properties.gap', { firefox: { version_added: '1' } }],
])('%s yields no other name', (_, key, support) => {
  expect(namesOf({ [key]: support }).get(key)).not.toHaveProperty('others')
})

test('a value whose property has the same prefix has no other name: either may have it', () => {
  const names = namesOf({
    'css.properties.flex-basis': prefixed('-webkit-'),
    'css.properties.flex-basis.auto': prefixed('-webkit-'),
  })
  expect(names.get('css.properties.flex-basis.auto')).not.toHaveProperty('others')
})

test('an alternative name that is the own name of another entry is searched for with its owner', () => {
  const names = namesOf({
    'api.Response.status': { firefox: { version_added: '1' } },
    'api.PermissionStatus.state': renamed('status'),
  })
  expect(names.get('api.PermissionStatus.state')?.aliases).toEqual(['PermissionStatus.status'])
})

test.each([
  ['in use', 'html.elements.img.loading', {}, 'loading'],
  ['of an experiment', 'html.elements.iframe.csp', { experimental: true }],
  ['that is deprecated', 'html.elements.meta.scheme', { deprecated: true }],
  ['of SVG', 'svg.elements.image.width', {}],
] as const)('an attribute %s, %s, has its word as an alias only in use', (...row) => {
  const [, key, status, ...aliases] = row
  const [, entry] = entryOf(key, { firefox: { version_added: '1' } })
  const usual = { deprecated: false, experimental: false, standard_track: true }
  const statement = { ...entry.statement, status: { ...usual, ...status } }
  const entries = new Map([[key, { ...entry, statement }]])
  expect(nameEntries({ ...excerpt, compat: { entries } }).get(key)?.aliases).toEqual(aliases)
})

const sentences = (support: Support) => {
  const [, entry] = entryOf('css.properties.overflow-wrap', support)
  return alsoAs(entry, [{ name: 'word-wrap', given: 'word-wrap' }])
}

const other = { alternative_name: 'word-wrap' }

test('a name that lasts has the version of each browser since which it does', () => {
  const support: Support = {
    chrome: { ...other, version_added: '1' },
    safari: [{ version_added: '7' }, { ...other, version_added: '≤4' }],
  }
  expect(sentences(support)).toEqual(['`word-wrap` since Chrome 1 and Safari ≤4'])
})

test('a name that was removed has its first and its last version', () => {
  const firefox = { ...other, version_added: '3', version_removed: '69', version_last: '68' }
  expect(sentences({ firefox, safari: { ...other, version_added: '1' } })).toEqual([
    '`word-wrap` in Firefox 3 to 68, and since Safari 1',
  ])
})

test('a name that exists only behind a flag says so', () => {
  const flags = [{ type: 'preference', name: 'layout.wrap' }] as const
  expect(sentences({ firefox: { ...other, version_added: '3', flags: [...flags] } })).toEqual([
    '`word-wrap` behind a flag since Firefox 3',
  ])
})

test('a name of other browsers alone names these', () => {
  expect(sentences({ ie: { ...other, version_added: '5.5' } })).toEqual([
    '`word-wrap` since Internet Explorer 5.5',
  ])
})
