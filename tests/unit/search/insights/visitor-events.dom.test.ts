import { expect, test } from 'vitest'

import { createStore } from '#lib/store.ts'
import { type VisitorEvent, VisitorEvents } from '#search/insights/visitor-events.ts'
import type { Answered } from '#search/transport/search-client.ts'

/** The answer to a search for features, sent as number `sent`. */
const answerTo = (sent: number, queryID: string, objectIDs: readonly string[]): Answered => ({
  sent,
  request: { requests: [{ indexName: 'features' }] },
  answer: {
    results: [
      { queryID, hits: objectIDs.map((objectID) => ({ objectID })), page: 0, hitsPerPage: 20 },
    ],
  },
})

test('a record is opened from the search that was sent last, also if an earlier one is answered later', () => {
  const sent: VisitorEvent[] = []
  const answered = createStore<Answered | undefined>(undefined)
  const events = new VisitorEvents({
    provider: { answered, indexPrefix: '' },
    send: (made) => sent.push(...made),
  })
  const stop = events.start()
  answered.set(answerTo(2, 'b'.repeat(32), ['grid', 'subgrid']))
  answered.set(answerTo(1, 'a'.repeat(32), ['gradients', 'grid']))
  events.opened({ list: 'features', id: 'grid' })
  stop()
  expect(sent).toEqual([
    {
      eventType: 'click',
      eventName: 'Result opened',
      index: 'features',
      objectIDs: ['grid'],
      queryID: 'b'.repeat(32),
      positions: [1],
    },
  ])
})
