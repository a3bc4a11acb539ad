import { expect, test } from 'vitest'

import { createApiDriver, sorted } from './api-driver.ts'
import { at, type Target } from './target.ts'

const DATE = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/)
const TASK = expect.any(Number)

/** Writes of records, and the reads after them. Each test has its own index. */
export function recordTests(target: () => Target): void {
  const { put, ask, read, batch, add, found, drop } = createApiDriver(target)

  test('a record can be added, replaced, partially updated, read and deleted', async () => {
    const added = await put({ path: '/1/indexes/§w1', body: { objectID: 'a', n: 1, name: 'x' } })
    expect(added.status).toBe(201)
    expect(added.body).toEqual({ createdAt: DATE, taskID: TASK, objectID: 'a' })
    const replaced = await put({ method: 'PUT', path: '/1/indexes/§w1/a', body: { n: 2 } })
    expect(replaced.body).toEqual({ updatedAt: DATE, taskID: TASK, objectID: 'a' })
    expect(await read('/1/indexes/§w1/a')).toEqual({ objectID: 'a', n: 2 })
    const patched = await put({ path: '/1/indexes/§w1/a/partial', body: { name: 'y' } })
    expect(patched.body).toEqual({ updatedAt: DATE, taskID: TASK, objectID: 'a' })
    expect(await read('/1/indexes/§w1/a')).toEqual({ objectID: 'a', n: 2, name: 'y' })
    expect(await read('/1/indexes/§w1/a?attributesToRetrieve=name')).toEqual({
      objectID: 'a',
      name: 'y',
    })
    const deleted = await put({ method: 'DELETE', path: '/1/indexes/§w1/a' })
    expect(deleted.body).toEqual({ deletedAt: DATE, taskID: TASK })
    expect(await ask({ method: 'GET', path: '/1/indexes/§w1/a' })).toMatchObject({ status: 404 })
    await put({ method: 'DELETE', path: '/1/indexes/§w1/a' })
    await drop('w1')
  })

  test('a record without objectID gets one, and a numeric objectID becomes text', async () => {
    const added = await put({ path: '/1/indexes/§w2', body: { name: 'x' } })
    const objectID = at(added.body, 'objectID')
    expect(objectID).toEqual(expect.stringMatching(/./))
    const { body } = await add('w2', { objectID: 7 })
    expect(at(body, 'objectIDs')).toEqual(['7'])
    expect(await found('w2')).toEqual(sorted(['7', objectID]))
    await drop('w2')
  })

  test('a batch runs its operations in order and returns one objectID for each', async () => {
    const { body } = await batch(
      'w3',
      { action: 'addObject', body: { objectID: 'a', n: 1 } },
      { action: 'partialUpdateObject', body: { objectID: 'a', m: 2 } },
      { action: 'updateObject', body: { objectID: 'b', n: 1 } },
      { action: 'partialUpdateObject', body: { objectID: 'c', n: 1 } },
      { action: 'partialUpdateObjectNoCreate', body: { objectID: 'd', n: 1 } },
      { action: 'deleteObject', body: { objectID: 'b' } },
    )
    expect(body).toEqual({ taskID: TASK, objectIDs: ['a', 'a', 'b', 'c', 'd', 'b'] })
    expect(await found('w3')).toEqual(['a', 'c'])
    expect(await read('/1/indexes/§w3/a')).toEqual({ objectID: 'a', n: 1, m: 2 })
    await batch('w3', { action: 'clear' }, { action: 'addObject', body: { objectID: 'e' } })
    expect(await found('w3')).toEqual(['e'])
    await drop('w3')
  })

  test('a batch over several indices returns a task for each', async () => {
    const { body } = await ask({
      path: '/1/indexes/*/batch',
      body: {
        requests: [
          { action: 'addObject', indexName: '§w4', body: { objectID: 'a' } },
          { action: 'addObject', indexName: '§w5', body: { objectID: 'b' } },
        ],
      },
    })
    expect(body).toEqual({ taskID: { '§w4': TASK, '§w5': TASK }, objectIDs: ['a', 'b'] })
    await drop('w4', 'w5')
  })

  test.each([
    [{ n: 5 }, { _operation: 'Increment', value: 2 }, 7],
    [{}, { _operation: 'Increment', value: 2 }, 2],
    [{ n: 5 }, { _operation: 'Decrement', value: 2 }, 3],
    [{ n: ['a'] }, { _operation: 'Add', value: 'a' }, ['a', 'a']],
    [{ n: ['a', 'b', 'a'] }, { _operation: 'Remove', value: 'a' }, ['b']],
    [{ n: ['a'] }, { _operation: 'AddUnique', value: 'a' }, ['a']],
    [{ n: ['a'] }, { _operation: 'AddUnique', value: 'b' }, ['a', 'b']],
    [{ n: 4 }, { _operation: 'IncrementFrom', value: 4 }, 5],
    [{ n: 4 }, { _operation: 'IncrementFrom', value: 3 }, 4],
    [{ n: 4 }, { _operation: 'IncrementSet', value: 9 }, 9],
    [{ n: 4 }, { _operation: 'IncrementSet', value: 2 }, 4],
  ])('%j after %j is %j', async (record, n, expected) => {
    await add('w6', { objectID: 'a', ...record })
    await put({ path: '/1/indexes/§w6/a/partial', body: { n } })
    expect(at(await read('/1/indexes/§w6/a'), 'n')).toEqual(expected)
    await drop('w6')
  })

  test('an operation whose condition fails stops the whole partial update', async () => {
    await add('w19', { objectID: 'a', n: 4, m: 1 })
    const n = { _operation: 'IncrementFrom', value: 3 }
    await put({ path: '/1/indexes/§w19/a/partial', body: { n, m: 2 } })
    await put({ path: '/1/indexes/§w19/b/partial', body: { n, m: 2 } })
    expect(await read('/1/indexes/§w19/a')).toEqual({ objectID: 'a', n: 4, m: 1 })
    expect(await found('w19')).toEqual(['a'])
    await drop('w19')
  })

  test('a partial update creates a missing record unless createIfNotExists is false', async () => {
    await put({ path: '/1/indexes/§w7/a/partial', body: { n: 1 } })
    await put({ path: '/1/indexes/§w7/b/partial?createIfNotExists=false', body: { n: 1 } })
    expect(await found('w7')).toEqual(['a'])
    await drop('w7')
  })

  test('records can be read from several indices, with null for a missing one', async () => {
    const { body } = await ask({
      path: '/1/indexes/*/objects',
      body: {
        requests: [
          { indexName: '§gaming', objectID: '1', attributesToRetrieve: ['name'] },
          { indexName: '§gaming', objectID: 'nothing' },
          { indexName: '§editors', objectID: '3' },
        ],
      },
    })
    expect(body).toEqual({
      results: [
        { objectID: '1', name: 'Gaming Laptop' },
        null,
        { objectID: '3', kind: 'visual studio' },
      ],
    })
  })
}
