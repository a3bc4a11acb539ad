import { afterEach, expect, test } from 'vitest'

import { readPlaces, storePlaces } from '#routes/layout/use-scroll.ts'

afterEach(() => sessionStorage.clear())

const placesOf = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`entry ${index}`, { top: index }] as const))

test('of 101 places, the latest 100 are stored', () => {
  const places = placesOf(101)
  storePlaces(places)
  expect([...readPlaces()]).toEqual([...places].slice(1))
})

test('no places leave no entry in storage', () => {
  storePlaces(placesOf(1))
  storePlaces(new Map())
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '7', '[["entry"]]', '[[1,{"top":1}]]', '[["entry",{"top":"1"}]]'])(
  'stored text of another form gives no places: %s',
  (text) => {
    sessionStorage.setItem('plinth-places', text)
    expect(readPlaces().size).toBe(0)
  },
)
