import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BadResponse } from '#search/transport/failure.ts'
import { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

type Answer = Awaited<ReturnType<SearchClient['search']>>
type Attempt = {
  readonly query: string
  readonly answer: () => void
  readonly fail: (error: Error) => void
}

let attempts: Attempt[]
let client: RetryingSearchClient
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  attempts = []
  const source = (params: object) =>
    new Promise<Answer>((resolve, reject) => {
      attempts.push({
        query: JSON.stringify(params),
        answer: () => resolve({ results: [] }),
        fail: reject,
      })
    })
  client = new RetryingSearchClient({ search: source })
  stop = client.start()
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Searches for a text; returns a function that tells whether the answer has arrived. */
function search(query: string): () => boolean {
  const answers: Answer[] = []
  void client.client
    .search([{ indexName: 'features', params: { query } }])
    .then((answer) => answers.push(answer))
  return () => answers.length > 0
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const phase = () => client.state.get().phase
const down = () => new Error('down')
const refused = (status: number) => Object.assign(new Error('no'), { status })

test('a search that is answered leaves nothing to say', async () => {
  const answered = search('a')
  expect(phase()).toBe('pending')
  attempts[0]!.answer()
  await settle()
  expect(answered()).toBe(true)
  expect(phase()).toBe('idle')
})

test('a search that fails is not answered until another attempt is', async () => {
  const answered = search('a')
  attempts[0]!.fail(down())
  await settle()
  expect(phase()).toBe('failed')
  expect(answered()).toBe(false)
  client.retry()
  expect(client.state.get()).toMatchObject({ phase: 'failed', retrying: true })
  attempts[1]!.answer()
  await settle()
  expect(attempts[1]!.query).toBe(attempts[0]!.query)
  expect(answered()).toBe(true)
  expect(phase()).toBe('idle')
})

test('the failure of an old search is ignored while a newer one is under way', async () => {
  search('a')
  const answered = search('b')
  attempts[0]!.fail(down())
  await settle()
  expect(phase()).toBe('pending')
  attempts[1]!.answer()
  await settle()
  expect(answered()).toBe(true)
  expect(phase()).toBe('idle')
})

test('an old answer after a newer failure leaves the failure', async () => {
  search('a')
  search('b')
  attempts[1]!.fail(down())
  await settle()
  attempts[0]!.answer()
  await settle()
  expect(phase()).toBe('failed')
  client.retry()
  expect(attempts[2]!.query).toContain('"b"')
})

test('after three seconds it is late, after ten the page offers to try again, and the answer still counts', async () => {
  const answered = search('a')
  await vi.advanceTimersByTimeAsync(2999)
  expect(phase()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(phase()).toBe('late')
  await vi.advanceTimersByTimeAsync(7000)
  expect(client.state.get()).toMatchObject({ phase: 'failed', failure: { kind: 'slow' } })
  attempts[0]!.answer()
  await settle()
  expect(answered()).toBe(true)
  expect(phase()).toBe('idle')
})

test('it tries again by itself after 5, 15 and 60 seconds, and then every minute', async () => {
  search('a')
  const pauses: number[] = []
  for (let round = 0; round < 5; round += 1) {
    attempts.at(-1)!.fail(down())
    await settle()
    const failedAt = Date.now()
    await vi.advanceTimersToNextTimerAsync()
    pauses.push(Date.now() - failedAt)
  }
  expect(pauses).toEqual([5000, 15_000, 60_000, 60_000, 60_000])
})

test('the failure of an automatic attempt is the one that is known; one that was asked for has its own', async () => {
  search('a')
  attempts[0]!.fail(down())
  await settle()
  const { failure: first, notBefore } = client.state.get()
  expect(notBefore).toBe(0)
  await vi.advanceTimersByTimeAsync(5000)
  attempts[1]!.fail(down())
  await settle()
  expect(client.state.get().failure).toBe(first)
  client.retry()
  attempts[2]!.fail(down())
  await settle()
  expect(client.state.get().failure).toEqual(first)
  expect(client.state.get().failure).not.toBe(first)
  await vi.advanceTimersByTimeAsync(15_000)
  attempts[3]!.fail(new BadResponse('short'))
  await settle()
  expect(client.state.get().failure).toEqual({ kind: 'garbled' })
})

test('after an answer the next failure is retried after 5 seconds again', async () => {
  search('a')
  attempts[0]!.fail(down())
  await vi.advanceTimersByTimeAsync(5000)
  expect(attempts).toHaveLength(2)
  attempts[1]!.answer()
  await settle()
  search('b')
  attempts[2]!.fail(down())
  await vi.advanceTimersByTimeAsync(4999)
  expect(attempts).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toHaveLength(4)
})

test('typing on during an outage does not put the automatic attempt off', async () => {
  search('a')
  attempts[0]!.fail(down())
  await settle()
  for (const text of ['ab', 'abc', 'abcd']) {
    await vi.advanceTimersByTimeAsync(1000)
    search(text)
    attempts.at(-1)!.fail(down())
    await settle()
  }
  await vi.advanceTimersByTimeAsync(1999)
  expect(attempts).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toHaveLength(5)
  expect(attempts[4]!.query).toContain('"abcd"')
})

test('the pause grows with automatic attempts alone, not with searches that fail in between', async () => {
  search('a')
  attempts[0]!.fail(down())
  await settle()
  const pauses: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const failedAt = Date.now()
    await vi.advanceTimersByTimeAsync(2000)
    search('ab')
    attempts.at(-1)!.fail(down())
    client.retry()
    attempts.at(-1)!.fail(down())
    await settle()
    await vi.advanceTimersToNextTimerAsync()
    pauses.push(Date.now() - failedAt)
    attempts.at(-1)!.fail(down())
    await settle()
  }
  expect(pauses).toEqual([5000, 15_000, 60_000])
})

test('a search that fails after the automatic attempt was due is tried again after a whole pause', async () => {
  search('a')
  attempts[0]!.fail(down())
  await vi.advanceTimersByTimeAsync(4000)
  search('ab')
  await vi.advanceTimersByTimeAsync(2000)
  attempts[1]!.fail(down())
  await vi.advanceTimersByTimeAsync(4999)
  expect(attempts).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toHaveLength(3)
})

test('a failed search is not retried automatically while the page is hidden', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  search('a')
  attempts[0]!.fail(down())
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempts).toHaveLength(1)
  visible.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(attempts).toHaveLength(2)
})

test('a failed search is sent again as soon as the network is back', async () => {
  search('a')
  attempts[0]!.fail(new BadResponse('cut'))
  await settle()
  window.dispatchEvent(new Event('online'))
  expect(attempts).toHaveLength(2)
})

test('a search without an answer for ten seconds is sent again as soon as the network is back', async () => {
  search('a')
  await vi.advanceTimersByTimeAsync(9999)
  window.dispatchEvent(new Event('online'))
  expect(attempts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  window.dispatchEvent(new Event('online'))
  expect(attempts).toHaveLength(2)
})

test('a stopped client sends nothing again, whether the search failed before or after it was stopped', async () => {
  search('a')
  attempts[0]!.fail(down())
  await settle()
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempts).toHaveLength(1)
  client.start()
  search('b')
  stop()
  attempts[1]!.fail(down())
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempts).toHaveLength(2)
})

test.each([400, 403, 404, 429])('after a %i it tries nothing by itself', async (status) => {
  search('a')
  attempts[0]!.fail(refused(status))
  await vi.advanceTimersByTimeAsync(600_000)
  window.dispatchEvent(new Event('online'))
  expect(attempts).toHaveLength(1)
})

test('typing on is an attempt too', async () => {
  search('a')
  attempts[0]!.fail(refused(429))
  await settle()
  const answered = search('ab')
  attempts[1]!.answer()
  await settle()
  expect(answered()).toBe(true)
  expect(phase()).toBe('idle')
})

test('the values of a facet are asked for beside the results', async () => {
  const answered = search('a')
  void client.client.search([
    { indexName: 'features', type: 'facet', facet: 'spec', facetQuery: 'x' },
  ])
  attempts[0]!.answer()
  await settle()
  expect(answered()).toBe(true)
  attempts[1]!.fail(down())
  await settle()
  expect(phase()).toBe('failed')
})

test('a provider is slow while two searches are without an answer, however long an answer took', async () => {
  search('a')
  await vi.advanceTimersByTimeAsync(500)
  expect(client.isSlow()).toBe(false)
  search('ab')
  expect(client.isSlow()).toBe(true)
  attempts[0]!.answer()
  await settle()
  expect(client.isSlow()).toBe(false)
})
