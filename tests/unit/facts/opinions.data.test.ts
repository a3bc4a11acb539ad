/** What vendors and developers say about features: records, exports, filters and order against the data file. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { features as source } from 'web-features'

import { mappingsFile } from '#ingest/sources/mappings.ts'
import { connectWithin } from '#provision/client.ts'
import { listHref, parseListState } from '#search/address/url-state.ts'
import { featuresList } from '#search/lists/features.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { exportText } from '#search/table/export-files.ts'
import { exportTable } from '#search/table/export-table.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import { readResult } from '#search/transport/list-query.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

type Facts = {
  readonly positions?: readonly { readonly vendor: string; readonly position: string }[]
  readonly interop?: readonly { readonly year: number }[]
  readonly votes?: { readonly count: number }
}

const { records, summary } = await loadCatalogue()
const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })

const { features: mapped }: { readonly features: Readonly<Record<string, Facts>> } = JSON.parse(
  readFileSync(mappingsFile, 'utf8'),
)

/** New ID → the one that was renamed to it. */
const formerOf = new Map(
  Object.entries(source).flatMap(([id, feature]) =>
    feature.kind === 'moved' ? [[feature.redirect_target, id] as const] : [],
  ),
)

const factsOf = (id: string): Facts => mapped[id] ?? mapped[formerOf.get(id) ?? ''] ?? {}

const names: Readonly<Record<string, string>> = { mozilla: 'Mozilla', apple: 'WebKit' }

/** "Mozilla: negative", in the order of the file. */
const positionsOf = (id: string): readonly string[] =>
  (factsOf(id).positions ?? []).flatMap(({ vendor, position }) =>
    position === '' ? [] : `${names[vendor]}: ${position}`,
  )

const yearsOf = (id: string): readonly string[] =>
  [...new Set((factsOf(id).interop ?? []).map(({ year }) => String(year)))].toSorted()

/** Every n-th of the features that vendors or developers have an opinion about, thirty of them. */
const known = records.features.filter(({ objectID: id }) => {
  const { positions, interop, votes } = factsOf(id)
  return [positions, interop, votes].some((facts) => facts !== undefined)
})
const sample = known.filter((_, place) => place % Math.floor(known.length / 30) === 0).slice(0, 30)

test('the columns of thirty features are what the data file says, and cells without facts are empty', () => {
  expect(sample).toHaveLength(30)
  for (const feature of sample) {
    const id = feature.objectID
    const options = { columns: ['position', 'wanted', 'interop'], today: summary.asOf }
    const table = exportTable({ ...options, list: featuresList, addressOf: (one) => one }, [
      feature,
    ])
    const row = exportText.csv(table).split('\r\n')[1] ?? ''
    const votes = factsOf(id).votes?.count
    const cells = [positionsOf(id).toSorted().join('; '), votes ?? '', yearsOf(id).join('; ')]
    expect(row).toContain(`,${cells.join(',')},`)
  }
})

/** The ids that the list at an address finds, in order. */
async function found(search: string): Promise<readonly string[]> {
  const state = parseListState(featuresList, search)
  // The address keeps what it says, so that the filter is one of the list.
  expect(listHref(featuresList, state)).toBe(`/features${search}`)
  const sorts: ListDefinition['sorts'] = featuresList.sorts
  const { results } = await client.search({
    requests: [
      {
        indexName: sorts[state.sort]?.index ?? 'features',
        ...listConditions(featuresList, state),
        hitsPerPage: 1000,
        attributesToRetrieve: ['objectID'],
      },
    ],
  })
  const { hits = [] } = readResult(results[0] ?? {})
  return hits.filter(isIndexRecord).map(({ objectID }) => objectID)
}

const having = (isMeant: (id: string) => boolean): ReadonlySet<string> =>
  new Set(records.features.map(({ objectID }) => objectID).filter(isMeant))

test.each([
  ['?position=Mozilla:+negative', (id: string) => positionsOf(id).includes('Mozilla: negative')],
  ['?position=WebKit:+oppose', (id: string) => positionsOf(id).includes('WebKit: oppose')],
  ['?wanted=25%2B', (id: string) => (factsOf(id).votes?.count ?? 0) >= 25],
  ['?wanted=1%2B', (id: string) => (factsOf(id).votes?.count ?? 0) >= 1],
  ['?interop=2023', (id: string) => yearsOf(id).includes('2023')],
])('%s finds the features of which the data file says so', async (search, isMeant) => {
  const wanted = having(isMeant)
  expect(wanted.size).toBeGreaterThan(0)
  expect(new Set(await found(search))).toEqual(wanted)
})

test('the most wanted features come first, and those without votes last', async () => {
  const votes = (await found('?sort=wanted')).map((id) => factsOf(id).votes?.count ?? -1)
  const asked = records.features.filter(({ objectID }) => factsOf(objectID).votes !== undefined)
  expect(votes.filter((count) => count >= 0)).toHaveLength(asked.length)
  expect(votes).toEqual(votes.toSorted((a, b) => b - a))
})
