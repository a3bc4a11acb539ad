import { expect, test } from 'vitest'

import { createMonitor } from '#provider/protocol/health/monitor.ts'
import {
  createRequestLog,
  cutOff,
  type LoggedRequest,
  redactBody,
} from '#provider/protocol/health/request-log.ts'

const request: LoggedRequest = {
  time: 0,
  method: 'GET',
  path: '/1/indexes',
  kind: 'other',
  status: 200,
  took: 1,
  body: '',
  answer: '',
  indices: [],
  agent: '',
}

test('the log keeps the last thousand requests, the newest first', () => {
  const log = createRequestLog()
  for (let time = 0; time < 1500; time += 1) log.add({ ...request, time })
  const times = log.all().map(({ time }) => time)
  expect(times).toHaveLength(1000)
  expect([times[0], times[999]]).toEqual([1499, 500])
})

test('a log that is not full shows the newest first', () => {
  const log = createRequestLog()
  log.add({ ...request, time: 1 })
  log.add({ ...request, time: 2 })
  expect(log.all().map(({ time }) => time)).toEqual([2, 1])
})

const hidden = [
  ['JSON', '{"query":"grid","userToken":"canary","apiKey":"canary"}'],
  ['JSON with a space', '{"apiKey" : "canary","query":"grid"}'],
  ['JSON in JSON', String.raw`{"params":"{\"userToken\":\"canary\"}","query":"grid"}`],
  ['a form', '{"query":"grid","params":"query=a&x-algolia-api-key=canary&userToken=canary"}'],
  ['a value that is cut off', `{"query":"grid","list":"${'x'.repeat(950)}","apiKey":"canary`],
  ['a value with an escaped quote', String.raw`{"query":"grid","userToken":"a\"canary"}`],
] as const

test.each(hidden)('a key or token in %s is not in the log, what was searched for is', (_, text) => {
  expect(redactBody(text)).not.toContain('canary')
  expect(redactBody(text)).toContain('grid')
  expect(redactBody(text)).toContain('[redacted]')
})

test('a text is kept up to its thousandth character', () => {
  expect(cutOff('y'.repeat(5000))).toBe('y'.repeat(1000))
  expect(cutOff('short')).toBe('short')
})

test('long index names and long lists of them are cut off', () => {
  const monitor = createMonitor(() => 0)
  const seen = monitor.begin(new Request('http://localhost/'), '/1/indexes/*/queries')
  const requests = Array.from({ length: 100 }, (_, number) => ({
    indexName: `${number}${'x'.repeat(5000)}`,
  }))
  seen.matched({ kind: 'query', index: undefined, isLogged: true })
  seen.read({ text: '', value: { requests } })
  seen.end(400, 'y'.repeat(5000))
  const [logged] = monitor.requests()
  expect(logged?.indices).toHaveLength(50)
  expect(logged?.indices.every(({ length }) => length === 256)).toBe(true)
  expect(logged?.answer).toHaveLength(1000)
})

test('a body that is no list of queries names no index', () => {
  const monitor = createMonitor(() => 0)
  for (const value of [null, 'x', { requests: {} }, { requests: [null, { indexName: 5 }] }]) {
    const seen = monitor.begin(new Request('http://localhost/'), '/1/indexes/*/queries')
    seen.read({ text: '', value })
    seen.end(400, 'no')
  }
  expect(monitor.requests().map(({ indices }) => indices)).toEqual([[], [], [], []])
})

test('what is searched for is kept where it may be counted, and of no other search', () => {
  const monitor = createMonitor(() => 0)
  const quiet = { indexName: 'features', query: 'mine', analytics: false }
  for (const value of [
    { requests: [quiet, quiet] },
    { query: 'mine', analytics: false },
    { requests: [{ indexName: 'features', query: 'counted' }, quiet] },
    { query: 'counted' },
  ]) {
    const seen = monitor.begin(new Request('http://localhost/'), '/1/indexes/*/queries')
    seen.matched({ kind: 'query', index: undefined, isLogged: true })
    seen.read({ text: JSON.stringify(value), value })
    seen.end(200, '')
  }
  expect(monitor.requests().map(({ body }) => body.includes('counted'))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(monitor.requests().slice(2)).toMatchObject([{ body: '' }, { body: '' }])
})
