import { isDeepStrictEqual } from 'node:util'

import browserslist from 'browserslist'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readNamed } from '#catalogue/browser-names.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import { parseSide } from '#catalogue/history/side.ts'
import { foldBrowsers } from '#catalogue/targets/fold.ts'
import { readPasted } from '#catalogue/targets/pasted.ts'
import type { Resolution } from '#catalogue/targets/resolution.ts'
import { notChecked } from '#catalogue/verdict/unjudged.ts'
import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { shortVerdict } from '#catalogue/verdict/words.ts'
import { noParts } from '#check/analysis/account.ts'
import { reportedOf, reportOf, reportSentence } from '#check/report/index.ts'
import { readText } from '#language/reading.ts'
import { isoDay } from '#lib/dates.ts'
import { formatPairs } from '#lib/query-string.ts'
import { findSides } from '#routes/diff/diff-sides.ts'
import { parseSet, setHref } from '#search/address/set-address.ts'
import { answerLines } from '#search/answers/answer-line.ts'
import { formatBrowsers, readBrowsers as readState } from '#search/targets/browsers-state.ts'
import { conditionOf } from '#search/targets/filter/browsers-filter.ts'
import { namedTargets, readTargetsText } from '#search/targets/read-targets.ts'
import { resolveText } from '#search/targets/resolve-text.ts'
import { browsersOf, UnusableBrowsers } from '#server/follow/means.ts'
import { createReadBrowsers } from '#server/records/read-browsers.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { use } from '#tests/unit/check/code-uses.ts'
import { thingOf } from '#tests/unit/search/answers/things.ts'

import type { QueryRow } from './browserslist-traps.ts'
import { emptyQueries, queryRows as tableRows } from './queries.ts'

const { content } = await loadCatalogue()
const { regions, regionNumbers, targets: data } = content

// The data is renewed each week: much later, what it calls nightly is out.
const DAYS = 20
const now = isoDay(Math.min(Date.now(), Date.parse(data.day) + DAYS * 86_400_000) / 1000)
const today = now > data.day ? now : data.day

/** The newest releases of browsers that count by their engines, which other data may not have. */
const newest: readonly QueryRow[] = ['opera', 'samsung'].map((agent) => ({
  query: `${agent} ${Object.keys(data.engines[agent]?.versions ?? {}).at(-1)}`,
  why: 'caniuse-lite may not list it.',
  remark: ' counts by its engine, Chromium ',
}))

/** The extended release is an end where the newest one is more than three ahead. */
const isBehind =
  Number(browserslist('firefox >= 1')[0]?.slice(8)) -
    Number(browserslist('firefox esr')[0]?.slice(8)) >
  3
const extended: QueryRow = {
  query: 'firefox esr',
  as: 'browserslist',
  ...(isBehind && { remark: 'are judged, too.' }),
}

const queryRows: readonly QueryRow[] = [...tableRows, ...newest, extended]

/** The files that the page loads for queries, by the end of their addresses. */
function fileAt(url: string): unknown {
  const id = /region-numbers-(.+)\.json$/.exec(url)?.[1]
  if (id !== undefined) return regionNumbers[id]
  if (url.endsWith('featureSupport.json')) return content.featureSupport
  return url.endsWith('region-list.json') ? Object.keys(regions) : data
}

beforeEach(() => {
  vi.setSystemTime(today)
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(fileAt(url))))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const readBrowsers = createReadBrowsers({ loadData: async () => data, startTimer: () => () => 0 })

test.each(queryRows)('“$query” is read as the table says', async (row) => {
  const { query, as, remark = '', reason = '', nearest } = row
  const found = await resolveText(query)
  const targets = found.status === 'known' ? found.targets : {}
  const names = found.unjudged.map(({ name }) => name)
  const theirs = as && theirTargets(query)
  const isSome = as !== undefined || (row.unjudged === true && names.length > 0)
  expect(found.status).toBe(emptyQueries.has(query) ? 'unusable' : 'known')
  expect(targets).toEqual(theirs ?? row.targets ?? targets)
  expect(names).toEqual(isSome ? names : (row.unjudged ?? []))
  expect(found.remarks.join(' ')).toContain(remark)
  expect(row.remark === '' ? found.remarks : []).toEqual([])
  expect(found.unjudged.map((one) => one.reason).join(' ')).toContain(reason)
  expect(found.nearest).toBe(nearest ?? found.nearest)
})

/** What browserslist finds; undefined for a text that it refuses. */
function theirTargets(query: string) {
  try {
    return foldBrowsers(browserslist(query), data.engines).targets
  } catch {
    return undefined
  }
}

test.each(queryRows)(
  'where browserslist finds others for “$query”, the row says why',
  async (row) => {
    const found = await resolveText(row.query)
    const own = found.status === 'known' ? found.targets : {}
    const theirs = theirTargets(row.query)
    const isOther = theirs !== undefined && !isDeepStrictEqual(theirs, own)
    expect(isOther ? row.why : 'the same').toMatch(/\S/)
  },
)

const packageJson = (query: string) => readPasted(JSON.stringify({ browserslist: [query] }))

const textOf = (read: ReturnType<typeof readPasted>): string =>
  'query' in read ? read.query : read.problem

/** The query string of a set, after its address is read and written again. */
function setOf(query: string): string {
  const { others } = parseSet(formatPairs([['targets', query]]))
  return setHref({ ids: ['has'], others }).replace('/set', '')
}

/** The reading of a query at each entrance. */
async function entrances(query: string): Promise<ReadonlyMap<string, Resolution | undefined>> {
  const list = formatBrowsers({ targets: query, can: 'yes' })
  return new Map([
    ['an address', await resolveText(namedTargets(formatPairs([['targets', query]])))],
    ['the panel', await resolveText(readTargetsText(textOf(readPasted(query))))],
    ['a package.json', await resolveText(readTargetsText(textOf(packageJson(query))))],
    ['a list', await resolveText(readState(list).targets)],
    ['a badge', await readBrowsers(query)],
    ['a record', await resolveText(query)],
    ['a set', await resolveText(namedTargets(setOf(query)))],
  ])
}

test.each(queryRows)('“$query” is read alike at every entrance', async ({ query }) => {
  const found = await resolveText(query)
  for (const [entrance, read] of await entrances(query)) {
    expect([entrance, read]).toEqual([entrance, found])
  }
  const followed = await browsersOf(query, { readBrowsers }).catch((error: unknown) => error)
  const { status } = found
  expect(followed).toEqual(
    status === 'known' ? { ...found, text: query } : new UnusableBrowsers(found.problem),
  )
  expect(status === 'known' ? conditionOf(found.targets, 'yes') : status).not.toBe('')
})

/** One browser with a version or a channel: what a question and a comparison name, too. */
const numbered = queryRows.filter(
  ({ query }) => readNamed(query)?.version !== undefined && query !== 'current node',
)

const meaningOf = (found: Resolution) => ({
  targets: found.status === 'known' ? found.targets : {},
  reasons: found.unjudged.map(({ reason }) => reason),
  nearest: found.nearest,
})

/** Sets alone count by engines, and say whether a release is out, which others show beside its day. */
const ofSets = /^.+ (?:counts by its engine, .+|is not out yet)\.$/

const saidOf = ({ remarks, unjudged }: Resolution): string =>
  [...remarks.filter((one) => !ofSets.test(one)), ...unjudged.map(({ reason }) => reason)].join(' ')

test.each(numbered)('“popover in $query” is answered by the same reading', async ({ query }) => {
  const found = await resolveText(query)
  const { asked } = readText(`popover in ${query}`, today)
  const [line] = asked ? answerLines(asked, { thing: thingOf({}), today }) : []
  // In a sentence, the number behind "Android" is one of the system, and BlackBerry has its whole name.
  // What has the newest release is asked about today, and no question is about the beta of what has ended.
  const isTold = !/^(?:android|bb) \d|stable|ie beta/.test(query)
  expect(line?.targets !== undefined).toBe(isTold)
  const led = await resolveText(line?.targets ?? query)
  expect(meaningOf(led)).toEqual(meaningOf(found))
  // The page resolves what has a set, as that of a list.
  const isHere = isTold && line?.set === undefined
  // The line names the release of a channel before the sentence.
  const isNumber = /\d/.test(query)
  expect(line?.sentence ?? '').toContain(isHere && isNumber ? saidOf(found) : '')
  expect(isHere && found.status === 'unusable' ? line?.state : 'unknown').toBe('unknown')
})

/** Of Samsung Internet, sets know the engines of releases that the compatibility data has not yet. */
const compared = numbered.filter(
  ({ query }) => parseSide(query) !== undefined && !newest.some((row) => row.query === query),
)

test.each(compared)('“$query” is compared by the same reading', async ({ query }) => {
  const from = parseSide(query)
  const to = from && { browser: from.browser, version: undefined }
  const history = content.histories[from?.browser ?? 'chrome']
  if (!from || !to || !history) throw new Error(`${query} names no browser.`)
  const found = await resolveText(query)
  const sides = findSides({ from, to }, { histories: { from: history, to: history }, today })
  expect(sides?.remarks.join(' ')).toBe(saidOf(found))
})

const everywhere = {
  support: Object.fromEntries(coreBrowsers.map((browser) => [browser, '1'])),
  platforms: Object.fromEntries(
    ['nodejs', 'deno', 'bun', 'webview_android', 'webview_ios', 'ie'].map((name) => [name, '1']),
  ),
}

const uses = [use('api.fetch', everywhere)]

test.each(queryRows)('a yes in “$query” says what is not checked', async ({ query }) => {
  const found = await resolveText(query)
  const isKnown = found.status === 'known'
  const judged = isKnown ? found : { targets: { chrome: 100 }, unjudged: found.unjudged }
  const beside = notChecked(found.unjudged)
  const report = reportOf(
    reportedOf({ uses, problems: [], unread: [], unknown: [], parts: noParts }),
    judged,
    data.day,
  )
  const said = [
    shortVerdict(verdictOf(everywhere, judged, data.day)),
    ...(isKnown ? [found.name, reportSentence(report, found.name).replace(/\.$/, '')] : []),
  ]
  expect(said[0]).toBe(`Yes${beside}`)
  expect(said.filter((sentence) => !sentence.endsWith(beside))).toEqual([])
})
