import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { recordDays } from '#server/seo/record-days.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const release = (browser: 'chrome' | 'safari', version: string, day: string) => ({
  objectID: `${browser}-${version}`,
  browser,
  version,
  date: epochSeconds(day),
})

const days = recordDays(
  {
    features: [
      {
        objectID: 'grid',
        newlyDate: epochSeconds('2020-01-02'),
        widelyDate: epochSeconds('2022-07-02'),
        lastShipped: epochSeconds('2020-01-02'),
        specs: [{ title: 'Grid', url: 'https://x.example/', id: 'css-grid' }],
      },
      { objectID: 'new', specs: [{ title: 'Explainer', url: 'https://x.example/' }] },
      { objectID: 'soon', widelyDate: epochSeconds('2027-01-01'), specs: [] },
    ],
    compat: [
      { objectID: 'a', support: { chrome: '≤3', safari: '1–2' }, specs: ['css-grid'] },
      { objectID: 'b', support: { chrome: '4', safari: 'next 9' }, specs: ['css-b'] },
      { objectID: 'c', support: { safari: '9' }, specs: [] },
    ],
    specs: [{ objectID: 'css-grid' }, { objectID: 'css-b' }, { objectID: 'css-c' }],
    releases: [
      release('chrome', '3', '2023-03-03'),
      release('chrome', '4', '2024-04-04'),
      release('safari', '9', '2027-09-09'),
    ],
  },
  '2026-11-10',
)

test.each([
  ['features', [['grid', '2022-07-02']]],
  [
    'compat',
    [
      ['a', '2023-03-03'],
      ['b', '2024-04-04'],
    ],
  ],
  [
    'specs',
    [
      ['css-grid', '2023-03-03'],
      ['css-b', '2024-04-04'],
    ],
  ],
  [
    'releases',
    [
      ['chrome-3', '2023-03-03'],
      ['chrome-4', '2024-04-04'],
      ['safari-9', '2027-09-09'],
    ],
  ],
] as const)(
  'the newest day of %s is that of their newest event that is over, or of the release',
  (index, wanted) => {
    expect([...days[index]]).toEqual(wanted)
  },
)

test('of the real records, most have a day, and only releases one after the day of the data', async () => {
  const { records, summary } = await loadCatalogue()
  const { asOf } = summary
  const found = recordDays(records, asOf)
  for (const index of ['features', 'compat', 'specs', 'releases'] as const) {
    expect(found[index].size).toBeGreaterThan(records[index].length / 4)
    const later = [...found[index].values()].filter((day) => day > asOf)
    expect(index === 'releases' ? [] : later).toEqual([])
  }
})
