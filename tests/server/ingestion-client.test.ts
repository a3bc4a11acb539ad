import { algoliasearch } from 'algoliasearch'
import { expect, test } from 'vitest'

import { messageOf, serveProvider } from '#tests/support/official-clients.ts'

async function serve() {
  const served = await serveProvider()
  const admin = served.client()
  const ingestion = admin.initIngestion({ region: 'eu', options: served.options })
  const titles = async () => {
    const { hits } = await admin.browse<{ title: string }>({ indexName: 'books' })
    return Object.fromEntries(hits.map(({ objectID, title }) => [objectID, title]))
  }
  return { ...served, admin, ingestion, titles }
}

const record = (objectID: string, title: string) => ({ objectID, title })

test('records that are pushed are in the index when their event has succeeded', async () => {
  const { ingestion, titles } = await serve()
  const {
    runID,
    eventID = '',
    createdAt,
  } = await ingestion.push({
    indexName: 'books',
    pushTaskPayload: {
      action: 'addObject',
      records: [record('a', 'Ulysses'), record('b', 'Emma')],
    },
  })
  expect(Date.parse(createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  await expect(ingestion.getEvent({ runID, eventID })).resolves.toEqual({
    runID,
    eventID,
    status: 'succeeded',
    type: 'record',
    batchSize: 2,
    data: null,
    publishedAt: createdAt,
  })
  await expect(ingestion.getRun({ runID })).resolves.toMatchObject({
    runID,
    appID: 'plinth',
    type: 'push',
    status: 'finished',
    outcome: 'success',
    progress: { expectedNbOfEvents: 1, receivedNbOfEvents: 1 },
  })
  await expect(titles()).resolves.toEqual({ a: 'Ulysses', b: 'Emma' })
})

test('a push that is watched has its event in the answer', async () => {
  const { ingestion } = await serve()
  const answer = await ingestion.push({
    indexName: 'books',
    watch: true,
    pushTaskPayload: { action: 'addObject', records: [record('a', 'Ulysses')] },
  })
  expect(answer).toEqual({
    runID: expect.any(String),
    eventID: expect.any(String),
    data: [],
    events: [expect.objectContaining({ status: 'succeeded', batchSize: 1 })],
    message: expect.any(String),
    createdAt: expect.any(String),
  })
})

test('each action of a push does what it does in a batch', async () => {
  const { ingestion, titles } = await serve()
  const push = (action: string, ...records: { readonly objectID: string }[]) =>
    ingestion.customPost({ path: '1/push/books', body: { action, records } })
  await push('addObject', record('a', 'Ulysses'), record('b', 'Emma'), record('c', 'Dracula'))
  await push('updateObject', record('a', 'Finnegans Wake'))
  await push('partialUpdateObject', record('d', 'Middlemarch'))
  await push('partialUpdateObjectNoCreate', record('e', 'nothing'))
  await push('deleteObject', { objectID: 'b' })
  await expect(titles()).resolves.toEqual({ a: 'Finnegans Wake', c: 'Dracula', d: 'Middlemarch' })
  await push('clear', { objectID: '' })
  await expect(titles()).resolves.toEqual({})
  await push('delete', { objectID: '' })
  await expect(messageOf(titles())).resolves.toContain('Index books does not exist')
})

test('the official chunked push of 2,500 records arrives whole', async () => {
  const { ingestion, admin } = await serve()
  const objects = Array.from({ length: 2500 }, (_, number) => record(`${number}`, 'x'))
  const answers = await ingestion.chunkedPush({ indexName: 'books', objects, waitForTasks: true })
  expect(answers).toHaveLength(3)
  const { results } = await admin.searchForHits({ requests: [{ indexName: 'books' }] })
  expect(results[0]?.nbHits).toBe(2500)
})

test('the official replacement of all records through a transformation leaves the new ones alone', async () => {
  const { admin, options, titles } = await serve()
  await admin.saveObjects({ indexName: 'books', objects: [record('old', 'Emma')] })
  const objects = [record('new', 'Ulysses')]
  const client = algoliasearch(admin.appId, admin.apiKey, {
    ...options,
    transformationOptions: { region: 'eu', ...options },
  })
  await client.replaceAllObjectsWithTransformation({ indexName: 'books', objects })
  await expect(titles()).resolves.toEqual({ new: 'Ulysses' })
})

const invalid = [
  ['no action', { records: [] }, 'Expected an "action"'],
  ['an unknown action', { action: 'x', records: [{ objectID: 'a' }] }, 'Invalid action: x'],
  ['no records', { action: 'addObject' }, 'expected an array of objects'],
  ['a record that is a text', { action: 'addObject', records: ['a'] }, 'expected an object'],
  [
    'a record without objectID',
    { action: 'addObject', records: [{ objectID: 'a' }, {}] },
    'Missing objectID in the record at position 1',
  ],
] as const

test.each(invalid)(
  'a push with %s is refused in a sentence, and stores nothing',
  async (_, body, sentence) => {
    const { ingestion, admin } = await serve()
    const pushed = ingestion.customPost({ path: '1/push/books', body: { ...body } })
    await expect(messageOf(pushed)).resolves.toContain(sentence)
    const { items } = await admin.listIndices()
    expect(items).toEqual([])
  },
)

test('a record that is too large refuses the whole push', async () => {
  const { ingestion, admin } = await serve()
  const records = [record('a', 'x'), record('b', 'x'.repeat(100_001))]
  const pushed = ingestion.push({
    indexName: 'books',
    pushTaskPayload: { action: 'addObject', records },
  })
  await expect(messageOf(pushed)).resolves.toMatch(/too big|too large|bytes/i)
  const { items } = await admin.listIndices()
  expect(items).toEqual([])
})

test('a push and its run need all three rights', async () => {
  const { admin, client, options } = await serve()
  const payload = { action: 'addObject', records: [record('a', 'x')] } as const
  const pushWith = async (acl: ('addObject' | 'deleteIndex' | 'editSettings')[]) => {
    const { key } = await admin.addApiKey({ acl })
    const ingestion = client(key).initIngestion({ region: 'eu', options })
    return messageOf(
      ingestion.push({
        indexName: 'books',
        pushTaskPayload: { ...payload, records: [...payload.records] },
      }),
    )
  }
  const refusal = 'Method not allowed with this API key'
  await expect(pushWith(['addObject'])).resolves.toContain(refusal)
  await expect(pushWith(['addObject', 'deleteIndex'])).resolves.toContain(refusal)
  await expect(pushWith(['addObject', 'deleteIndex', 'editSettings'])).resolves.toBe('no error')
})

test('a run or event that was never given out does not exist', async () => {
  const { ingestion } = await serve()
  const runID = '6c02aeb1-775e-418e-870b-1faccd4b2c0f'
  await expect(messageOf(ingestion.getRun({ runID }))).resolves.toContain('Run does not exist')
  const pushed = await ingestion.push({
    indexName: 'books',
    pushTaskPayload: { action: 'addObject', records: [record('a', 'x')] },
  })
  const event = ingestion.getEvent({ runID: pushed.runID, eventID: runID })
  await expect(messageOf(event)).resolves.toContain('Event does not exist')
})

test('the rest of the ingestion API is refused in a sentence that reaches the caller', async () => {
  const { ingestion } = await serve()
  const taskID = '6c02aeb1-775e-418e-870b-1faccd4b2c0f'
  const others = [
    ingestion.listSources(),
    ingestion.listDestinations(),
    ingestion.listAuthentications(),
    ingestion.listTasks(),
    ingestion.listTransformations(),
    ingestion.listRuns(),
    ingestion.listEvents({ runID: taskID }),
    ingestion.getTask({ taskID }),
    ingestion.runTask({ taskID }),
    ingestion.pushTask({ taskID, pushTaskPayload: { action: 'addObject', records: [] } }),
    ingestion.createSource({ type: 'push', name: 'x' }),
  ]
  const messages = await Promise.all(others.map(messageOf))
  for (const message of messages) {
    expect(message).toContain('The embedded provider does not have ingestion connectors')
  }
})
