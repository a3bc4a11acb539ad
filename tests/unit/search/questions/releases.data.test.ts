import { expect, test } from 'vitest'

import { isOutOn } from '#catalogue/releases/on-day.ts'
import { readText } from '#language/reading.ts'
import { namesReleases, releaseWords } from '#language/subject.ts'
import { isoDay } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { answerNote } from '#search/answers/missing-thing.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records, summary } = await loadCatalogue()
const today = summary.asOf
const releases = records.releases.map(({ browser, version, date, status, name }) => ({
  browser,
  version,
  name: `${browserNames[browser]} ${version}`.toLowerCase(),
  shown: name,
  isComing: !isOutOn({ day: date === undefined ? '' : isoDay(date), status }, today),
}))

/** What people ask of a release. */
const frames = [
  '@ release date',
  '@ released',
  'when was @ released',
  'when did @ come out',
  'what is new in @',
  'what did @ bring',
  '@ changes',
  'release date of @',
]

test.each(frames)('each release is read from “%s”, with no other word left', (frame) => {
  const lost = releases.filter(({ browser, version, name }) => {
    const text = frame.replace('@', name)
    const [intent] = readText(text, today).question?.intents ?? []
    const isRead =
      intent?.version === version && intent.facets?.['browser']?.includes(browser) === true
    return !isRead || !namesReleases(text) || releaseWords(text).trim() !== name
  })
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('of each release that is not out, the day is told or said to be unknown; of no other one', () => {
  const told = releases.filter(({ name }) =>
    /is expected on|^No day is known/.test(
      answerNote(readText(`when will ${name} come out`, today), today)?.sentence ?? '',
    ),
  )
  const coming = releases.filter(({ isComing }) => isComing)
  expect(coming.length).toBeGreaterThan(0)
  expect(told.map(({ shown }) => shown)).toEqual(coming.map(({ shown }) => shown))
})
