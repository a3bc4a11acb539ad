import { expect, test } from 'vitest'

import { readText } from '#language/reading.ts'

const today = '2026-11-29'

/** What "subgrid" is asked for: the status, then what else. */
const read = (text: string): string => {
  const asked = readText(text, today).asked
  if (asked?.form !== 'baseline' || asked.name !== 'subgrid') return JSON.stringify(asked)
  const { status, isWhen, isAhead, from, year } = asked.baseline ?? {}
  return [status, isWhen && 'when', isAhead && 'ahead', from && 'reached', year ?? asked.day]
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
    'did subgrid become baseline by 2024',
    'had subgrid become baseline by the end of 2024',
    'subgrid baseline 2024',
    'subgrid in baseline 2024',
    'baseline 2024 subgrid',
  ],
  'any 2026': ['was subgrid baseline in 2026', 'is subgrid baseline 2026'],
  'any 2024-03-31': ['was subgrid baseline as of 2024-03', 'was subgrid baseline in March 2024'],
  'any 2024-03-05': ['was subgrid baseline on 2024-03-05'],
  'widely 2025': ['was subgrid widely available in 2025', 'is subgrid widely available in 2025'],
  'widely ahead': ['will subgrid be widely available', 'is subgrid going to be widely available'],
  'widely ahead 2027': [
    'will subgrid be widely available in 2027',
    'will subgrid be widely available by 2027?',
  ],
  'any reached 2024': ['did subgrid become baseline in 2024', 'did subgrid reach baseline in 2024'],
  'any reached 2024-03-31': ['did subgrid become baseline in mar 2024?'],
  'widely reached 2025': ['did subgrid become widely available in 2025'],
  'any ahead 2027': ['will subgrid be baseline 2027', 'will subgrid be baseline in 2027'],
  'any ahead reached 2027': ['will subgrid become baseline in 2027'],
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
  expect(readText(text, today).asked).toBeUndefined()
})

test.each([
  ['fetch priority high', undefined],
  ['low latency canvas', undefined],
  ['is popover supported in firefox in 2022', 'support'],
  ['how widely is subgrid supported', 'users'],
  ['is subgrid available in safari in 2027', undefined],
])('“%s” has the form %s, as before', (text, form) => {
  expect(readText(text, today).asked?.form).toBe(form)
})
