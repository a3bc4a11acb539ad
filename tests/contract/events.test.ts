import { expect, test } from 'vitest'

import { KEYS, createTarget } from './embedded.ts'
import { type Answer, send } from './target.ts'

const NOW = Date.UTC(2026, 0, 1)
const DAY = 86_400_000
const target = createTarget({ now: () => NOW })
const queryID = '0123456789abcdef'.repeat(2)

const push = (...events: readonly unknown[]): Promise<Answer> =>
  send(target, { path: '/1/events', body: { events }, key: KEYS.searchKey })

const click = {
  eventType: 'click',
  eventName: 'Product Clicked',
  index: 'products',
  userToken: 'anonymous-1',
  objectIDs: ['p1', 'p2'],
}

const accepted: readonly (readonly [what: string, event: object])[] = [
  ['a click', click],
  ['a click after a search', { ...click, queryID, positions: [1, 7] }],
  ['a view of filters', { ...click, eventType: 'view', objectIDs: null, filters: ['brand:Acme'] }],
  [
    'a purchase',
    {
      ...click,
      eventType: 'conversion',
      eventSubtype: 'purchase',
      objectData: [{ price: 9.9 }, { price: '4', quantity: 2 }],
      currency: 'EUR',
      value: 17.9,
    },
  ],
  [
    'the longest texts',
    { ...click, index: 'x'.repeat(256), userToken: 'x'.repeat(129), objectIDs: ['x'.repeat(512)] },
  ],
  ['an event of 29 days ago', { ...click, timestamp: NOW - 29 * DAY }],
]

test.each(accepted)('%s is accepted', async (_, event) => {
  expect(await push(event)).toMatchObject({ status: 200, body: { status: 200, message: 'OK' } })
})

const refused: readonly (readonly [what: string, change: object, message: string])[] = [
  ['no name', { eventName: undefined }, 'EventName is required'],
  [
    'a name of 65 characters',
    { eventName: 'x'.repeat(65) },
    'EventName must contain only visible ASCII characters, and be between 1 and 64 characters long',
  ],
  ['no type', { eventType: undefined }, 'EventType is required'],
  [
    'an unknown type',
    { eventType: 'hover' },
    'EventType must be one of "click", "conversion" or "view"',
  ],
  [
    'an unknown subtype',
    { eventType: 'conversion', eventSubtype: 'rent' },
    'EventSubtype must be one of "addToCart" or "purchase"',
  ],
  ['no index', { index: undefined }, 'The index field is required'],
  [
    'an index of 257 characters',
    { index: 'x'.repeat(257) },
    'The index field must be at most 256 characters long',
  ],
  [
    'a record of 513 characters',
    { objectIDs: ['p', 'x'.repeat(513)] },
    'ObjectIDs must be at most 512 characters long',
  ],
  [
    'a record of ten million characters',
    { objectIDs: ['x'.repeat(9_900_000)] },
    'ObjectIDs must be at most 512 characters long',
  ],
  [
    'a filter of 1,001 characters',
    { objectIDs: null, filters: [`brand:${'x'.repeat(995)}`] },
    'Filters must be at most 1000 characters long',
  ],
  [
    'a query id of a long message',
    { queryID: `message_${'x'.repeat(129)}` },
    'Query ID must be a search query ID (32 characters hexadecimal string)',
  ],
  [
    'a position that is no exact number',
    { queryID, positions: [1, 1e300] },
    'Event of type click may only have strictly positive positions',
  ],
  ['no user', { userToken: undefined }, 'The userToken field is required'],
  [
    'a user token with a space',
    { userToken: 'a b' },
    'UserToken must contain only alphanumeric, equal, plus, slash, hyphen, or underscore characters, and be between 1 and 128 characters long',
  ],
  [
    'a time 40 days ago',
    { timestamp: NOW - 40 * DAY },
    'The timestamp must be at most 30 days in the past',
  ],
  [
    'a time that is a text',
    { timestamp: 'now' },
    'Invalid type for field timestamp: expected int64',
  ],
  [
    'neither records nor filters',
    { objectIDs: undefined },
    'Event should specify either some ObjectIDs or some Filters',
  ],
  ['no records', { objectIDs: [] }, 'Event should specify either some ObjectIDs or some Filters'],
  [
    'a search of a record that is none',
    { objectData: [{ queryID: 'x' }, {}] },
    'Query ID must be a search query ID (32 characters hexadecimal string)',
  ],
  [
    'records and filters',
    { filters: ['brand:Acme'] },
    'Event should specify ObjectIDs or Filters, but not both',
  ],
  [
    '21 records',
    { objectIDs: Array.from({ length: 21 }, () => 'p') },
    'Event should not specify more than 20 ObjectIDs',
  ],
  [
    'a record that is a number',
    { objectIDs: [1] },
    'Invalid type for field events: expected string',
  ],
  [
    'a query id that is none',
    { queryID: 'x' },
    'Query ID must be a search query ID (32 characters hexadecimal string)',
  ],
  [
    'positions without a query id',
    { positions: [1, 2] },
    'Event of type click with positions should specify a queryID',
  ],
  [
    'a position of 0',
    { queryID, positions: [0, 1] },
    'Event of type click may only have strictly positive positions',
  ],
  [
    'fewer positions than records',
    { queryID, positions: [1] },
    'Event of type click should have the same number of ObjectIDs and Positions',
  ],
  [
    'positions in a view',
    { eventType: 'view', positions: [1, 2] },
    'Only event of type click should specify the positions attribute',
  ],
  [
    'data of fewer records',
    { objectData: [{}] },
    'Event should have the same number of ObjectIDs and ObjectData',
  ],
  [
    'a currency that is none',
    { currency: 'euro' },
    'Currency must be an ISO 4217 code of 3 letters',
  ],
]

test.each(refused)(
  'an event with %s is refused, and with it those beside it',
  async (_, change, message) => {
    const answer = await push(click, { ...click, ...change })
    expect([answer.status, answer.body]).toEqual([422, { status: 422, message }])
  },
)

test('an event that is no object, and a thousand and one, are refused', async () => {
  expect((await push('click')).body).toEqual({ status: 422, message: 'Invalid payload' })
  const many = Array.from({ length: 1001 }, () => click)
  expect((await push(...many)).body).toEqual({
    status: 422,
    message: 'Cannot process more than 1000 events in a batch',
  })
})
