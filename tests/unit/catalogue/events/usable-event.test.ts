import { expect, test } from 'vitest'

import { noChanges } from '#catalogue/events/change-log.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { usableEvent } from '#catalogue/events/usable-event.ts'
import { epochSeconds } from '#lib/dates.ts'

const releases = releaseDaysOf({
  chrome: { 100: '2022-03-29' },
  safari: { 16: '2022-09-12' },
})
const sources = { releases, today: '2024-02-01', log: noChanges }
const record = {
  objectID: 'gap',
  name: 'Gap',
  support: { chrome: '100', safari: '16' },
}
const one = { list: 'features', record } as const
const set = { text: 'chrome 110, safari 16', name: 'Chrome 110 and Safari 16', unjudged: [] }

test('what works in all browsers of a set has an event on the day of the last of them', () => {
  const browsers = { ...set, targets: { chrome: 110, safari: 16 } }
  expect(usableEvent(one, browsers, sources)).toMatchObject({
    kind: 'usable',
    day: '2022-09-12',
    title: 'Gap: works in Chrome 110 and Safari 16',
    text: 'Safari 16 was the last, on 12 Sep 2022.',
  })
})

test('what lacks a browser of a set, or whose day nobody knows, has no event', () => {
  expect(usableEvent(one, { ...set, targets: { chrome: 90 } }, sources)).toBeUndefined()
  const unknown = { list: 'features', record: { ...record, support: { chrome: '≤99' } } } as const
  expect(usableEvent(unknown, { ...set, targets: { chrome: 110 } }, sources)).toBeUndefined()
})

test('in widely available browsers it works since it is widely available', () => {
  const widely = { ...record, widelyDate: epochSeconds('2024-01-01') }
  const browsers = { ...set, text: 'widely', targets: { chrome: 110 } }
  const event = usableEvent({ list: 'features', record: widely }, browsers, sources)
  expect(event).toMatchObject({ day: '2024-01-01', text: 'Widely available, on 1 Jan 2024.' })
})

test('two sets have two names', () => {
  const names = ['chrome 110', 'chrome 111'].map(
    (text) => usableEvent(one, { ...set, text, targets: { chrome: 110 } }, sources)?.name,
  )
  expect(new Set(names).size).toBe(2)
})
