import { expect, test } from 'vitest'

import { fromPlainRequest, toPlainAnswer } from '#provider/background.ts'
import { DEFAULT_LIMITS } from '#provider/protocol/request/request-context.ts'
import { createProviderThread } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { secured } from '#tests/contract/secured.ts'
import { PATIENT } from '#tests/support/patient.ts'

const KEYS = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

/** Each hit costs 5,000 steps: 300 are a short search, 400 a long one. */
const front = { ...DEFAULT_LIMITS.front, searchSteps: 1_900_000 }

type Sent = { readonly key: string; readonly address?: string }

/** A provider that hands over long searches, and the senders of those. */
async function createFront() {
  const senders: string[] = []
  const store = createMemoryStore()
  const thread = createProviderThread({ ...KEYS, ...PATIENT, store, limits: { front } })
  const back = createProviderThread({ ...KEYS, ...PATIENT, store })
  const send = (path: string, body: object, { key, address = '' }: Sent) =>
    thread.answer(
      new Request(`http://provider.test/1/indexes/notes/${path}`, {
        method: 'POST',
        headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': key },
        body: JSON.stringify(body),
      }),
      { address },
    )
  const requests = Array.from({ length: 400 }, (_, at) => ({
    action: 'addObject',
    body: { objectID: `${at}`, text: `note ${at}` },
  }))
  await send('batch', { requests }, { key: KEYS.adminKey })
  await send('query', { query: 'note' }, { key: KEYS.searchKey })
  thread.delegate({
    admit: (sender) => {
      senders.push(sender)
      return { isAdmitted: true, leave: () => {} }
    },
    answer: async (request) => toPlainAnswer(await back.answer(fromPlainRequest(request))),
    buildIndex: (id) => back.buildIndex(id),
  })
  const search = async (hitsPerPage: number, address: string, key = KEYS.searchKey) => {
    const response = await send('query', { query: 'note', hitsPerPage }, { key, address })
    expect(response.status).toBe(200)
  }
  return { senders, search }
}

test('a sender is a key at an address, and a secured key counts as the one that it is derived from', async () => {
  const { senders, search } = await createFront()
  await search(400, '192.0.2.1')
  await search(400, '192.0.2.2')
  await search(400, '192.0.2.2', secured(KEYS.searchKey, { filters: '' }))
  await search(400, '192.0.2.2', KEYS.adminKey)
  expect(senders).toEqual([
    'plinth-search 192.0.2.1',
    'plinth-search 192.0.2.2',
    'plinth-search 192.0.2.2',
    'the-admin-key 192.0.2.2',
  ])
})

test('who has sent three long searches has less of the thread in front, and others do not', async () => {
  const { senders, search } = await createFront()
  await search(300, '192.0.2.1')
  expect(senders).toEqual([])
  for (let turn = 0; turn < 3; turn += 1) await search(400, '192.0.2.1')
  senders.splice(0)
  await search(300, '192.0.2.2')
  expect(senders).toEqual([])
  await search(300, '192.0.2.1')
  expect(senders).toEqual(['plinth-search 192.0.2.1'])
  await search(20, '192.0.2.1')
  expect(senders).toHaveLength(1)
})
