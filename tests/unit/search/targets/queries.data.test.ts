import browserslist from 'browserslist'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { foldBrowsers } from '#catalogue/targets/fold.ts'
import { readPasted } from '#catalogue/targets/pasted.ts'
import type { Resolution } from '#catalogue/targets/resolution.ts'
import { notChecked } from '#catalogue/verdict/unjudged.ts'
import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { shortVerdict } from '#catalogue/verdict/words.ts'
import { reportedOf, reportOf, reportSentence } from '#check/report/index.ts'
import { formatPairs } from '#lib/query-string.ts'
import { formatBrowsers, readBrowsers as readState } from '#search/targets/browsers-state.ts'
import { conditionOf } from '#search/targets/filter/browsers-filter.ts'
import { namedTargets, readTargetsText } from '#search/targets/read-targets.ts'
import { resolveText } from '#search/targets/resolve-text.ts'
import { browsersOf, UnusableBrowsers } from '#server/follow/means.ts'
import { createReadBrowsers } from '#server/records/read-browsers.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { use } from '#tests/unit/check/code-uses.ts'

import { emptyQueries, queryRows } from './queries.ts'

const { content } = await loadCatalogue()
const { regions, regionNumbers, targets: data } = content

/** The files that the page loads for queries, by the end of their addresses. */
function fileAt(url: string): unknown {
  const id = /region-numbers-(.+)\.json$/.exec(url)?.[1]
  if (id !== undefined) return regionNumbers[id]
  if (url.endsWith('featureSupport.json')) return content.featureSupport
  return url.endsWith('region-list.json') ? Object.keys(regions) : data
}

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(fileAt(url))))
})

afterEach(() => void vi.unstubAllGlobals())

const readBrowsers = createReadBrowsers({ loadData: async () => data, startTimer: () => () => 0 })

test.each(queryRows)('“$query” is read as the table says', async (row) => {
  const { query, as, remark = '', nearest } = row
  const found = await resolveText(query)
  const targets = found.status === 'known' ? found.targets : {}
  const names = found.unjudged.map(({ name }) => name)
  const theirs = as && foldBrowsers(browserslist(query), data.engines).targets
  const isSome = as !== undefined || (row.unjudged === true && names.length > 0)
  expect(found.status).toBe(emptyQueries.has(query) ? 'unusable' : 'known')
  expect(targets).toEqual(theirs ?? row.targets ?? targets)
  expect(names).toEqual(isSome ? names : (row.unjudged ?? []))
  expect(found.remarks.join(' ')).toContain(remark)
  expect(found.nearest).toBe(nearest ?? found.nearest)
})

const packageJson = (query: string) => readPasted(JSON.stringify({ browserslist: [query] }))

const textOf = (read: ReturnType<typeof readPasted>): string =>
  'query' in read ? read.query : read.problem

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
  const report = reportOf(reportedOf({ uses, problems: [], unread: [] }), judged, data.day)
  const said = [
    shortVerdict(verdictOf(everywhere, judged, data.day)),
    ...(isKnown ? [found.name, reportSentence(report, found.name).replace(/\.$/, '')] : []),
  ]
  expect(said[0]).toBe(`Yes${beside}`)
  expect(said.filter((sentence) => !sentence.endsWith(beside))).toEqual([])
})
