// @vitest-environment jsdom
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
let link: RetryingSearchClient

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
  link = new RetryingSearchClient({ search: source })
})

afterEach(() => {
  link.dispose()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Searches for a text; returns whether the answer has come. */
function search(query: string): () => boolean {
  const answers: Answer[] = []
  void link.client
    .search([{ indexName: 'features', params: { query } }])
    .then((answer) => answers.push(answer))
  return () => answers.length > 0
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const phase = () => link.state.get().phase
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
  link.retry()
  expect(link.state.get()).toMatchObject({ phase: 'failed', retrying: true })
  attempts[1]!.answer()
  await settle()
  expect(attempts[1]!.query).toBe(attempts[0]!.query)
  expect(answered()).toBe(true)
  expect(phase()).toBe('idle')
})

test('an old search that fails while a newer one is under way is nobody’s concern', async () => {
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
  link.retry()
  expect(attempts[2]!.query).toContain('"b"')
})

test('after three seconds it is late, after ten the page offers to try again, and the answer still counts', async () => {
  const answered = search('a')
  await vi.advanceTimersByTimeAsync(2999)
  expect(phase()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(phase()).toBe('late')
  await vi.advanceTimersByTimeAsync(7000)
  expect(link.state.get()).toMatchObject({ phase: 'failed', failure: { kind: 'slow' } })
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

test('it does not try again by itself in a page that nobody sees', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  search('a')
  attempts[0]!.fail(down())
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempts).toHaveLength(1)
  visible.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(attempts).toHaveLength(2)
})

test('the network coming back is a reason to try again at once', async () => {
  search('a')
  attempts[0]!.fail(new BadResponse('cut'))
  await settle()
  window.dispatchEvent(new Event('online'))
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
  void link.client.search([
    { indexName: 'features', type: 'facet', facet: 'spec', facetQuery: 'x' },
  ])
  attempts[0]!.answer()
  await settle()
  expect(answered()).toBe(true)
  attempts[1]!.fail(down())
  await settle()
  expect(phase()).toBe('failed')
})

test('typing waits for a pause only while the provider is slow', async () => {
  expect(link.typingPause()).toBe(0)
  for (let round = 0; round < 3; round += 1) {
    search('a')
    await vi.advanceTimersByTimeAsync(500)
    attempts.at(-1)!.answer()
    await settle()
  }
  expect(link.typingPause()).toBeGreaterThanOrEqual(100)
  expect(link.typingPause()).toBeLessThanOrEqual(150)
  for (let round = 0; round < 12; round += 1) {
    search('a')
    attempts.at(-1)!.answer()
    await settle()
  }
  expect(link.typingPause()).toBe(0)
})

test('it waits while two searches are without an answer, however quick they have been', () => {
  search('a')
  expect(link.typingPause()).toBe(0)
  search('ab')
  expect(link.typingPause()).toBeGreaterThan(0)
})
