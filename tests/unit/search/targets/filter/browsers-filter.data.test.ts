import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { presetNames } from '#catalogue/targets/presets.ts'
import { onlyThese, type Answer, verdictOf } from '#catalogue/verdict/verdict.ts'
import { connectWithin } from '#provision/client.ts'
import { formatBrowsers } from '#search/targets/browsers-state.ts'
import { browsersFilter, prepareBrowsers } from '#search/targets/filter/browsers-filter.ts'
import { prepareRequests, readyRequest } from '#search/targets/filter/ready-request.ts'
import { resolveTargets } from '#search/targets/resolve-targets.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

const { records, summary, content } = await loadCatalogue()
const { features } = records
const key = 'the-admin-key'

let provider: Awaited<ReturnType<typeof catalogueProvider>>

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(content.targets)))
  provider = await catalogueProvider()
})

afterAll(() => void vi.unstubAllGlobals())

/** The ids of the features that match the filter of an address. */
async function found(targets: string, can: Answer): Promise<ReadonlySet<string>> {
  const query = {
    indexName: 'features',
    query: '',
    hitsPerPage: 1000,
    browsers: formatBrowsers({ targets, can }),
    attributesToRetrieve: ['objectID'],
  }
  await prepareRequests([query])
  const visit = { today: summary.asOf, turnDays: [], datedValues: {} }
  const requests = [query, { ...query, page: 1 }].map((one) => readyRequest(one, visit))
  const client = connectWithin(provider, { appId: 'plinth', key })
  const { results } = await client.search<{ readonly objectID: string }>({ requests })
  return new Set(
    results
      .flatMap((result) => ('hits' in result ? result.hits : []))
      .map(({ objectID }) => objectID),
  )
}

test('“baseline widely available” finds what is widely available, due or discouraged, and nothing else', async () => {
  const yes = await found('baseline widely available', 'yes')
  const now = Date.now() / 1000
  const missed = features.filter(({ objectID, baseline }) => {
    return baseline === 'widely' && !yes.has(objectID)
  })
  expect(missed.map(({ objectID }) => objectID)).toEqual([])
  const others = features.filter(({ objectID, baseline, widelyExpected = Infinity }) => {
    const isRight = baseline === 'widely' || baseline === 'discouraged' || widelyExpected <= now
    return yes.has(objectID) && !isRight
  })
  expect(others.map(({ objectID }) => objectID)).toEqual([])
})

const texts = [
  ...presetNames(content.targets),
  'node 20',
  'android webview 100, deno 1.40',
  'chrome >= 109, safari >= 15.4',
  'last 5 versions',
]

describe.each(texts)('%s', (text) => {
  test.each(['yes', 'part', 'no'] as const)(
    'the provider keeps for “%s” the features whose verdict is that',
    async (can) => {
      const resolution = await resolveTargets(text)
      const targets = resolution.status === 'known' ? resolution.targets : {}
      const { asOf } = summary
      const expected = features.filter(
        (one) => verdictOf(one, onlyThese(targets), asOf).answer === can,
      )
      const kept = await found(text, can)
      expect([...kept].toSorted()).toEqual(expected.map(({ objectID }) => objectID).toSorted())
    },
  )
})

test('a query of browsers of which nothing is known filters by nothing', async () => {
  expect((await found('op_mini all', 'yes')).size).toBe(features.length)
  expect((await found('chrmoe 1', 'no')).size).toBe(features.length)
})

test('a wider set of browsers never finds more', async () => {
  for (const [narrow, wide] of [
    ['newly', 'widely'],
    ['2024', '2022'],
    ['last 1 version', 'last 3 versions'],
  ] as const) {
    const [more, fewer] = [await found(narrow, 'yes'), await found(wide, 'yes')]
    expect([...fewer].filter((id) => !more.has(id))).toEqual([])
  }
})

/** The filter of an index for browsers, once what they are is known. */
async function filterOf(index: string, targets: string, can: Answer): Promise<string> {
  const browsers = formatBrowsers({ targets, can })
  await prepareBrowsers(browsers)
  return browsersFilter(index, browsers)
}

test('what works nowhere lacks usable support in one browser at least, and specifications have no filter', async () => {
  const targets = 'chrome 109, safari 15.4'
  expect(await filterOf('features_usage', targets, 'no')).toBe(
    '(usable.chrome > 109 OR usable.safari > 15.4)',
  )
  expect(await filterOf('specs', targets, 'no')).toBe('')
})

test('what works in part is usable in all browsers, and plain in not all of them', async () => {
  expect(await filterOf('compat', 'chrome 109, deno 1.40', 'part')).toBe(
    'usable.chrome <= 109 AND platformUsable.deno <= 1040000 AND (min.chrome > 109 OR platformMin.deno > 1040000)',
  )
})

test('a platform is compared by the whole number of its version', async () => {
  expect(await filterOf('compat', 'chrome 109, deno 1.40', 'yes')).toBe(
    'min.chrome <= 109 AND platformMin.deno <= 1040000',
  )
})

test('every browser of a set is in the condition, in the order of the browsers', async () => {
  const filter = await filterOf('compat', 'widely', 'yes')
  expect(filter.match(/min\.\w+ <= [\d.]+/g)).toHaveLength(coreBrowsers.length)
})

test('browsers that are resolved are not waited for', async () => {
  const browsers = formatBrowsers({ targets: 'chrome 109', can: 'yes' })
  await prepareBrowsers(browsers)
  expect(prepareBrowsers(browsers)).toBeUndefined()
  expect(prepareBrowsers('targets=chrome+109')).toBeUndefined()
})
