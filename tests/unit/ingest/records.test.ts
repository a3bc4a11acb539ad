import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { epochSeconds } from '#lib/dates.ts'
import { recordsOfExcerpt } from '#tests/support/excerpt.ts'

const records = await recordsOfExcerpt()

function only<Item extends { readonly objectID: string }>(items: readonly Item[], id: string) {
  const found = items.filter(({ objectID }) => objectID === id)
  expect(found).toHaveLength(1)
  return found[0]!
}

const feature = (id: string) => only(records.features, id)
const compat = (key: string) => only(records.compat, key)
const release = (id: string) => only(records.releases, id)
const spec = (id: string) => only(records.specs, id)
const suggestion = (id: string) => only(records.suggestions, id)

test('an entry has no description that only repeats its name', () => {
  expect(compat('api.AbortSignal.timeout_static')).not.toHaveProperty('description')
  const described = records.compat.flatMap(({ description = '' }) => description || [])
  expect(described).not.toEqual([])
  expect(described.filter((text) => /^`[^`]+` (?:static )?method$/.test(text))).toEqual([])
  expect(compat('css.properties.display.multi-keyword_values')).toMatchObject({
    name: 'display: Multi-keyword values',
  })
  expect(compat('css.properties.display.multi-keyword_values')).not.toHaveProperty('description')
  expect(compat('javascript.operators.greater_than')).not.toHaveProperty('description')
})

test('a feature of few parts is found by what people want of these parts', () => {
  const part = compat('api.AbortSignal.timeout_static').tasks ?? []
  expect(part).not.toEqual([])
  expect(feature('abortsignal-timeout').tasks).toEqual(expect.arrayContaining([...part]))
})

test('subgrid: a widely available feature with every field', () => {
  expect(feature('subgrid')).toMatchObject({
    name: 'Subgrid',
    sortName: 'subgrid',
    description:
      'The `subgrid` value for the `grid-template-columns` and `grid-template-rows` properties allows a grid item to inherit the grid definition of its parent grid container.',
    primary: ['grid-template-columns: subgrid', 'grid-template-rows: subgrid'],
    aliases: ['css-subgrid'],
    areas: ['CSS'],
    groups: { lvl0: ['CSS'], lvl1: ['CSS > Layout'], lvl2: ['CSS > Layout > Grid'] },
    baseline: 'widely',
    newlyDate: epochSeconds('2023-09-15'),
    newlyMonth: '2023-09',
    newlyYear: 2023,
    widelyDate: epochSeconds('2026-03-15'),
    support: { chrome: '117', firefox: '71', firefox_android: '79', safari: '16' },
    shipped: { chrome: '2023-09-12', edge: '2023-09-15', firefox: '2019-12-10' },
    min: { chrome: 117, firefox: 71, firefox_android: 79, safari_ios: 16 },
    missing: [],
    engines: ['3'],
    firstShipped: epochSeconds('2019-12-10'),
    lastShipped: epochSeconds('2023-09-15'),
    specs: [{ title: 'CSS Grid Layout Module Level 2', id: 'css-grid-2' }],
    spec: ['CSS Grid Layout 2'],
    org: ['W3C'],
    caniuse: ['css-subgrid'],
    compatCount: 2,
    parts: { total: 2 },
  })
  expect(feature('subgrid').related).toContain('grid')
})

test('dialog: a name that looks like HTML stays text', () => {
  expect(feature('dialog')).toMatchObject({
    name: '<dialog>',
    sortName: 'dialog',
    baseline: 'widely',
  })
  expect(feature('dialog').primary).toContain('<dialog>')
  expect(feature('dialog').aliases).toContain('modal dialog')
})

test('the feature __proto__ has a complete record', () => {
  expect(feature('proto')).toMatchObject({
    name: '__proto__',
    baseline: 'discouraged',
    primary: ['Object.prototype.__proto__'],
    discouraged: { reason: 'Changing `__proto__` is slow and can cause surprising bugs.' },
  })
})

test('grid-lanes is found by the ids it had before', () => {
  expect(feature('grid-lanes').aliases).toEqual(
    expect.arrayContaining(['masonry', 'display-grid-lanes']),
  )
})

test('a newly available feature says when it is expected to be widely available', () => {
  const record = feature('abortsignal-timeout')
  expect(record.baseline).toBe('newly')
  expect(record.widelyExpected).toBe(epochSeconds('2026-10-18'))
  expect(record).not.toHaveProperty('widelyDate')
})

test('an upper bound of a version is shown as such and filtered and dated as the version', () => {
  expect(feature('bdo')).toMatchObject({
    support: { chrome: '≤15', safari: '≤4' },
    min: { chrome: 15, safari: 4 },
    shipped: { chrome: '2011-10-25', safari: '2009-06-08' },
  })
})

test('api.AbortSignal.timeout_static: plain support wins over the partial one before', () => {
  expect(compat('api.AbortSignal.timeout_static')).toMatchObject({
    name: 'AbortSignal.timeout()',
    kind: 'Static method',
    path: { lvl0: 'Web APIs', lvl1: 'Web APIs > AbortSignal' },
    depth: 3,
    features: ['abortsignal-timeout'],
    featureName: ['AbortSignal.timeout()'],
    baseline: 'newly',
    status: ['Standard'],
    support: { chrome: '124; partial 103', firefox: '100', safari: '16' },
    platforms: { nodejs: '17.3.0; gone 17.0.0; 16.14.0', deno: '1.20' },
    platformMin: { nodejs: 17_003_000, deno: 1_020_000 },
    min: { chrome: 124, firefox: 100, safari: 16 },
    caveats: [],
    specs: ['dom'],
    mdn: '/docs/Web/API/AbortSignal/timeout_static',
  })
  expect(compat('api.AbortSignal.timeout_static').support).not.toHaveProperty('ie')
})

test('css.properties.display.grid: a property value', () => {
  expect(compat('css.properties.display.grid')).toMatchObject({
    name: 'display: grid',
    kind: 'Property value',
    path: { lvl0: 'CSS', lvl1: 'CSS > Properties', lvl2: 'CSS > Properties > display' },
    features: ['grid'],
    support: { chrome: '57', edge: '16; prefix 12 -ms-', ie: 'partial prefix 10 -ms-' },
    min: { chrome: 57, edge: 16 },
  })
})

test('a name that holds the separator of paths is one level', () => {
  expect(compat('javascript.operators.greater_than')).toMatchObject({
    name: 'Greater than (a > b)',
    path: {
      lvl1: 'JavaScript > Operators',
      lvl2: 'JavaScript > Operators > Greater than (a>b)',
    },
  })
})

test('an element names the interface of its nodes', () => {
  expect(compat('html.elements.dialog').interface).toBe('api.HTMLDialogElement')
  expect(compat('html.elements.dialog.open')).not.toHaveProperty('interface')
})

test('keys that differ only in case are two records', () => {
  expect(compat('api.crypto').kind).toBe('Property')
  expect(compat('api.Crypto').kind).toBe('Interface')
})

test.each([
  ['api.CSSPrimitiveValue', 'gone 40; 1', 'removed'],
  ['api.AmbientLightSensor', 'flag 56', 'flag'],
  ['api.DirectoryEntrySync', 'prefix 13 webkit', 'prefix'],
])('%s: %s in Chrome is no support to filter by', (key, code, caveat) => {
  const record = compat(key)
  expect(record.support.chrome).toBe(code)
  expect(record.min.chrome).toBe(NEVER)
  expect(record.missing).toContain('chrome')
  expect(record.caveats).toContain(caveat)
})

test('chrome-140: what shipped with it', () => {
  expect(release('chrome-140')).toMatchObject({
    name: 'Chrome 140',
    v: 140_000_000,
    date: epochSeconds('2025-09-02'),
    year: 2025,
    month: '2025-09',
    status: 'retired',
    engine: 'Blink',
    featureCount: 1,
    compatCount: 4,
    touchedCount: 1,
    compatByArea: { WebDriver: 2, CSS: 1, JavaScript: 1 },
    prev: 'chrome-139',
    next: 'chrome-141',
    order: 1,
  })
  expect(release('chrome-140').features).toContain('uint8array-base64-hex')
  expect(release('chrome-140').terms).toContain('caret-animation')
  expect(release('chrome-140').terms.join(' ')).not.toContain('simulateAdapter')
})

test.each(['edge-12', 'edge-79'])('the record of %s is a first release', (id) => {
  expect(release(id)).toMatchObject({ first: true })
})

test('the first releases of an engine are marked: their support was not new', () => {
  const firsts = records.releases
    .filter(({ first }) => first === true)
    .map(({ objectID }) => objectID)
  expect(firsts).toEqual(
    expect.arrayContaining(['edge-12', 'edge-79', 'chrome_android-18', 'opera-15']),
  )
  expect(firsts).not.toContain('chrome-28')
})

test('css-grid-2: the current level of a series', () => {
  expect(spec('css-grid-2')).toMatchObject({
    title: 'CSS Grid Layout Module Level 2',
    series: 'css-grid',
    level: '2',
    current: true,
    aliases: ['css-grid'],
    org: 'W3C',
    status: "Editor's Draft",
    maturity: 'Candidate Recommendation Draft',
    standing: 'good',
    type: 'full',
    testPath: 'css/css-grid',
    features: ['subgrid', 'grid-animation'],
  })
  expect(spec('css-grid-2').related.slice(0, 2).toSorted()).toEqual(['css-grid-1', 'css-grid-3'])
  expect(spec('resize-observer-1').terms).toContain('ResizeObserver')
})

test('suggestions lead to pages, lists and filtered lists', () => {
  expect(suggestion('abortcontroller')).toMatchObject({
    query: 'AbortController',
    kinds: ['Interface'],
    target: { index: 'compat', id: 'api.AbortController' },
  })
  expect(suggestion('missing only in safari').target).toEqual({
    index: 'features',
    filters: { missingOnlyIn: ['Safari'] },
  })
  expect(suggestion('newly available in sep 2025')).toMatchObject({
    target: { index: 'features', filters: { newlyMonth: ['2025-09'] } },
    hits: 1,
  })
  expect(suggestion('<dialog>').kinds).toEqual(expect.arrayContaining(['Feature', 'Element']))
})
