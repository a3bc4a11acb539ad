import { expect, test } from 'vitest'

import { datedStatuses } from '#catalogue/releases/on-day.ts'
import { epochSeconds } from '#lib/dates.ts'
import { defaultState } from '#search/address/url-state.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import { releasesList } from '#search/lists/releases.ts'
import { exportFileName, exportText } from '#search/table/export-files.ts'
import { exportColumns, exportTable } from '#search/table/export-table.ts'

const today = '2026-11-20'
const addressOf = (id: string) => `https://plinth.example/features/${id}`

const hit = {
  objectID: 'layer',
  name: '@layer',
  baseline: 'widely',
  newlyDate: epochSeconds('2022-03-14'),
  approx: true,
  widelyExpected: epochSeconds('2024-09-14'),
  support: { chrome: '99', firefox: 'partial 96', safari: 'flag 15' },
  areas: ['CSS', 'Web APIs'],
  groups: { lvl0: ['CSS', 'Forms'], lvl1: ['CSS > Cascade'] },
  usage: 96.13,
  description: 'The `@layer` rule, with a \uE000.',
}

const columns = [
  'baseline',
  'newly',
  'widely',
  'chrome',
  'firefox',
  'safari',
  'edge',
  'usage',
  'engines',
  'blocker',
  'area',
  'group',
  'description',
]

const table = exportTable({ list: featuresList, columns, today, addressOf }, [hit])
const source = { source: 'https://plinth.example/features?q=layer', asOf: today, total: 3 }

const verdicts = {
  name: 'Works in Safari 15+, Edge 98+',
  of: ({ objectID }: { readonly objectID: string }) =>
    objectID === 'layer' ? 'No: Safari 15 lacks it (needs 15.4)' : '',
}

test('while browsers are chosen the first column names them, and says in words whether a result works in them', () => {
  const options = { list: featuresList, columns: ['usage'], today, addressOf, verdicts }
  const bare = { objectID: 'grid', name: 'Grid' }
  const checked = exportTable(options, [hit, bare])
  const { records } = JSON.parse(exportText.json(checked, source))
  expect(records).toEqual([
    {
      id: 'layer',
      name: '@layer',
      [verdicts.name]: 'No: Safari 15 lacks it (needs 15.4)',
      usage: 96.13,
      address: addressOf('layer'),
    },
    {
      id: 'grid',
      name: 'Grid',
      [verdicts.name]: null,
      usage: null,
      address: addressOf('grid'),
    },
  ])
  expect(exportText.csv(checked)).toContain('id,name,"Works in Safari 15+, Edge 98+",usage,address')
  expect(exportText.csv(checked)).toContain(',No: Safari 15 lacks it (needs 15.4),96.13,')
})

test('JSON says where it is from, and holds values, not their looks', () => {
  expect(JSON.parse(exportText.json(table, source))).toEqual({
    ...source,
    exported: 1,
    records: [
      {
        id: 'layer',
        name: '@layer',
        baseline: 'widely',
        newly: '≤2022-03-14',
        widely: 'by date 2024-09-14',
        chrome: '99',
        firefox: 'partial 96',
        safari: 'flag 15',
        edge: false,
        usage: 96.13,
        engines: 0,
        blocker: null,
        area: ['CSS', 'Web APIs'],
        group: ['Forms', 'CSS > Cascade'],
        description: 'The `@layer` rule, with a `.',
        address: 'https://plinth.example/features/layer',
      },
    ],
  })
})

test('CSV has the same columns, and no formula', () => {
  const [head, row] = exportText.csv(table).slice(1).split('\r\n')
  expect(head).toBe(`id,name,${columns.join()},address`)
  expect(row).toBe(
    'layer,@layer,widely,≤2022-03-14,by date 2024-09-14,99,partial 96,flag 15,no,96.13,0,,' +
      'CSS; Web APIs,Forms; CSS > Cascade,"The `@layer` rule, with a `.",' +
      'https://plinth.example/features/layer',
  )
})

test('values of known facets are exported in their words', () => {
  const release = { objectID: 'chrome-140', name: 'Chrome 140', statuses: ['esr'], type: 'mobile' }
  const options = { list: releasesList, columns: ['status', 'engine', 'type'], today, addressOf }
  const [record] = JSON.parse(
    exportText.json(exportTable(options, [release]), { ...source, total: 1 }),
  ).records
  expect(record).toMatchObject({ status: 'Extended support', engine: null, type: 'Mobile' })
})

test.each([
  ['2026-11-16', { status: 'Beta', chrome: 'next 158', widely: 'expected 2026-11-17' }],
  ['2026-11-17', { status: 'Current', chrome: '158', widely: 'by date 2026-11-17' }],
])(
  'what is announced for a day is exported as it stands on %s',
  (day, { status, chrome, widely }) => {
    const announced = epochSeconds('2026-11-17')
    const [statuses] = datedStatuses([{ day: '2026-11-17', status: 'beta' }])
    const release = { objectID: 'chrome-158', name: 'Chrome 158', statuses }
    const releases = { list: releasesList, columns: ['status'], today: day, addressOf }
    expect(JSON.parse(exportText.json(exportTable(releases, [release]), source)).records).toEqual([
      expect.objectContaining({ status }),
    ])
    const entry = { objectID: 'a', name: 'a', support: { chrome: 'next 158 2026-11-17' } }
    const entries = { list: compatList, columns: ['chrome'], today: day, addressOf }
    expect(JSON.parse(exportText.json(exportTable(entries, [entry]), source)).records).toEqual([
      expect.objectContaining({ chrome }),
    ])
    const feature = { objectID: 'b', name: 'b', widelyExpected: announced }
    const features = { list: featuresList, columns: ['widely'], today: day, addressOf }
    expect(JSON.parse(exportText.json(exportTable(features, [feature]), source)).records).toEqual([
      expect.objectContaining({ widely }),
    ])
  },
)

const announced = 'next 161 2026-11-24; prefix 100 -moz-'
const others = { chrome: '99', chrome_android: '99', edge: '99', safari: '17', safari_ios: '17' }

test.each([
  [
    'before Firefox has it',
    '2026-11-23',
    { engines: 2, blocker: 'Firefox', caveat: ['With a prefix'] },
  ],
  ['once Firefox has it', '2026-11-24', { engines: 3, blocker: null, caveat: null }],
])('%s, the columns of engines and notes say what the row says', (_, day, expected) => {
  const firefox = { firefox: announced, firefox_android: announced }
  const entry = { objectID: 'a', name: 'a', support: { ...others, ...firefox } }
  const asked = ['engines', 'blocker', 'only', 'caveat']
  const options = { list: compatList, columns: asked, today: day, addressOf }
  expect(JSON.parse(exportText.json(exportTable(options, [entry]), source)).records).toEqual([
    expect.objectContaining({ ...expected, only: null }),
  ])
})

test('a table exports its columns, a list those that its table would have', () => {
  const state = { ...defaultState, cols: ['spec'] }
  expect(exportColumns(compatList, { ...state, view: 'table' })).toEqual(['spec'])
  expect(exportColumns(compatList, state)).toEqual(compatList.table.usual)
})

test.each([
  ['grid', 'plinth-features-grid-2026-11-20.csv'],
  ['', 'plinth-features-2026-11-20.csv'],
  ['  :has(> img) / "x" ', 'plinth-features-has-img-x-2026-11-20.csv'],
  ['../../etc', 'plinth-features-etc-2026-11-20.csv'],
  ['漢字', 'plinth-features-漢字-2026-11-20.csv'],
])('the file of “%s” is called %s', (q, name) => {
  expect(exportFileName({ list: featuresList, q, asOf: today, format: 'csv' })).toBe(name)
})

test('a list as of a day is exported with the status of the day and that of today', () => {
  const dated = { ...hit, widelyDate: epochSeconds('2024-09-14') }
  const options = { list: featuresList, columns: ['baseline'], today, addressOf }
  const rowsOn = (day: string, own: object) => {
    const one = { objectID: 'layer', ...own }
    const text = exportText.json(exportTable({ ...options, day }, [one]), source)
    return JSON.parse(text).records
  }
  const name = { id: 'layer', name: '@layer', address: addressOf('layer') }
  const key = 'baseline on 2024-01-01'
  expect(rowsOn('2024-01-01', dated)).toEqual([{ ...name, [key]: 'newly', baseline: 'widely' }])
  // A hit requested without a day, and so without its dates.
  const bare = { name: '@layer', baseline: 'widely' }
  expect(rowsOn('2024-01-01', bare)).toEqual([{ ...name, [key]: null, baseline: 'widely' }])
  expect(rowsOn('2024-01-32', dated)).toEqual([{ ...name, baseline: 'widely' }])
})

test('a release later than the data has no counts where the data knows nothing', () => {
  const ahead = { objectID: 'chrome-159', isAhead: true, compatCount: 28, removedCount: 0 }
  const old = { objectID: 'chrome-9', compatCount: 0, removedCount: 0 }
  const options = {
    list: releasesList,
    columns: ['entries', 'removed', 'changed'],
    today,
    addressOf,
  }
  const { records } = JSON.parse(exportText.json(exportTable(options, [ahead, old]), source))
  expect(records).toMatchObject([
    { entries: 28, removed: null, changed: null },
    { entries: 0, removed: 0, changed: 0 },
  ])
})
