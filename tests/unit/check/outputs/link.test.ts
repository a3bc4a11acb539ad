import { expect, test } from 'vitest'

import { onlyThese } from '#catalogue/verdict/verdict.ts'
import { LONGEST_REPORT, formatReport, parseReport } from '#check/outputs/link.ts'
import { reportOf } from '#check/report/report.ts'
import { formatPairs } from '#lib/query-string.ts'
import { reportOn, today, tooNew, use } from '#tests/unit/check/code-uses.ts'

const place = { file: 'secret.css', line: 1, certainty: 'certain' } as const

const uses = [
  use('css.properties.gap', { ...tooNew, places: [place, { ...place, line: 2 }] }),
  use('css.properties.gap.grid_context'),
  use('api.A.b', { ...tooNew, certainty: 'likely' }),
  use('css.properties.inset', { ...tooNew, isGuarded: true }),
]
const entries = new Map(uses.map(({ entry }) => [entry.key, entry]))
const entryOf = (key: string) => entries.get(key)
const report = reportOn(uses, { unread: [{ file: 'a.js', line: 1, what: 'template' }] })

test('a report in an address has keys and counts, and nothing of the code', () => {
  const text = formatReport(report) ?? ''
  expect(text).toBe('1-1-0,0api.A.b~l,0css.properties.gap~2,3grid_context,2inset~g')
  expect(formatPairs([['report', text]])).toBe(`?report=${text}`)
})

test('the same report comes back from its address, against other browsers', () => {
  const read = parseReport(formatReport(report) ?? '', entryOf)
  const shared = read && reportOf(read, onlyThese({ safari: 18 }), today)
  expect(shared?.items.map(({ entry, standing, count }) => [entry.key, standing, count])).toEqual(
    expect.arrayContaining([
      ['css.properties.gap', 'counted', 2],
      ['css.properties.gap.grid_context', 'counted', 1],
      ['api.A.b', 'likely', 1],
      ['css.properties.inset', 'guarded', 1],
    ]),
  )
  expect([shared?.answer, shared?.unreadParts, shared?.beyond]).toEqual(['yes', 1, 0])
  expect(shared && formatReport(shared)).toBe(formatReport(report))
})

test('entries that the data no longer has are counted as left out', () => {
  const read = parseReport('1-0-2,0css.properties.gap,2former,3part', entryOf)
  expect([read?.uses.length, read?.leftOut]).toEqual([1, 4])
})

test.each(['', '2-0-0', '1-x-0,0css', 'nonsense'])('“%s” is no report', (text) => {
  expect(parseReport(text, entryOf)).toBeUndefined()
})

test('a long report leaves out what is widely available, and one that is still too long has no address', () => {
  const names = Array.from({ length: 400 }, (_, number) => `css.properties.p${number}`)
  const widely = reportOn([
    ...names.map((key) => use(key, { baseline: 'widely' })),
    use('x.y', tooNew),
  ])
  expect(formatReport(widely)).toBe('1-0-400,0x.y')
  const limited = reportOn(names.map((key) => use(key, { baseline: 'limited' })))
  expect(formatReport(limited)).toBeUndefined()
  expect(
    (formatReport(reportOn(names.slice(0, 200).map((key) => use(key)))) ?? '').length,
  ).toBeLessThan(LONGEST_REPORT)
})
