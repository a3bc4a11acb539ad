import { expect, test } from 'vitest'

import { readText } from '#language/reading.ts'
import { listHref } from '#search/address/url-state.ts'
import { askText } from '#search/answers/ask-text.ts'
import { offersOf, searchesOf } from '#search/questions/searches.ts'
import type { QueryResult } from '#search/transport/list-query.ts'

const today = '2026-11-23'

const leadsTo = (text: string) =>
  searchesOf(readText(text, today), today).map(({ phrase, list, state }) => [
    phrase,
    listHref(list, state),
  ])

test.each([
  ['not supported in ff', 'features not supported in Firefox', '/features?missing=firefox'],
  [
    'missing in safari or firefox',
    'features not supported in Safari or Firefox',
    '/features?missing=safari,firefox',
  ],
  ['only safari lacks', 'features missing only in Safari', '/features?blocker=safari'],
  [
    'everywhere but iphone',
    'features missing only in Safari on iOS',
    '/features?blocker=safari-ios',
  ],
  ['chromium only', 'features only in Chrome & Edge', '/features?only=chromium'],
  ['works everywhere', 'features supported by all three engines', '/features?engines=3'],
  ['new in 2025', 'features that became Baseline in 2025', '/features?year=2025..2025'],
  ['baseline since 2023', 'features that became Baseline since 2023', '/features?year=2023..'],
  ['before 2020', 'features that became Baseline before 2020', '/features?year=..2019'],
  ['new in september 2025', 'features that became Baseline in Sep 2025', '/features?month=2025-09'],
  ['newly available in css', 'newly available CSS features', '/features?baseline=newly&area=CSS'],
  [
    'baseline in 2023',
    'features that were Baseline on 31 Dec 2023',
    '/features?baseline=newly,widely&asof=2023-12-31',
  ],
  [
    'css widely available in june 2024',
    'CSS features that were widely available on 30 Jun 2024',
    '/features?baseline=widely&area=CSS&asof=2024-06-30',
  ],
  [
    'almost baseline css',
    'CSS features with 80 % or more of their parts in Baseline',
    '/features?area=CSS&parts=nearly',
  ],
  ['limited availability', 'features with limited availability', '/features?baseline=limited'],
  ['baseline features', 'Baseline features', '/features?baseline=newly,widely'],
  ['behind a flag', 'compatibility entries behind a flag', '/compat?caveat=flag'],
  [
    'css behind a flag in chrome',
    'CSS compatibility entries behind a flag in Chrome',
    '/compat?in=chrome-flag&path=CSS',
  ],
  [
    'removed from firefox',
    'compatibility entries removed from Firefox',
    '/compat?in=firefox-removed',
  ],
  [
    'deprecated html',
    'deprecated HTML compatibility entries',
    '/compat?status=deprecated&path=HTML',
  ],
  ['whatwg specs', 'specifications of WHATWG', '/specs?org=WHATWG'],
  ['tc39 proposals', 'specifications of Ecma International', '/specs?org=Ecma+International'],
  ['latest safari', 'current release of Safari', '/releases?browser=safari&status=current'],
  ['firefox esr', 'extended support release of Firefox', '/releases?browser=firefox&status=esr'],
  ['edge legacy', 'releases of Edge with EdgeHTML', '/releases?browser=edge&engine=EdgeHTML'],
  ['chrome 2025', 'releases of Chrome in 2025', '/releases?browser=chrome&year=2025..2025'],
  ['css', 'CSS features', '/features?area=CSS'],
  ['usage over 90%', 'features with a global usage of 90 % or more', '/features?usage=90..'],
  [
    'new in 2025 animation',
    'features that became Baseline in 2025 matching “animation”',
    '/features?q=animation&year=2025..2025',
  ],
])('“%s” is “%s” at %s', (text, phrase, href) => {
  expect(leadsTo(text)[0]).toEqual([phrase, decodeURIComponent(href)])
})

test('what a browser lacks is also offered as what it alone lacks', () => {
  expect(leadsTo('css missing in safari')[1]).toEqual([
    'CSS features missing only in Safari',
    '/features?area=CSS&blocker=safari',
  ])
  expect(leadsTo('missing in safari or firefox')).toHaveLength(1)
})

test('a list offers no area and no release alone: its words find the same', () => {
  expect(['css', 'chrome 140', 'grid'].flatMap((text) => offersOf(text, today).searches)).toEqual(
    [],
  )
  expect(offersOf('css missing in safari', today).searches).toHaveLength(2)
})

const ask = (text: string) => {
  const { question: requests, read } = askText(text, today)
  return {
    requests,
    read: (question: readonly QueryResult[]) => read({ question, things: [] }).question,
  }
}

const found = (hits: readonly object[], nbHits = hits.length): QueryResult => ({ hits, nbHits })
const feature = (objectID: string) => ({ objectID, name: objectID })
const release = (version: string) => ({
  objectID: `safari-${version}`,
  name: `Safari ${version}`,
  version,
})

test('an answer has its count and first results, and the search that may be meant, too', () => {
  const { requests, read } = ask('missing in safari')
  expect(requests.map(({ indexName, hitsPerPage }) => [indexName, hitsPerPage])).toEqual([
    ['features_newest', 3],
    ['features_newest', 0],
  ])
  const hits = ['a', 'b', 'c'].map(feature)
  expect(read([found(hits, 298), found([], 57)])).toMatchObject({
    title: 'Features not supported in Safari',
    count: '298 features',
    saying: 'Features not supported in Safari: 298 features',
    near: { count: '57 features', href: '/features?blocker=safari' },
  })
})

test('a question without results has no answer, and a result that is missing is none', () => {
  const { read } = ask('missing in safari')
  expect(read([found([]), found([])])).toBeUndefined()
  expect(read([])).toBeUndefined()
})

test('where nothing matches the words, the answer says so and leads to the same without them', () => {
  const { requests, read } = ask('new in 2025 animation')
  expect(requests.map(({ query }) => query)).toEqual(['animation', ''])
  expect(read([found([]), found([], 36)])).toMatchObject({
    title: 'No features that became Baseline in 2025 matching “animation”',
    saying: 'No features that became Baseline in 2025 matching “animation”',
    total: 0,
    near: { title: 'Features that became Baseline in 2025', count: '36 features' },
  })
})

test('a version is the release of that version, whichever others begin with it', () => {
  const { requests, read } = ask('what shipped in safari 26.0')
  expect(requests[0]).toMatchObject({ numericFilters: ['v>=26000000', 'v<26001000'], query: '' })
  expect(ask('safari 26').requests[0]?.numericFilters).toEqual(['v>=26000000', 'v<27000000'])
  const answer = read([found([release('26.2'), release('26')])])
  expect(answer).toMatchObject({ record: { list: 'releases', id: 'safari-26' } })
})

test('a version without a release of its own has those that begin with it', () => {
  const answer = ask('safari 26').read([found([release('26.2'), release('26.1')])])
  expect(answer?.record).toBeUndefined()
  expect(answer).toMatchObject({ total: 2, href: '/releases?q=26&browser=safari' })
})
