import { expect, test } from 'vitest'

import { SUPPORT_BUCKETS } from '#catalogue/content.ts'
import { loadCatalogue } from '#ingest/cache.ts'
import { bucketOf } from '#lib/fnv1a.ts'

const { content, records } = await loadCatalogue()

function tableOf(key: string) {
  return content.support[bucketOf(key, SUPPORT_BUCKETS)]?.[key]
}

test('every compat entry has its table in the bucket of its hash', () => {
  expect(content.support).toHaveLength(SUPPORT_BUCKETS)
  expect(records.compat.filter(({ objectID }) => tableOf(objectID) === undefined)).toEqual([])
})

test('a support table has all statements, newest first, with their notes', () => {
  expect(tableOf('api.AbortSignal.timeout_static')?.['chrome']).toEqual([
    { added: '124' },
    {
      added: '103',
      removed: '124',
      partial: true,
      notes: [
        [
          { type: 'text', value: 'Always aborts with an ' },
          { type: 'code', value: 'AbortError' },
          { type: 'text', value: ' on timeout, not a ' },
          { type: 'code', value: 'TimeoutError' },
          { type: 'text', value: '.' },
        ],
      ],
    },
  ])
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
