import { expect, test } from 'vitest'

import { readText } from '#language/reading.ts'
import { epochSeconds } from '#lib/dates.ts'
import { answerLines } from '#search/answers/answer-line.ts'

import { currentSupport, thingOf } from './things.ts'

const today = '2026-11-29'

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
  [
    'did it1 become baseline in 2026',
    popover,
    'No in Baseline since 2026',
    `${since2025} It belongs to Baseline 2025.`,
  ],
  ['did it1 become baseline in 2025', popover, 'Yes in Baseline since 2025', since2025],
  ['did it1 become baseline in january 2025', popover, 'Yes in Baseline since Jan 2025', since2025],
  ['did it1 become baseline in february 2025', popover, 'No in Baseline since Feb 2025', since2025],
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
    'is it1 in baseline 2027',
    popover,
    'Expected in Baseline 2027',
    `${since2025} It belongs to Baseline 2025.`,
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
  [
    'will it1 become widely available in 2027',
    popover,
    'Expected widely available from 2027',
    since2025,
  ],
  [
    'did it1 become baseline on 2025-01-27',
    popover,
    'Yes in Baseline since 27 Jan 2025',
    since2025,
  ],
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
  const asked = readText(text, today).asked
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
    const asked = readText(text, day).asked
    return asked && answerLines(asked, { thing: lightDark, today: day })[0]?.word
  })
  expect(words).toEqual([is, when])
})
