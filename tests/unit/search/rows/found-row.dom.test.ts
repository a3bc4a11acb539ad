import { expect, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import { readFixture } from '#tests/support/search-provider.ts'

type Records = readonly Readonly<Record<string, unknown>>[]
type Fixture = Readonly<Record<string, Records>>

/** A record with the attributes that its list requests, and that it has, as an answer holds it. */
const listed = (attributes: readonly string[], record: Records[number]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => attributes.includes(name)))

test('every record of the data fits the row of its list, and none does without its name', async () => {
  const { compat = [], specs = [], releases = [] } = await readFixture<Fixture>('details')
  const records = { features: await readFixture<Records>('features'), compat, specs, releases }
  for (const id of ['features', 'compat', 'specs', 'releases'] as const) {
    const { attributes, names } = catalogue[id].pages
    const hits = records[id].map((record) => listed(attributes, record))
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.filter((hit) => !fitsRow(id, hit))).toEqual([])
    expect(hits.filter((hit) => fitsRow(id, { ...hit, [names[0]]: null }))).toEqual([])
  }
})
