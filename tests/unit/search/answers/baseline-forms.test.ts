import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { answerLines } from '#search/answers/answer-line.ts'
import { readAsked } from '#search/answers/read-asked.ts'

import { currentSupport, thingOf } from './things.ts'

const today = '2026-11-29'

/** What "subgrid" is asked for: the status, then what else. */
const read = (text: string): string => {
  const asked = readAsked(text, today)
  if (asked?.form !== 'baseline' || asked.name !== 'subgrid') return JSON.stringify(asked)
  const { status, isWhen, isAhead, year } = asked.baseline ?? {}
  return [status, isWhen && 'when', isAhead && 'ahead', year ?? asked.day]
    .filter((part) => typeof part === 'string')
    .join(' ')
}

const forms: Readonly<Record<string, readonly string[]>> = {
  any: [
    'is subgrid baseline',
    'is subgrid baseline yet',
    'is subgrid now baseline?',
    'is subgrid already part of baseline',
    "isn't subgrid baseline yet",
    'why is subgrid not baseline',
    'has subgrid become baseline',
    'did subgrid make it into baseline',
    'does subgrid belong to baseline',
    'subgrid baseline',
    'subgrid baseline status',
    'baseline subgrid',
    'baseline status of subgrid',
    'what baseline status does subgrid have',
    'what is the baseline status of subgrid',
    'is subgrid safe to use',
    'is it safe to use subgrid',
  ],
  widely: [
    'is subgrid widely available',
    'is subgrid widely available yet',
    'is subgrid baseline widely available',
    'is subgrid baseline widely',
    'is subgrid baseline high',
    'is subgrid widely supported',
    'has subgrid reached widely available',
    'has subgrid become widely available?',
    'subgrid widely available',
    'subgrid baseline widely available',
  ],
  newly: [
    'is subgrid newly available',
    'is subgrid baseline newly available',
    'was subgrid newly available',
    'is subgrid baseline low',
    'subgrid newly available',
  ],
  'any 2024': [
    'is subgrid baseline 2024',
    'is subgrid in baseline 2024',
    'is subgrid part of baseline 2024',
    'is subgrid baseline in 2024',
    'was subgrid baseline in 2024',
    'was subgrid baseline by 2024',
    'did subgrid become baseline in 2024',
    'subgrid baseline 2024',
    'subgrid in baseline 2024',
    'baseline 2024 subgrid',
  ],
  'any 2026': ['was subgrid baseline in 2026', 'is subgrid baseline 2026'],
  'any 2024-03-31': ['was subgrid baseline as of 2024-03'],
  'any 2024-03-05': ['was subgrid baseline on 2024-03-05'],
  'widely 2025': ['was subgrid widely available in 2025', 'is subgrid widely available in 2025'],
  'widely ahead': ['will subgrid be widely available', 'is subgrid going to be widely available'],
  'widely ahead 2027': [
    'will subgrid be widely available in 2027',
    'will subgrid be widely available by 2027?',
  ],
  'any ahead 2027': ['will subgrid become baseline in 2027', 'will subgrid be baseline 2027'],
  'any when': [
    'when did subgrid become baseline',
    'when was subgrid baseline',
    'when is subgrid baseline',
    'since when is subgrid baseline',
    'since when has subgrid been baseline',
    'how long has subgrid been baseline',
    'subgrid baseline date',
    'subgrid baseline since',
    'subgrid baseline since when',
    'baseline date of subgrid',
    'which baseline year is subgrid',
    'in which version did subgrid become baseline',
    'what baseline is subgrid in',
  ],
  'newly when': ['when did subgrid become newly available', 'when was subgrid newly available'],
  'widely when': [
    'when did subgrid become widely available',
    'when is subgrid widely available',
    'when does subgrid become widely available',
    'how long until subgrid is widely available',
    'when can i expect subgrid to be widely available',
    'subgrid widely available when',
    'subgrid widely available date',
  ],
  'widely when ahead': [
    'when will subgrid be widely available',
    'when will subgrid become widely available',
    'when is subgrid going to be widely available',
    'how soon will subgrid be widely available',
  ],
  'any when ahead': ['when will subgrid be baseline', 'when will subgrid reach baseline'],
}

test.each(Object.entries(forms).flatMap(([asked, texts]) => texts.map((text) => [text, asked])))(
  '“%s” asks of Baseline: %s',
  (text, asked) => {
    expect(read(text)).toBe(asked)
  },
)

test.each([
  'baseline 2024',
  'baseline in 2024',
  'in baseline 2027',
  'baseline css features 2024',
  'css baseline 2024',
  'widely available',
  'newly available css',
  'features newly available in 2024',
  'baseline in march 2024',
  'became baseline in 2024',
  'new in baseline 2026',
])('“%s” asks for a list, not for the status of a thing', (text) => {
  expect(readAsked(text, today)).toBeUndefined()
})

test.each([
  ['fetch priority high', undefined],
  ['low latency canvas', undefined],
  ['is popover supported in firefox in 2022', 'support'],
  ['how widely is subgrid supported', 'users'],
  ['is subgrid available in safari in 2027', undefined],
])('“%s” has the form %s, as before', (text, form) => {
  expect(readAsked(text, today)?.form).toBe(form)
})

const on = epochSeconds
const popover = thingOf({ baseline: 'newly', newlyDate: on('2025-01-27') })
const lightDark = thingOf({ baseline: 'newly', newlyDate: on('2024-05-13') })
const grid = thingOf({
  baseline: 'widely',
  newlyDate: on('2017-10-17'),
  widelyDate: on('2020-04-17'),
})
/** An entry: the record has its first day alone. */
const hasEntry = thingOf({ list: 'compat', baseline: 'widely', newlyDate: on('2023-12-19') })
const output = thingOf({ ...grid, approx: true })
const limited = thingOf({ baseline: 'limited', support: { ...currentSupport, firefox: 'no' } })
const complete = thingOf({ baseline: 'limited' })
const discouraged = thingOf({ baseline: 'discouraged', isDiscouraged: true })
const without = thingOf({ list: 'compat', baseline: undefined })

const since2025 =
  'Newly available since 27 Jan 2025; expected to be widely available on 27 Jul 2027.'
const since2017 = 'Widely available since 17 Apr 2020, newly available since 17 Oct 2017.'
const since2024 =
  'Newly available since 13 May 2024; 30 months passed on 13 Nov 2026, and web-features still lists it as newly available.'
const lacksIt = 'Limited availability. No version of Firefox has it.'

const answers = [
  ['is it1 baseline', popover, 'Yes in Baseline', since2025],
  ['is it1 widely available yet', popover, 'Not yet widely available', since2025],
  ['is it1 newly available', popover, 'Yes newly available', since2025],
  [
    'is it1 baseline 2024',
    popover,
    'No in Baseline 2024',
    `${since2025} It belongs to Baseline 2025.`,
  ],
  ['is it1 baseline 2025', popover, 'Yes in Baseline 2025', since2025],
  [
    'was it1 baseline in 2026',
    popover,
    'Yes in Baseline 2026',
    `${since2025} It belongs to Baseline 2025.`,
  ],
  [
    'was it1 baseline in 2023',
    popover,
    'No in Baseline 2023',
    `${since2025} It belongs to Baseline 2025.`,
  ],
  ['was it1 baseline on 2025-01-26', popover, 'No in Baseline on 26 Jan 2025', since2025],
  ['was it1 baseline on 2025-01-27', popover, 'Yes in Baseline on 27 Jan 2025', since2025],
  ['will it1 be widely available', popover, 'Expected widely available', since2025],
  [
    'will it1 be widely available in 2026',
    popover,
    'Not yet widely available by the end of 2026',
    since2025,
  ],
  [
    'will it1 be widely available in 2027',
    popover,
    'Expected widely available by the end of 2027',
    since2025,
  ],
  [
    'when will it1 be widely available',
    popover,
    'Expected 27 Jul 2027 widely available',
    since2025,
  ],
  ['when did it1 become baseline', popover, 'Since 27 Jan 2025 in Baseline', since2025],
  ['is it1 widely available', lightDark, 'Due widely available', since2024],
  ['will it1 be widely available', lightDark, 'Due widely available', since2024],
  ['when is it1 widely available', lightDark, 'Due since 13 Nov 2026 widely available', since2024],
  [
    'was it1 widely available in 2025',
    lightDark,
    'No widely available by the end of 2025',
    since2024,
  ],
  ['is it1 baseline', lightDark, 'Yes in Baseline', since2024],
  ['is it1 widely available', grid, 'Yes widely available', since2017],
  ['is it1 newly available', grid, 'Was newly available', since2017],
  ['was it1 newly available in 2018', grid, 'Yes newly available by the end of 2018', since2017],
  ['was it1 widely available in 2018', grid, 'No widely available by the end of 2018', since2017],
  [
    'was it1 baseline in 2016',
    grid,
    'No in Baseline 2016',
    `${since2017} It belongs to Baseline 2017.`,
  ],
  ['when did it1 become widely available', grid, 'Since 17 Apr 2020 widely available', since2017],
  [
    'is it1 widely available',
    hasEntry,
    'Yes widely available',
    'Widely available since 19 Jun 2026, newly available since 19 Dec 2023.',
  ],
  [
    'was it1 baseline in 2016',
    output,
    'Unknown in Baseline 2016',
    'Widely available since 17 Apr 2020 or earlier, newly available since 17 Oct 2017 or earlier. It belongs to Baseline 2017.',
  ],
  [
    'since when is it1 baseline',
    output,
    'By 17 Oct 2017 in Baseline',
    'Widely available since 17 Apr 2020 or earlier, newly available since 17 Oct 2017 or earlier.',
  ],
  ['is it1 baseline yet', limited, 'Not yet in Baseline', lacksIt],
  ['is it1 widely available', limited, 'Not yet widely available', lacksIt],
  ['is it1 baseline 2024', limited, 'No in Baseline 2024', lacksIt],
  [
    'when will it1 be widely available',
    limited,
    'Not yet widely available',
    `${lacksIt} No day is known.`,
  ],
  [
    'is it1 baseline',
    complete,
    'Not yet in Baseline',
    'Limited availability. Every core browser has it.',
  ],
  [
    'is it1 baseline',
    discouraged,
    'No in Baseline',
    'It is discouraged. Every core browser has it.',
  ],
  [
    'when will it1 be baseline',
    discouraged,
    'No in Baseline',
    'It is discouraged. Every core browser has it.',
  ],
  [
    'is it1 baseline',
    without,
    'Unknown in Baseline',
    'web-features gives it no status of its own. Every core browser has it.',
  ],
] as const

test.each(
  answers.map(([text, thing, where, sentence]) => [text, `${where}: ${sentence}`, thing] as const),
)('“%s” is answered “%s”', (text, answer, thing) => {
  const asked = readAsked(text, today)
  if (asked === undefined) throw new Error(`${text} asks for nothing.`)
  const lines = answerLines(asked, { thing, today })
  expect(lines.map((line) => `${line.word} ${line.where}: ${line.sentence}`)).toEqual([answer])
})

test.each([
  ['2026-11-12', 'Not yet', 'Expected 13 Nov 2026'],
  ['2026-11-13', 'Due', 'Due since 13 Nov 2026'],
  ['2026-11-14', 'Due', 'Due since 13 Nov 2026'],
])('on %s, a thing whose 30 months end on 13 Nov 2026 is “%s”, “%s”', (day, is, when) => {
  const texts = ['is it1 widely available', 'when will it1 be widely available']
  const words = texts.map((text) => {
    const asked = readAsked(text, day)
    return asked && answerLines(asked, { thing: lightDark, today: day })[0]?.word
  })
  expect(words).toEqual([is, when])
})
