import { expect, test } from 'vitest'

import { createApiDriver } from './api-driver.ts'
import { createTarget } from './embedded.ts'
import { at } from './target.ts'

/** A rule that, if applied, would hide the first record, promote the second and change the query. */
const rule = {
  objectID: 'all',
  conditions: [{ pattern: '', anchoring: 'contains', context: 'sale' }],
  consequence: {
    promote: [{ objectID: 'b', position: 0 }],
    hide: [{ objectID: 'a' }],
    params: { query: 'nothing', hitsPerPage: 1 },
    userData: { banner: 'sale' },
  },
}

test('a rule is stored and returned, and no search applies it', async () => {
  const target = createTarget()
  const { add, ask, found, put, read } = createApiDriver(() => target)
  await add('shop', { objectID: 'b', name: 'thing' }, { objectID: 'a', name: 'thing' })
  const body = { query: 'thing', enableRules: true, ruleContexts: ['sale'], getRankingInfo: true }
  const search = async (): Promise<unknown> =>
    (await ask({ path: '/1/indexes/§shop/query', body })).body
  const before = await search()
  await put({ path: '/1/indexes/§shop/rules/batch', body: [rule] })
  expect(await read('/1/indexes/§shop/rules/all')).toEqual(rule)
  const after = await search()
  expect(at(after, 'hits')).toEqual(at(before, 'hits'))
  expect(await found('shop', body)).toEqual(['a', 'b'])
  expect(after).not.toHaveProperty('appliedRules')
  expect(after).not.toHaveProperty('userData')
})
