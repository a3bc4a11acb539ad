/** The facets that change with a release: what rows say, what a filter finds and what is counted, on several days. */
import { describe, expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { countsOn, datedFacets } from '#catalogue/dated-facets.ts'
import { splitValue, valuesOn } from '#catalogue/dated-values.ts'
import { platforms } from '#catalogue/platforms.ts'
import { caveatOf, caveatsOn, enginesOn } from '#catalogue/verdict/facets.ts'
import { plainSince } from '#lib/support-code.ts'
import { connectWithin } from '#provision/client.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

import { featureReadings } from './feature-states.ts'
import { currentOn, entryReadings, type Reading } from './states.ts'

const { records, summary } = await loadCatalogue()
/** Those of features and entries; `releases.data.test.ts` compares the statuses of releases. */
const ownFacets = datedFacets.filter((facet) => facet !== 'statuses')
type OwnFacet = (typeof ownFacets)[number]

const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })

const later = (days: number): string =>
  new Date(Date.parse(summary.asOf) + days * 86_400_000).toISOString().slice(0, 10)

/** The day of the data, and days on which a visitor sees the same data. */
const days = [0, 1, 7, 40, 400].map(later)

type Thing = Pick<(typeof records.compat)[number], 'objectID' | 'support' | 'platforms'> &
  Partial<Pick<(typeof records.compat)[number], OwnFacet>>

const isDated = (thing: Thing): boolean =>
  ownFacets.some((facet) => thing[facet]?.some((value) => splitValue(value)[1] !== ''))

const lists = [
  ['features', records.features, featureReadings],
  ['compat', records.compat, entryReadings],
] as const satisfies readonly (readonly [
  string,
  readonly Thing[],
  (id: string, browser: CoreBrowser) => readonly Reading[] | undefined,
])[]

/** What a row says, from its support alone. */
function readRow(thing: Thing, today: string): Readonly<Record<OwnFacet, readonly string[]>> {
  const { missing, engines, missingOnlyIn, onlyIn } = enginesOn(thing, today)
  return {
    missing,
    engines: [String(engines)],
    missingOnlyIn: missingOnlyIn === undefined ? [] : [missingOnlyIn],
    onlyIn: onlyIn === undefined ? [] : [onlyIn],
    caveats: caveatsOn(thing, today),
    caveatsIn: coreBrowsers.flatMap((browser) => {
      const caveat = caveatOf(thing.support[browser], today)
      return caveat === undefined ? [] : [`${browser} ${caveat}`]
    }),
    runs: platforms.filter((name) => plainSince(thing.platforms[name], today) !== undefined),
  }
}

async function ask(indexName: string, today: string, conditions: readonly string[] = []) {
  const { turnDays, datedValues } = summary
  const day = { today, turnDays, datedValues }
  const query = { indexName, query: '', hitsPerPage: 0, facets: [...ownFacets] }
  const asked = [{ ...query, facetFilters: conditions.map((one) => [one]) }]
  const requests = asked.map((request) => readyRequest(request, day))
  const { results } = await client.search({ requests })
  const [found] = results.flatMap((result) => ('hits' in result ? [result] : []))
  const counts = Object.entries(found?.facets ?? {}).map(([facet, values]) => [
    facet,
    countsOn(today, values),
  ])
  return { total: found?.nbHits, counts: Object.fromEntries(counts) }
}

describe.each(lists)('%s', (name, list, readings) => {
  const things: readonly Thing[] = list
  const facets = ownFacets.filter((facet) => things.some((thing) => facet in thing))

  test.each(days)(
    'on %s a filter finds as many as are counted, and as rows say so',
    async (day) => {
      const wanted = new Map<string, number>()
      for (const thing of things) {
        const row = readRow(thing, day)
        for (const facet of facets) {
          for (const value of row[facet]) {
            wanted.set(`${facet}:${value}`, (wanted.get(`${facet}:${value}`) ?? 0) + 1)
          }
        }
      }
      const { counts } = await ask(name, day)
      const counted = facets.flatMap((facet) =>
        Object.entries(counts[facet] ?? {}).map(([value, count]) => [`${facet}:${value}`, count]),
      )
      expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(wanted))
      for (const [condition, count] of wanted) {
        const { total } = await ask(name, day, [condition])
        expect([condition, total]).toEqual([condition, count])
      }
    },
  )

  test.each(days)(
    'on %s “Missing in” is what the packages say of the release of the day',
    (day) => {
      const asked = things.filter((thing, place) => isDated(thing) || place % 20 === 0)
      const wrong = asked.filter((thing) => {
        const lacking = coreBrowsers.filter((browser) => {
          const current = readings(thing.objectID, browser)?.[currentOn(browser, day)]
          return current?.state !== 'full'
        })
        return valuesOn(thing.missing ?? [], day).join() !== lacking.join()
      })
      expect(wrong.map(({ objectID }) => objectID)).toEqual([])
    },
  )
})

test('only records with announced releases have dated values, and the summary names all of these', () => {
  const dated = [...records.features, ...records.compat].filter(isDated)
  const announced = dated.filter(({ support, platforms: codes }) =>
    [...Object.values(support), ...Object.values(codes)].some((code) => /\d{4}-\d\d/.test(code)),
  )
  expect(dated).toEqual(announced)
  for (const facet of ownFacets) {
    const values = dated.flatMap((thing: Thing) => thing[facet] ?? [])
    const expected = values.filter((value) => splitValue(value)[1] !== '')
    expect([facet, new Set(summary.datedValues[facet])]).toEqual([facet, new Set(expected)])
  }
})
