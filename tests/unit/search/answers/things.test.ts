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

const entry = (objectID: string, name: string, more: object = {}) => ({
  list: 'compat' as const,
  hits: [{ ...hit(objectID, name), ...more }],
})

test('of interfaces with a member of one name, the one that most users can call is meant', () => {
  const members = [
    ...entry('api.Element.startViewTransition', 'Element.startViewTransition()', { usage: 60 })
      .hits,
    ...entry('api.Document.startViewTransition', 'Document.startViewTransition()', { usage: 80 })
      .hits,
  ]
  const thing = bestThing('startviewtransition', [{ list: 'compat', hits: members }])
  expect(thing?.id).toBe('api.Document.startViewTransition')
})

test.each([
  ['the feature of the event with its name', ['scrollend'], 'scrollend'],
  ['the event, where the feature is another thing', [], 'api.Element.scrollend_event'],
])('a name before “event” means %s', (_, features, id) => {
  const more = { kind: 'Event', features }
  const event = entry('api.Element.scrollend_event', 'Element scrollend event', more)
  const feature = { list: 'features' as const, hits: [hit('scrollend', 'scrollend')] }
  expect(bestThing('scrollend event', [feature, event])?.id).toBe(id)
})

test('a feature has the entry of its name beside it', () => {
  const feature = { list: 'features' as const, hits: [hit('aspect-ratio', 'aspect-ratio')] }
  const property = entry('css.properties.aspect-ratio', 'aspect-ratio')
  const { id, namesake } = bestThing('aspect-ratio', [feature, property]) ?? {}
  expect([id, namesake?.id]).toEqual(['aspect-ratio', 'css.properties.aspect-ratio'])
})

const keywords = (...all: string[]) => [
  {
    list: 'features' as const,
    hits: [{ ...hit('js-modules', 'JavaScript modules'), keywords: all }],
  },
]

test('a keyword of one word is not meant by that word beside another, and one of several words is', () => {
  expect(bestThing('html imports', keywords('import'))).toBeUndefined()
  expect(bestThing('es modules', keywords('es-modules'))?.id).toBe('js-modules')
})

test('a thing that is found by a typing error is a guess', () => {
  const popover = [{ list: 'features' as const, hits: [hit('popover', 'Popover')] }]
  expect(bestThing('popovr', popover)?.isGuess).toBe(true)
  expect(bestThing('popover', popover)?.isGuess).toBeUndefined()
})

test('an entry of another language than the text names is not meant', () => {
  const entries = [entry('javascript.statements.import', 'import')]
  expect(bestThing('html imports', entries)).toBeUndefined()
  expect(bestThing('js import', entries)?.id).toBe('javascript.statements.import')
})

test('a name with other figures is the name of another thing, not one with a typing error', () => {
  const shadow = [{ list: 'features' as const, hits: [hit('shadow-dom', 'Shadow DOM')] }]
  expect(bestThing('shadow dom v0', shadow)).toBeUndefined()
  expect(bestThing('shadwo dom', shadow)?.id).toBe('shadow-dom')
})

test('what is named by another name in code says so; what has a nickname does not', () => {
  const area = entry('css.properties.position-area', 'position-area', { aliases: ['inset-area'] })
  expect(bestThing('inset-area', [area])?.otherName).toBe('inset-area')
  expect(bestThing('position-area', [area])?.otherName).toBeUndefined()
})
