import { expect, test } from 'vitest'

import { targetVersion } from '#catalogue/platforms.ts'
import { onlyThese } from '#catalogue/verdict/verdict.ts'
import { noParts } from '#check/analysis/account.ts'
import type { CodeUse } from '#check/analysis/merge-uses.ts'
import { reportOf } from '#check/report/report.ts'
import { platformSentences, reportBrowserslist } from '#check/report/sentence.ts'
import { reportedOf } from '#check/report/standing.ts'
import { placeWords, placesText, reasonsOf, standingText } from '#check/report/words.ts'
import { everywhere, reportOn, today, tooNew, use } from '#tests/unit/check/code-uses.ts'

const report = (...uses: readonly CodeUse[]) => reportOn(uses)

test('code of which all works has the verdict yes and no blocker', () => {
  const { answer, blocker, counts } = report(use('a'), use('b'))
  expect(answer).toBe('yes')
  expect(blocker).toBeUndefined()
  expect(counts).toMatchObject({ yes: 2, part: 0, no: 0, guarded: 0 })
})

test('the entry that keeps the most targets out is the blocker and comes first', () => {
  const worse = { support: { ...everywhere, safari: '18', chrome: '130' } }
  const { answer, blocker, items } = report(use('a'), use('b', tooNew), use('c', worse))
  expect(answer).toBe('no')
  expect(blocker?.entry.key).toBe('c')
  expect(items.map(({ entry }) => entry.key)).toEqual(['c', 'b', 'a'])
})

test('a guarded use counts neither for the verdict nor for the lowest versions', () => {
  const { answer, counts, lowest } = report(use('a'), use('b', { ...tooNew, isGuarded: true }))
  expect(answer).toBe('yes')
  expect(counts.guarded).toBe(1)
  expect(lowest.safari.version).toBe(16)
})

test('if all uses are guarded, there is no answer and no browserslist query', () => {
  const made = report(use('b', { ...tooNew, isGuarded: true }))
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

const at = (line: number) => ({ file: 'a.css', line, certainty: 'certain' }) as const

test('places are named as editors read them, and those past the limit are counted', () => {
  const places = [at(1), { ...at(2), column: 5 }]
  expect(placesText({ places, count: 2 })).toBe('a.css:1, a.css:2:5')
  const many = Array.from({ length: 14 }, (_, place) => at(place))
  expect(placesText({ places: many, count: 14 })).toMatch(/a\.css:11 and 2 more$/)
  expect(placesText({ places: [], count: 3 })).toBe('3 places')
})

test('a place says its line, its column if that is known, and whether it counts', () => {
  expect(placeWords(at(1))).toBe('line 1')
  expect(placeWords({ ...at(1), column: 5, care: 'ignored' })).toBe('line 1, column 5 (ignored)')
  expect(placeWords({ ...at(1), column: 5, care: 'vendor' })).toBe('line 1, column 5 (guarded)')
})

/** Why a use does not count. */
const said = (...[key, wish]: Parameters<typeof use>) =>
  reportOn([use(key, wish)]).items.map(standingText)[0]

test('why a use does not count is said by its standing', () => {
  const cares = ['condition', 'fallback', 'polyfill', 'vendor'] as const
  expect(cares.map((care) => said('a', { isGuarded: true, places: [{ ...at(1), care }] }))).toEqual(
    [
      'Your code tests for it first.',
      'Your code has a fallback.',
      'Your code brings a polyfill.',
      'Its prefix addresses one engine only.',
    ],
  )
  expect(said('a')).toBe('')
  expect(said('css.properties.cursor')).toBe('Another pointer is shown.')
  expect(said('api.Navigation.x', { certainty: 'likely', kind: 'event' })).toBe(
    'Navigation has an event of this name; other objects rarely have one.',
  )
  expect(said('api.Navigation.x', { certainty: 'possible', kind: 'member' })).toBe(
    'Navigation has a member of this name; other objects often have one, too.',
  )
})

const inNode = (platforms: CodeUse['entry']['platforms']) => ({ platforms })

test('for a runtime scripts are checked, and style sheets and markup are left out', () => {
  const made = reportOf(
    reportedOf({
      uses: [
        use('javascript.builtins.Array.at', inNode({ nodejs: '16.6.0' })),
        use('api.Document.body'),
        use('api.fetch', inNode({ nodejs: '18.0.0' })),
        use('webassembly.api.compile_static', inNode({ nodejs: '8.0.0' })),
        use('css.properties.color'),
        use('html.elements.p'),
      ],
      problems: [],
      parts: noParts,
      unknown: [],
      unread: [],
    }),
    onlyThese({ nodejs: targetVersion('nodejs', '17') }),
    today,
  )
  expect(made.items.map(({ entry, verdict }) => [entry.key, verdict.answer])).toEqual([
    ['api.Document.body', 'no'],
    ['api.fetch', 'no'],
    ['javascript.builtins.Array.at', 'yes'],
    ['webassembly.api.compile_static', 'yes'],
  ])
  expect(made.items.map(reasonsOf)).toEqual([
    'not something Node.js runs',
    'Node.js 17 lacks it (needs 18)',
    '',
    '',
  ])
  expect(made.leftOut).toBe(2)
  expect(platformSentences(made)).toEqual(['No version of Node.js runs all of it.'])
})

test('an entry of secure contexts is only on https, beside what browsers lack', () => {
  const { items, answer } = report(
    use('a', { secureContext: true }),
    use('b', { ...tooNew, secureContext: true }),
  )
  expect(answer).toBe('no')
  expect(items.map(reasonsOf)).toEqual([
    'Safari 17 lacks it (needs 18); only on https',
    'only on https',
  ])
})

test('for browsers and a runtime together style sheets are checked in the browsers alone', () => {
  const made = reportOf(
    reportedOf({
      uses: [use('css.properties.color'), use('api.fetch', inNode({ nodejs: '18.0.0' }))],
      problems: [],
      parts: noParts,
      unknown: [],
      unread: [],
    }),
    onlyThese({ chrome: 120, nodejs: targetVersion('nodejs', '20') }),
    today,
  )
  expect(made.answer).toBe('yes')
  expect(made.leftOut).toBe(0)
  expect(platformSentences(made)).toEqual(['Node.js 18 and later run it.'])
})

test('what is not certain counts neither for the verdict nor for the lowest versions', () => {
  const made = report(
    use('a'),
    use('api.A.b', { ...tooNew, certainty: 'likely' }),
    use('api.A.c', { ...tooNew, certainty: 'possible' }),
  )
  expect([made.answer, made.lowest.safari.version]).toEqual(['yes', 16])
  expect(made.doubts).toEqual({ likely: 1, possible: 1 })
})

test('what does not work comes first, the more certain before the less', () => {
  const { items } = report(
    use('works'),
    use('api.A.works', { certainty: 'likely' }),
    use('guarded', { ...tooNew, isGuarded: true }),
    use('css.properties.cursor', tooNew),
    use('api.A.possible', { ...tooNew, certainty: 'possible' }),
    use('api.A.likely', { ...tooNew, certainty: 'likely' }),
    use('in part', { support: { ...everywhere, safari: 'partial 16' } }),
    use('missing', tooNew),
  )
  expect(items.map(({ entry }) => entry.key)).toEqual([
    'missing',
    'in part',
    'api.A.likely',
    'api.A.possible',
    'guarded',
    'css.properties.cursor',
    'works',
    'api.A.works',
  ])
})

test('a harmless entry that browsers lack is no blocker, unless it is guarded anyway', () => {
  const made = report(use('a'), use('css.properties.cursor.pointer', tooNew))
  expect([made.answer, made.counts.harmless, made.blocker]).toEqual(['yes', 1, undefined])
  const guarded = report(use('css.properties.cursor.pointer', { ...tooNew, isGuarded: true }))
  expect(guarded.counts).toMatchObject({ harmless: 0, guarded: 1 })
})

test('an entry is ignored by the visitor, or by comments at all of its places', () => {
  const place = { file: 'a.css', line: 1, certainty: 'certain' } as const
  const commented = use('b', {
    ...tooNew,
    isGuarded: true,
    places: [{ ...place, care: 'ignored' }],
  })
  const partly = use('c', {
    ...tooNew,
    isGuarded: true,
    places: [
      { ...place, care: 'ignored' },
      { ...place, line: 2, care: 'fallback' },
    ],
  })
  const { counts } = reportOn([use('a', tooNew), commented, partly], { ignored: ['a'] })
  expect(counts).toMatchObject({ no: 0, ignored: 2, guarded: 1 })
})
