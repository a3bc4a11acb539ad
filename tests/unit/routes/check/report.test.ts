import { expect, test } from 'vitest'

import { targetVersion } from '#catalogue/platforms.ts'
import type { CodeUse, CodeUses } from '#routes/check/analysis/merge-uses.ts'
import {
  placesText,
  platformSentences,
  reasonsOf,
  reportBrowserslist,
  reportJson,
  reportMarkdown,
} from '#routes/check/report-outputs.ts'
import { reportOf } from '#routes/check/report.ts'

const everywhere = {
  chrome: '100',
  chrome_android: '100',
  edge: '100',
  firefox: '100',
  firefox_android: '100',
  safari: '16',
  safari_ios: '16',
}
const targets = { chrome: 120, safari: 17 }
const today = '2026-11-23'

function use(key: string, wish: Partial<CodeUse['entry']> = {}, isGuarded = false): CodeUse {
  return {
    entry: {
      key,
      name: key,
      kind: 'name',
      support: everywhere,
      platforms: {},
      features: [],
      ...wish,
    },
    places: [{ file: 'a.css', line: 1, certainty: 'certain' }],
    isGuarded,
    certainty: 'certain',
  }
}

const report = (...uses: readonly CodeUse[]) => {
  const found: CodeUses = { uses, problems: [], unread: [] }
  return reportOf(found, targets, today)
}

const tooNew = { support: { ...everywhere, safari: '18' } }

test('code of which all works has the verdict yes and no blocker', () => {
  const { answer, blocker, counts } = report(use('a'), use('b'))
  expect(answer).toBe('yes')
  expect(blocker).toBeUndefined()
  expect(counts).toEqual({ yes: 2, part: 0, no: 0, guarded: 0 })
})

test('the entry that keeps the most targets out is the blocker and comes first', () => {
  const worse = { support: { ...everywhere, safari: '18', chrome: '130' } }
  const { answer, blocker, items } = report(use('a'), use('b', tooNew), use('c', worse))
  expect(answer).toBe('no')
  expect(blocker?.entry.key).toBe('c')
  expect(items.map(({ entry }) => entry.key)).toEqual(['c', 'b', 'a'])
})

test('a guarded use counts neither for the verdict nor for the lowest versions', () => {
  const { answer, counts, lowest } = report(use('a'), use('b', tooNew, true))
  expect(answer).toBe('yes')
  expect(counts.guarded).toBe(1)
  expect(lowest.safari.version).toBe(16)
})

test('if all uses are guarded, there is no answer and no browserslist query', () => {
  const made = report(use('b', tooNew, true))
  expect([made.answer, made.counts.guarded, reportBrowserslist(made)]).toEqual([undefined, 1, ''])
})

test('the lowest versions are the highest of all entries, as a browserslist query', () => {
  const made = report(use('a'), use('b', tooNew))
  expect(made.lowest.safari).toEqual({ version: 18, because: ['b'] })
  expect(reportBrowserslist(made)).toContain('safari >= 18')
  const lacking = report(use('a', { support: {} }))
  expect(reportBrowserslist(lacking)).toBe('')
})

test('the whole has the least Baseline status of its entries and the latest day', () => {
  const old = { baseline: 'widely', newly: '2020-01-01' } as const
  const recent = { baseline: 'newly', newly: '2025-09-01' } as const
  expect(report(use('a', old), use('b', recent), use('c')).baseline).toEqual({
    status: 'newly',
    newly: '2025-09-01',
    unknown: 1,
  })
  expect(report(use('a', old), use('b', { baseline: 'limited' })).baseline).toEqual({
    status: 'limited',
    unknown: 0,
  })
})

test('a report of nothing has no answer and no status', () => {
  const { answer, items, baseline } = report()
  expect({ answer, items, baseline }).toEqual({
    answer: undefined,
    items: [],
    baseline: { unknown: 0 },
  })
})

const placeIn = (file: string, line: number) => ({ file, line, certainty: 'certain' }) as const

test('places are grouped by file, and those past the limit are counted', () => {
  const places = [1, 2, 3].map((line) => placeIn('a.css', line))
  expect(placesText([...places, placeIn('b.js', 9)])).toBe('a.css, lines 1, 2, 3; b.js, line 9')
  expect(placesText(places, 2)).toBe('a.css, lines 1, 2 and 1 more')
})

test('the Markdown names the targets and escapes names, and the JSON holds every entry', () => {
  const made = report(use('a', { name: 'x|y' }), use('b', tooNew))
  expect(reportMarkdown(made, 'my | browsers')).toContain('x\\|y')
  expect(reportMarkdown(made, 'my | browsers').split('\n')[0]).toContain('my \\| browsers')
  const { entries, answer }: { entries: unknown[]; answer: string } = JSON.parse(reportJson(made))
  expect(entries).toHaveLength(2)
  expect(answer).toBe('no')
})

const inNode = (platforms: CodeUse['entry']['platforms']) => ({ platforms })

test('for a runtime scripts are checked, and style sheets and markup are left out', () => {
  const made = reportOf(
    {
      uses: [
        use('javascript.builtins.Array.at', inNode({ nodejs: '16.6.0' })),
        use('api.Document.body'),
        use('api.fetch', inNode({ nodejs: '18.0.0' })),
        use('css.properties.color'),
        use('html.elements.p'),
      ],
      problems: [],
      unread: [],
    },
    { nodejs: targetVersion('nodejs', '17') },
    today,
  )
  expect(made.items.map(({ entry, verdict }) => [entry.key, verdict.answer])).toEqual([
    ['api.Document.body', 'no'],
    ['api.fetch', 'no'],
    ['javascript.builtins.Array.at', 'yes'],
  ])
  expect(made.items.map(reasonsOf)).toEqual([
    'not something Node.js runs',
    'Node.js 17 lacks it (needs 18)',
    '',
  ])
  expect(made.leftOut).toBe(2)
  expect(platformSentences(made)).toEqual(['No version of Node.js runs all of it.'])
})

test('for browsers and a runtime together style sheets are checked in the browsers alone', () => {
  const made = reportOf(
    {
      uses: [use('css.properties.color'), use('api.fetch', inNode({ nodejs: '18.0.0' }))],
      problems: [],
      unread: [],
    },
    { chrome: 120, nodejs: targetVersion('nodejs', '20') },
    today,
  )
  expect(made.answer).toBe('yes')
  expect(made.leftOut).toBe(0)
  expect(platformSentences(made)).toEqual(['Node.js 18 and later run it.'])
  expect(JSON.parse(reportJson(made))).toMatchObject({ lowestPlatforms: { nodejs: 'Node.js 18' } })
})
