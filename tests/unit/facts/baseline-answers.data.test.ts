import { expect, test } from 'vitest'

import { entryEvents } from '#catalogue/events/record-events.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { readText } from '#language/reading.ts'
import { answerLines } from '#search/answers/answer-line.ts'
import { bestThing, type Thing } from '#search/answers/things.ts'
import { compatJson } from '#server/records/compat-json.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { dayAfter, featureStatuses, keyStatuses, type ReadStatus } from './baseline-statuses.ts'

const { records, summary } = await loadCatalogue()

type Question = {
  readonly text: string
  readonly asks: 'any' | 'low' | 'high'
  /** The last day of the time that is asked about; none for the day of the visit. */
  readonly until?: string
  readonly isWhen?: boolean
  readonly isAhead?: boolean
  /** Whether it asks for the year in which the status was reached. */
  readonly isReached?: boolean
}

const thisYear = Number(summary.asOf.slice(0, 4))
const years = [2016, 2020, thisYear - 2, thisYear - 1, thisYear, thisYear + 1, thisYear + 3]

const questions: readonly Question[] = [
  { text: 'is it1 baseline', asks: 'any' },
  { text: 'is it1 baseline yet', asks: 'any' },
  { text: 'is it1 newly available', asks: 'low' },
  { text: 'is it1 widely available', asks: 'high' },
  { text: 'has it1 reached widely available yet', asks: 'high' },
  { text: 'will it1 be widely available', asks: 'high', isAhead: true },
  { text: 'when did it1 become baseline', asks: 'any', isWhen: true },
  { text: 'since when is it1 baseline', asks: 'any', isWhen: true },
  { text: 'when was it1 newly available', asks: 'low', isWhen: true },
  { text: 'when will it1 be widely available', asks: 'high', isWhen: true },
  ...years.flatMap((year): readonly Question[] => [
    { text: `is it1 baseline ${year}`, asks: 'any', until: `${year}-12-31` },
    { text: `was it1 baseline in ${year}`, asks: 'any', until: `${year}-12-31` },
    {
      text: `did it1 become baseline in ${year}`,
      asks: 'any',
      until: `${year}-12-31`,
      isReached: true,
    },
    { text: `was it1 newly available in ${year}`, asks: 'low', until: `${year}-12-31` },
    { text: `will it1 be widely available in ${year}`, asks: 'high', until: `${year}-12-31` },
  ]),
]

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const written = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** The word that the package and the day of the visit lead to. Nothing confirms what a year to come brings. */
function wordFor(question: Question, status: ReadStatus | undefined, today: string): string {
  const word = wordOfDay(question, status, today)
  const isAhead = (question.until ?? '').slice(0, 4) > today.slice(0, 4)
  return isAhead && !question.isWhen && (word === 'Yes' || word === 'Was') ? 'Expected' : word
}

function wordOfDay(question: Question, status: ReadStatus | undefined, today: string): string {
  const { asks, until = today } = question
  if (status === undefined) return 'Unknown'
  const { is, low, high, isBound } = status
  if (is === 'discouraged') return 'No'
  const never = until < today ? 'No' : 'Not yet'
  if (is === 'limited') return never
  const isConfirmed = is === 'high' && high <= today
  const open = high > today ? 'Expected' : 'Due'
  if (question.isWhen) {
    const since = isBound ? 'By' : 'Since'
    if (asks !== 'high') return `${since} ${written(low)}`
    if (isConfirmed) return `${since} ${written(high)}`
    return `${open === 'Due' ? 'Due since' : open} ${written(high)}`
  }
  if (question.isReached && low <= until) {
    if (low.slice(0, 4) < until.slice(0, 4)) return 'No'
    return isBound ? 'Unknown' : 'Yes'
  }
  const early = isBound && until < today ? 'Unknown' : never
  if (asks === 'high') {
    if (isConfirmed) return high <= until ? 'Yes' : early
    return high <= until || (question.isAhead && question.until === undefined) ? open : never
  }
  if (low > until) return early
  return asks === 'low' && isConfirmed && high <= until ? 'Was' : 'Yes'
}

type Subject = { readonly thing: Thing; readonly status: ReadStatus | undefined }

/** What is wrong with the answers to a question, by thing. */
function faultsOf(question: Question, today: string, subjects: readonly Subject[]) {
  const asked = readText(question.text, today).asked
  if (asked === undefined) return [`“${question.text}” asks for nothing`]
  return subjects.flatMap(({ thing, status }) => {
    const [line, ...others] = answerLines(asked, { thing, today })
    const { word = '', sentence = '' } = line ?? {}
    const wanted = wordFor(question, status, today)
    const isRight = word === wanted && others.length === 0 && isTrue(sentence, status, today)
    return isRight
      ? []
      : [`${thing.id} on ${today}: ${question.text}? ${word}, not ${wanted}: ${sentence}`]
  })
}

/** Whether a sentence names the days of the package, and each as past or ahead as it is. */
function isTrue(sentence: string, status: ReadStatus | undefined, today: string): boolean {
  const isBaseline = status?.is === 'high' || status?.is === 'low'
  if (!isBaseline) return !/available since|expected/.test(sentence)
  const { is, low, high, isBound } = status
  const isWidely = is === 'high' && high <= today
  const saysBound = sentence.includes(' or earlier')
  const end = isWidely
    ? `Widely available since ${written(high)}`
    : high > today
      ? `expected to be widely available on ${written(high)}`
      : `30 months passed on ${written(high)}`
  const saysDays =
    sentence.includes(`ewly available since ${written(low)}`) && sentence.includes(end)
  return saysDays && saysBound === isBound
}

const features = records.features.flatMap((record): readonly Subject[] => {
  const thing = bestThing(record.objectID, [{ list: 'features', hits: [record] }])
  return thing === undefined ? [] : [{ thing, status: featureStatuses.get(record.objectID) }]
})

const entries = records.compat.flatMap((record): readonly Subject[] => {
  const thing = bestThing(record.objectID, [{ list: 'compat', hits: [record] }])
  return thing === undefined ? [] : [{ thing, status: keyStatuses.get(record.objectID) }]
})

test.each(questions)('“$text” is answered for each feature as web-features has it', (question) => {
  const faults = [0, 11, 48].flatMap((days) =>
    faultsOf(question, dayAfter(summary.asOf, days), features),
  )
  expect(features).toHaveLength(records.features.length)
  expect(faults).toEqual([])
})

test.each(
  questions.filter(({ until, text }) => until === undefined && /^is .*e$|^when/.test(text)),
)('“$text” is answered for each entry by its own status, if it has one', (question) => {
  expect(entries).toHaveLength(records.compat.length)
  expect(faultsOf(question, summary.asOf, entries)).toEqual([])
})

test('every record whose day is an upper bound in web-features says so to programs and in its events', () => {
  const place = { siteUrl: 'https://plinth.example', day: summary.asOf }
  const sources = { releases: releaseDaysOf({}), today: summary.asOf }
  const said = records.compat.flatMap((record) => {
    const [event] = entryEvents(record, sources)
    const isInJson = compatJson(record, place).baseline?.approximate === true
    const isInEvents = event?.text.includes(' or earlier') === true
    return isInJson || isInEvents ? [`${record.objectID} ${isInJson} ${isInEvents}`] : []
  })
  const inData = new Set(records.compat.map(({ objectID }) => objectID))
  const bounds = [...keyStatuses].filter(([key, { isBound }]) => isBound && inData.has(key))
  expect(bounds).not.toEqual([])
  expect(said.toSorted()).toEqual(bounds.map(([key]) => `${key} true true`).toSorted())
})

test('the answers for a newly available feature turn on the day on which its 30 months end', () => {
  const newly = features.filter(({ status }) => status?.is === 'low')
  const faults = newly.flatMap((subject) =>
    [-1, 0, 1].flatMap((days) =>
      questions
        .slice(0, 10)
        .flatMap((one) => faultsOf(one, dayAfter(subject.status?.high ?? '', days), [subject])),
    ),
  )
  expect(newly.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})
