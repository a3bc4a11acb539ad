import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ExitCode } from '#cli/command.ts'
import type { CommandEnvironment } from '#cli/environment.ts'
import { reportSearches } from '#cli/report/report-command.ts'
import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'
import { askOracle } from '#tests/support/traffic-oracle.ts'
import { sampleTraffic } from '#tests/support/traffic-samples.ts'

const now = Date.parse('2026-03-10T18:00:00Z')
const made = sampleTraffic({ searches: 400, events: 100, until: now, days: 10 })
const oracle = askOracle(made, {
  index: 'features',
  startDate: '2026-02-09',
  endDate: '2026-03-10',
})

let listening: Listening
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-report-'))
  const traffic = createMemoryStore()
  const log = createTrafficLog(traffic)
  await log.addSearches(made.searches)
  await log.addEvents(made.events)
  const { provider } = createMemoryProvider({
    adminKey: 'canary-admin-key',
    traffic,
    now: () => now,
  })
  const site = createSite({ provider, hostname: '127.0.0.1' })
  listening = await listen(site, { hostname: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await listening.close()
  await rm(folder, { recursive: true })
})

type Outcome = { readonly code: ExitCode; readonly out: string; readonly err: string }

async function report(
  args: readonly string[],
  variables: CommandEnvironment = {},
): Promise<Outcome> {
  const written = { out: '', err: '' }
  const env = {
    ALGOLIA_HOST: listening.address,
    ALGOLIA_APP_ID: 'plinth',
    ALGOLIA_WRITE_KEY: 'canary-admin-key',
    ...variables,
  }
  const out = { write: (text: string) => (written.out += text) !== '' }
  const err = { write: (text: string) => (written.err += text) !== '' }
  const code = await reportSearches(args, { env, out, err }, now)
  return { code, ...written }
}

test('the report as JSON has the numbers of a slow reference over the raw log', async () => {
  const { code, out } = await report(['--json'])
  expect(code).toBe(0)
  const shown = JSON.parse(out)
  const { clickPositions, searchesCount, usersCount, ...others } = oracle
  expect(shown).toMatchObject({
    index: 'features',
    startDate: '2026-02-09',
    endDate: '2026-03-10',
    searches: searchesCount,
    users: usersCount,
    noResultRate: others.noResultRate,
    noClickRate: others.noClickRate,
    clickThroughRate: others.clickThroughRate,
    conversionRate: others.conversionRate,
    averageClickPosition: others.averageClickPosition,
    clickPositions: clickPositions.positions,
    noResults: others.noResults.searches.slice(0, 20),
    noClicks: others.noClicks.searches.slice(0, 20),
  })
  const top = others.topSearches.searches
    .slice(0, 20)
    .map(({ search, count }) => ({ search, count }))
  expect(shown.topSearches).toMatchObject(top)
  expect(shown.filters[0]).toMatchObject({
    ...others.filters.attributes[0],
    values: others.valuesOf('baseline').values.slice(0, 5),
  })
})

test('the report as text names each list, and --days and --index choose what is in it', async () => {
  const { code, out, err } = await report([])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Searches in features, 2026-02-09 to 2026-03-10\n/)
  expect(out).toMatch(new RegExp(`^Searches +${oracle.searchesCount.count}$`, 'm'))
  const specs = await report(['--days', '1', '--index', 'specs'])
  expect(specs.out).toMatch(/^Searches in specs, 2026-03-10 to 2026-03-10\n/)
  const empty = await report(['--index', 'releases'])
  expect(empty.out).toContain('Searches without results\n(none)')
})

/** The cells of the table of a section. */
const cellsOf = (document: Document, section: string): readonly (readonly string[])[] =>
  Array.from(document.querySelectorAll(`section[aria-labelledby=${section}] tbody tr`), (row) =>
    Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent ?? ''),
  )

test('the page has a table with the same numbers beside each chart, and loads nothing', async () => {
  const file = join(folder, 'report.html')
  const { code, err } = await report(['--html', file])
  expect({ code, err }).toEqual({ code: 0, err: `The report is in ${file}.\n` })
  const html = await readFile(file, 'utf8')
  const { document } = new JSDOM(html).window
  expect(cellsOf(document, 'days').map(([date, count]) => [date, count])).toEqual(
    oracle.searchesCount.dates.map(({ date, count }) => [date, String(count)]),
  )
  expect(cellsOf(document, 'positions').map(([, count]) => count)).toEqual(
    oracle.clickPositions.positions.map(({ clickCount }) => String(clickCount)),
  )
  expect(cellsOf(document, 'noResults')).toEqual(
    oracle.noResults.searches
      .slice(0, 20)
      .map(({ search, count, withFilterCount }) => [
        search,
        String(count),
        String(withFilterCount),
      ]),
  )
  for (const section of document.querySelectorAll('section')) {
    expect(
      section.querySelector('svg[role=img][aria-label] path, svg[role=img] rect'),
    ).not.toBeNull()
    expect(section.querySelector('table')).not.toBeNull()
  }
  expect(document.querySelector('script, link, img, iframe')).toBeNull()
})

test('what visitors typed stays text in the page', async () => {
  const file = join(folder, 'hostile.html')
  await report(['--html', file])
  const html = await readFile(file, 'utf8')
  expect(html).not.toContain('<img')
  expect(html).toContain('dialog &lt;img src=x onerror=alert(1)&gt;')
})

test.each([
  [['--days', '0'], '--days is "0"; it must be a whole number from 1 to 365.'],
  [['--days', 'all'], '--days is "all"; it must be a whole number from 1 to 365.'],
  [['--index', 'nothing'], 'There is no index "nothing". The indices are features, '],
  [['--json', '--html', 'report.html'], 'Choose one of --json and --html.'],
  [['--html='], '--html needs the name of a file.'],
  [['--html'], 'Usage: npm run report'],
  [['--weeks', '2'], 'Usage: npm run report'],
])('%o: called wrongly, it says how to call it', async (args, sentence) => {
  const { code, out, err } = await report(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(sentence)
})

test('a key without the right to analytics, or a page that cannot be written, is one sentence', async () => {
  const refused = await report([], { ALGOLIA_WRITE_KEY: 'plinth-search' })
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toBe(
    'The key may not read analytics. Use the admin key, or one with the right "analytics".\n',
  )
  const place = join(folder, 'missing', 'report.html')
  const unwritten = await report(['--html', place])
  expect(unwritten.code).toBe(1)
  expect(unwritten.err).toMatch(new RegExp(`^${place} cannot be written \\(ENOENT`))
})

test('--help prints the usage', async () => {
  const { code, out } = await report(['--help'])
  expect(code).toBe(0)
  expect(out).toContain('Usage: npm run report')
})
