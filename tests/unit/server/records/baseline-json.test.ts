import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { baselineBadge } from '#server/records/badge-text.ts'
import { baselineJson } from '#server/records/baseline-json.ts'

const newly = {
  baseline: 'newly',
  newlyDate: epochSeconds('2024-05-13'),
  widelyExpected: epochSeconds('2026-11-13'),
} as const

const dated = { status: 'newly', newlySince: '2024-05-13' }

test.each([
  ['the day before', '2026-11-12', { ...dated, widelyExpected: '2026-11-13' }],
  ['the day', '2026-11-13', { ...dated, widelyDue: '2026-11-13' }],
  ['the day after', '2026-11-14', { ...dated, widelyDue: '2026-11-13' }],
])('%s the end of the 30 months, one field has it', (_, today, json) => {
  expect(baselineJson(newly, today)).toEqual(json)
})

test('a widely available record has the day since which it is, stated or not', () => {
  const widely = { baseline: 'widely', newlyDate: epochSeconds('2023-09-15') } as const
  const json = { status: 'widely', newlySince: '2023-09-15', widelySince: '2026-03-15' }
  expect(baselineJson(widely, '2026-11-13')).toEqual(json)
  const stated = { ...widely, widelyDate: epochSeconds('2026-03-15') }
  expect(baselineJson(stated, '2026-11-13')).toEqual(json)
})

test('a limited record has its status alone', () => {
  expect(baselineJson({ baseline: 'limited' }, '2026-11-13')).toEqual({ status: 'limited' })
})

const feature = {
  ...newly,
  objectID: 'light-dark',
  name: '`light-dark()`',
  description: '',
  areas: [],
  usage: 0,
  support: {},
  shipped: {},
  platforms: {},
  specs: [],
}

test.each([
  ['2026-11-12', 'expected to be widely available on 13 Nov 2026.'],
  ['2026-11-13', 'web-features still lists it as newly available.'],
])('a badge on %s describes the step to wide availability', (today, end) => {
  const { message, description } = baselineBadge(feature, today)
  expect(message).toBe('Baseline 2024 newly available')
  expect(description).toMatch(/^Newly available since 13 May 2024; /)
  expect(description.endsWith(end)).toBe(true)
})
