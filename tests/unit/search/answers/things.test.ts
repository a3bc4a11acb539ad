import { expect, test } from 'vitest'

import { thingRequests } from '#search/answers/thing-requests.ts'
import { bestThing } from '#search/answers/things.ts'

const hit = (objectID: string, name: string) => ({ objectID, name, support: {} })

const found = [
  {
    list: 'features' as const,
    hits: [hit('selection-api', 'Selection'), hit('abortsignal-any', 'AbortSignal.any()')],
  },
  {
    list: 'compat' as const,
    hits: [
      hit('api.Selection.type', 'Selection.type'),
      hit('api.AbortSignal.any_static', 'AbortSignal.any()'),
    ],
  },
]

test.each([
  ['the whole key of an entry', 'api.selection.type', 'api.Selection.type'],
  ['the name of an entry with a dot', 'selection.type', 'api.Selection.type'],
  ['the name of a feature with a dot', 'abortsignal.any()', 'abortsignal-any'],
  ['the name of a feature', 'selection', 'selection-api'],
])('%s means the record that has it', (_, name, id) => {
  expect(bestThing(name, found)?.id).toBe(id)
})

test('the entry of a typed key comes first, with the letters as typed', () => {
  const typed = 'api.FormData.FormData ios 16.2'
  const [features, compat] = thingRequests(['api.formdata.formdata'], typed)
  expect([features, compat]).toMatchObject([
    { indexName: 'features', optionalFilters: ['objectID:api.FormData.FormData'] },
    { indexName: 'compat', optionalFilters: ['objectID:api.FormData.FormData'] },
  ])
  expect(thingRequests(['grid'], 'grid safari 16')[0]).not.toHaveProperty('optionalFilters')
})
