import { expect, test } from 'vitest'

import { PERIODS, createSeries } from '#provider/protocol/health/series.ts'

const MINUTE = 60_000
const START = Date.parse('2026-03-02T10:00:00Z')

test('the points of an hour are the means of its minutes, the oldest first', () => {
  const series = createSeries()
  series.add(START, 2)
  series.add(START + 30_000, 4)
  series.add(START + 2 * MINUTE, 9)
  expect(series.points('hour', START + 2 * MINUTE)).toEqual([
    { t: START, v: 3 },
    { t: START + 2 * MINUTE, v: 9 },
  ])
})

test('a minute has points ten seconds apart', () => {
  const series = createSeries()
  series.add(START, 1)
  series.add(START + 12_000, 3)
  expect(series.points('minute', START + 12_000)).toEqual([
    { t: START, v: 1 },
    { t: START + 10_000, v: 3 },
  ])
})

test('what is older than a period is not in it, though nothing came since', () => {
  const series = createSeries()
  series.add(START, 5)
  expect(series.points('hour', START + 61 * MINUTE)).toEqual([])
  expect(series.points('day', START + 61 * MINUTE)).toEqual([{ t: START, v: 5 }])
})

test('two months of measurements are kept in as many points as the periods have', () => {
  const series = createSeries()
  const end = START + 60 * 24 * 60 * MINUTE
  for (let time = START; time <= end; time += 5 * MINUTE) series.add(time, 1)
  const counts = PERIODS.map((period) => series.points(period, end).length)
  expect(counts).toEqual([1, 12, 144, 168, 31])
})

test('a clock that goes back adds to the newest point', () => {
  const series = createSeries()
  series.add(START, 2)
  series.add(START - MINUTE, 4)
  expect(series.points('hour', START)).toEqual([{ t: START, v: 3 }])
})
