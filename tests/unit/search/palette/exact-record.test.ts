import { expect, test } from 'vitest'

import { readAnswer } from '#search/federated/searched-answer.ts'
import { exactRecord } from '#search/palette/groups.ts'

const recordOf = (objectID: string, name: string) => ({ objectID, name })

const hits = {
  features: [
    recordOf('has', ':has()'),
    recordOf('fetch', 'Fetch'),
    recordOf('grid', 'Grid'),
    recordOf('websockets', 'WebSockets'),
  ],
  compat: [
    recordOf('api.AbortController', 'AbortController'),
    recordOf('api.AbortController.AbortController', 'AbortController()'),
    recordOf('api.Crypto', 'Crypto'),
    recordOf('api.WebSocket', 'WebSocket'),
    recordOf('js.optional_chaining', 'Optional chaining operator (?.)'),
    recordOf('api.crypto', 'crypto'),
    recordOf('css.properties.grid', 'grid'),
    recordOf('html.elements.details.open', 'open'),
    recordOf('html.elements.dialog.open', 'open'),
    recordOf('css.selectors.marker', '::marker'),
  ],
  specs: [
    {
      objectID: 'css-grid-2',
      title: 'CSS Grid Layout Module Level 2',
      shortTitle: 'CSS Grid 2',
    },
  ],
  releases: [{ objectID: 'chrome-140', name: 'Chrome 140' }],
}

type Hits = Readonly<Record<string, readonly object[]>>

const named = (text: string, found: Hits = hits) => {
  const results = Object.entries(found).map(([id, all]) => [id, { hits: all }] as const)
  const record = exactRecord(text, readAnswer({ text, results: new Map(results) }))
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
  ['websocket', 'features websockets'],
  ['WebSocket', 'features websockets'],
  ['?.', 'compat js.optional_chaining'],
  ['optional chaining', 'compat js.optional_chaining'],
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

const anchors = (...features: readonly string[]): Hits => ({
  features: [recordOf('anchor-positioning', 'Anchor positioning')],
  compat: [{ ...recordOf('css.types.anchor', 'anchor'), features }],
})

test('an entry that a feature with a longer name is about is not opened by that word alone', () => {
  expect(named('anchor', anchors('anchor-positioning'))).toBeUndefined()
  expect(named('anchor', anchors())).toBeUndefined()
  expect(named('anchor', anchors('a'))).toBe('compat css.types.anchor')
  expect(named('Anchor', anchors('anchor-positioning'))).toBe('compat css.types.anchor')
})

const flex = (...features: readonly string[]): Hits => ({
  features: [recordOf('flexbox', 'Flexbox')],
  compat: [{ ...recordOf('css.properties.flex', 'flex'), features }],
})

test('an entry of a feature whose name is a longer word is not opened by that word alone', () => {
  expect(named('flex', flex('flexbox'))).toBeUndefined()
  expect(named('flex', flex())).toBe('compat css.properties.flex')
})
