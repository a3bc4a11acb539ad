import browserslist from 'browserslist'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { foldBrowsers } from '#catalogue/targets/fold.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { resolveText } from '#search/targets/resolve-text.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content } = await loadCatalogue()
const { regions, regionNumbers, targets: known } = content

/** The files that the page loads for queries, by the end of their addresses. */
function fileAt(url: string): unknown {
  const id = /region-numbers-(.+)\.json$/.exec(url)?.[1]
  if (id !== undefined) return regionNumbers[id]
  if (url.endsWith('featureSupport.json')) return content.featureSupport
  return url.endsWith('region-list.json') ? Object.keys(regions) : known
}

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(fileAt(url))))
})

afterEach(() => void vi.unstubAllGlobals())

async function targetsOf(text: string): Promise<Targets> {
  const resolution = await resolveText(text)
  if (resolution.status !== 'known') throw new Error(resolution.problem)
  return resolution.targets
}

test.each(['widely', 'newly', '2024', 'defaults', 'last 2 versions', '> 0.5%'])(
  'the preset %s has browsers and a name',
  async (preset) => {
    const resolution = await resolveText(preset)
    expect(resolution.status).toBe('known')
    expect(resolution.name).not.toBe('')
  },
)

test.each([
  ['baseline widely available', 'widely'],
  ['Baseline  2023', '2023'],
  ['DEFAULTS', 'defaults'],
])('“%s” is the preset %s', async (text, preset) => {
  expect(await targetsOf(text)).toEqual(await targetsOf(preset))
})

test('a query with Baseline in it knows old versions of the browsers for Android', async () => {
  const year = await targetsOf('2022')
  const query = await targetsOf('baseline 2022, not dead')
  expect(query.chrome_android).toBe(year.chrome_android)
  expect(query.firefox_android).toBe(year.firefox_android)
})

test('browsers that are built on Chromium lower the version that is asked for', async () => {
  const alone = await targetsOf('last 1 and_chr version')
  const folded = await targetsOf('last 1 and_chr version, samsung 20')
  expect(folded.chrome_android).toBeLessThan(alone.chrome_android ?? 0)
})

const core = new Set(['chrome', 'and_chr', 'edge', 'firefox', 'and_ff', 'safari', 'ios_saf'])

function isKnown(agent: string, version: string): boolean {
  if (core.has(agent) || (agent === 'android' && Number(version) >= 37)) return true
  return content.targets.engines[agent]?.versions[version] !== undefined
}

/** The second query of each pair names browsers at least as old. */
const widening = [
  ['last 1 version', 'last 2 versions'],
  ['> 5%', '> 0.5%'],
  ['chrome >= 120', 'chrome >= 109'],
  ['defaults', 'defaults, safari 14'],
] as const

test.each(widening)('“%s” asks for no older browsers than “%s”', async (narrow, wide) => {
  const [newer, older] = [await targetsOf(narrow), await targetsOf(wide)]
  const missed = coreBrowsers.filter(
    (browser) => (older[browser] ?? 0) > (newer[browser] ?? Infinity),
  )
  expect(missed).toEqual([])
})

test.each(['last 3 versions', 'firefox esr', 'last 2 years', 'cover 90%'])(
  'each browser of “%s” is either a target or named as unknown',
  async (query) => {
    const resolution = await resolveText(query)
    const unknown = browserslist(query)
      .map((one) => one.split(' '))
      .flatMap(([agent = '', version = '']) => (isKnown(agent, version) ? [] : [agent]))
    expect(resolution.unjudged).toHaveLength(new Set(unknown).size)
    expect(resolution.status).toBe('known')
  },
)

test.each([
  ['defaults, node 20', /^browserslist defaults and Node\.js 20\+ \(\d+ not checked\)$/],
  ['deno 1.40, Baseline 2022', /^Baseline 2022 and Deno 1\.40\+$/],
  [
    'last 2 versions, ios webview 17, bun 1',
    /^last 2 versions and Bun 1\+, iOS WebView 17\+ \(\d+ not checked\)$/,
  ],
])('“%s” is the browsers and the platforms', async (text, name) => {
  const resolution = await resolveText(text)
  expect(resolution.status).toBe('known')
  expect(resolution.name).toMatch(name)
  const browsers = await targetsOf(
    text.split(', ').find((part) => !/\d\.?\d*$/.test(part)) ?? '2022',
  )
  expect(await targetsOf(text)).toMatchObject(browsers)
})

test('the maintained lines of Node.js are those of browserslist, alone and beside browsers', async () => {
  const alone = await targetsOf('maintained node versions')
  expect(Object.keys(alone)).toEqual(['nodejs'])
  const beside = await targetsOf('widely, maintained node versions')
  expect(beside).toEqual({ ...(await targetsOf('widely')), ...alone })
})

test('what browserslist says of Node.js counts as Node.js', async () => {
  const targets = await targetsOf('last 3 node major versions')
  expect(targets.nodejs).toBeGreaterThan(20_000_000)
})

test('of browsers of which nothing is known the platforms beside them are left, and they are named', async () => {
  const resolution = await resolveText('op_mini all, node 20')
  expect(resolution).toMatchObject({
    status: 'known',
    targets: { nodejs: 20_000_000 },
    name: 'Node.js 20+ (Opera Mini not checked)',
  })
  expect(resolution.unjudged.map(({ name }) => name)).toEqual(['Opera Mini'])
})

test.each([
  ['chrmoe 1, node 20', '“chrmoe 1”'],
  ['safari 17, chrome 9999', '“chrome 9999”'],
  ['defaults, deno 900', '“deno 900”'],
  ['defaults, bun > 1', '“bun > 1”'],
  ['2022, not nonsense', '“not nonsense”'],
  ['defaults, > 1% in browserslist-config-x stats', '“> 1% in browserslist-config-x stats”'],
])('of “%s” the rest is checked, and the name says that not all is', async (text, part) => {
  const resolution = await resolveText(text)
  expect(resolution.status).toBe('known')
  expect(resolution.unjudged.map(({ name }) => name)).toContain(part)
  expect(resolution.name).toMatch(/ \(.+ not checked\)$/)
})

test('IE counts in the versions that are named, alone and beside browsers', async () => {
  expect(await targetsOf('ie 11')).toEqual({ ie: 11_000_000 })
  expect(await targetsOf('2022, ie 9')).toEqual({ ...(await targetsOf('2022')), ie: 9_000_000 })
})

test('a query of browsers that count as no target sets none, and says so', async () => {
  const resolution = await resolveText('last 2 ie versions')
  expect(resolution).toMatchObject({
    status: 'unusable',
    name: 'last 2 ie versions',
    problem:
      'IE 10 to 11 cannot be checked. A version of IE counts only where it is named, such as “ie 11”.',
  })
})

test.each([
  ['chrmoe 109', 'chrmoe'],
  ['extends browserslist-config-nothing', 'browserslist-config-nothing'],
  ['constructor', 'constructor'],
  ['', 'no browser'],
])('the query “%s” is refused with what browserslist says', async (query, part) => {
  const resolution = await resolveText(query)
  expect(resolution.status === 'unusable' && resolution.problem).toContain(part)
})

/** The versions that browserslist itself finds, where it can read the files of caniuse. */
const parsed = (browsers: readonly string[]) => foldBrowsers(browsers, known.engines).targets

test.each([
  '> 1% in US',
  '> 1% in alt-as',
  'cover 90% in FR',
  'last 2 versions and > 0.1% in DE',
  '> 5% in US, > 5% in de, not safari 18.5',
  'defaults, not < 0.5% in alt-eu',
  'node 20, not dead',
  'supports css-grid',
  'fully supports css-grid and > 0.1%',
  'partially supports webp, not dead, not supports avif',
  'maintained node versions, not node 22',
  'last 3 node major versions and node >= 22',
])('“%s” asks for the browsers that browserslist finds', async (query) => {
  expect(await targetsOf(query)).toEqual(parsed(browserslist(query)))
})

test.each([
  ['chrome 9999', /^“chrome 9999” cannot be checked\. The newest Chrome known is \d+\.$/],
  ['node 99', /^“node 99” cannot be checked\. The newest Node\.js known is \d/],
  ['deno', /Name a version of it, like “deno \d\.\d+”/],
  ['edge legacy', /Name a version of it, like “edge 18”/],
  ['legacy edge', /Name a version of it, like “edge 18”/],
  ['edge', /Name a version of it, like “edge \d{3}”/],
  ['> 1% in XX', /It names no country or continent of which usage is known\.$/],
  ['browserslist config', /It names files that are not read here\. Write their queries instead\.$/],
  ['supports nothing-at-all', /Caniuse has no such feature\.$/],
  ['safari 20', /There is no Safari 20; 18\.\d is the nearest\.$/],
  ['baseline 2999', /Baseline has the years 2015 to \d+\.$/],
  ['op_mini all', /^Opera Mini cannot be checked\. Opera Mini shows [^.]+\.$/],
])('“%s” is refused in a sentence that helps', async (query, sentence) => {
  const resolution = await resolveText(query)
  expect(resolution.status === 'unusable' && resolution.problem).toMatch(sentence)
})
