import { expect, test } from 'vitest'

import { SUPPORT_BUCKETS } from '#contracts/content.ts'
import { supportTable } from '#ingest/content/support-buckets.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content, records } = await loadCatalogue()

function tableOf(key: string) {
  return content.support[bucketOf(key, SUPPORT_BUCKETS)]?.[key]
}

test('every compat entry has its table in the bucket of its hash', () => {
  expect(content.support).toHaveLength(SUPPORT_BUCKETS)
  expect(records.compat.filter(({ objectID }) => tableOf(objectID) === undefined)).toEqual([])
})

const trackers: [string, string] = ['https://crbug.com/1', 'http://crbug.com/2']

const ended = {
  version_added: '1',
  version_last: '64',
  version_removed: '65',
  partial_implementation: true as const,
  impl_url: trackers,
  notes: 'It <code>throws</code>.',
}

test('a support table has all statements in the order of the data, with notes and the addresses of bugs', () => {
  const entry = {
    key: 'api.Thing',
    segments: ['api', 'Thing'],
    children: 0,
    statement: { source_file: '', support: { chrome: [{ version_added: '124' }, ended] } },
  } satisfies Parameters<typeof supportTable>[0]
  const table = supportTable(entry, collectSurprises())
  expect(table).toStrictEqual({
    chrome: [
      { added: '124' },
      {
        added: '1',
        removed: '65',
        last: '64',
        partial: true,
        notes: [
          [
            { type: 'text', value: 'It ' },
            { type: 'code', value: 'throws' },
            { type: 'text', value: '.' },
          ],
        ],
        tracked: ['https://crbug.com/1'],
      },
    ],
  })
})

test('a support table has prefixes, unknown support and browsers outside the core', () => {
  const table = tableOf('css.properties.display.grid')
  expect(table?.['edge']).toEqual([{ added: '16' }, { added: '12', prefix: '-ms-' }])
  expect(table?.['ie']?.[0]).toMatchObject({ added: '10', prefix: '-ms-', partial: true })
  expect(tableOf('api.AbortSignal.timeout_static')?.['ie']).toEqual([{ added: false }])
})

test('the notes of a record are those of its table', () => {
  const mismatches = records.compat.filter(({ objectID, notes }) => {
    const statements = Object.values(tableOf(objectID) ?? {}).flat()
    const counted = statements.reduce((sum, one) => sum + (one.notes?.length ?? 0), 0)
    return counted !== notes
  })
  expect(mismatches).toEqual([])
})
