import { expect, test } from 'vitest'

import type { PaletteAnswer } from '#search/palette/answer.ts'
import { exactRecord } from '#search/palette/exact-record.ts'

const none = { total: 0, hits: [] }
const feature = (objectID: string, name: string) => ({
  objectID,
  name,
  baseline: 'widely' as const,
})
const entry = (objectID: string, name: string) => ({
  objectID,
  name,
  kind: 'Interface' as const,
  path: { lvl0: 'Web APIs' },
})
const found = <Hit>(...hits: readonly Hit[]) => ({ total: hits.length, hits })

const answer: PaletteAnswer = {
  suggestions: none,
  features: found(feature('has', ':has()'), feature('fetch', 'Fetch'), feature('grid', 'Grid')),
  compat: found(
    entry('api.AbortController', 'AbortController'),
    entry('api.AbortController.AbortController', 'AbortController()'),
    entry('api.Crypto', 'Crypto'),
    entry('api.crypto', 'crypto'),
    entry('css.properties.grid', 'grid'),
    entry('html.elements.details.open', 'open'),
    entry('html.elements.dialog.open', 'open'),
    entry('css.selectors.marker', '::marker'),
  ),
  specs: found({
    objectID: 'css-grid-2',
    title: 'CSS Grid Layout Module Level 2',
    shortTitle: 'CSS Grid 2',
    org: 'W3C',
  }),
  releases: found({
    objectID: 'chrome-140',
    name: 'Chrome 140',
    browser: 'chrome',
    status: 'retired',
  }),
}

const named = (text: string) => {
  const record = exactRecord(text, answer)
  return record && `${record.list} ${record.id}`
}

test.each([
  ['AbortController', 'compat api.AbortController'],
  ['abortcontroller', 'compat api.AbortController'],
  ['AbortController()', 'compat api.AbortController.AbortController'],
  ['api.AbortController', 'compat api.AbortController'],
  [':has()', 'features has'],
  [':has', 'features has'],
  ['has', 'features has'],
  ['fetch', 'features fetch'],
  ['grid', 'features grid'],
  ['css.properties.grid', 'compat css.properties.grid'],
  ['Crypto', 'compat api.Crypto'],
  ['crypto', 'compat api.crypto'],
  ['api.crypto', 'compat api.crypto'],
  [':marker', 'compat css.selectors.marker'],
  ['chrome 140', 'releases chrome-140'],
  ['  Chrome   140 ', 'releases chrome-140'],
  ['chrome-140', 'releases chrome-140'],
  ['css-grid-2', 'specs css-grid-2'],
  ['CSS Grid Layout Module Level 2', 'specs css-grid-2'],
  ['css grid 2', 'specs css-grid-2'],
])('%s names %s', (text, record) => {
  expect(named(text)).toBe(record)
})

test.each(['', '   ', 'gri', 'grids', 'chrome', 'chrome 14', 'CRYPTO', 'open', ':', '()'])(
  '“%s” names nothing, or more than one',
  (text) => {
    expect(named(text)).toBeUndefined()
  },
)
