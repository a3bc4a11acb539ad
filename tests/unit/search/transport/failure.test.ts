import { expect, test } from 'vitest'

import { failureReason, failureText } from '#search/transport/failure-text.ts'
import { BadResponse, classifyFailure } from '#search/transport/failure.ts'

const apiError = (status: number, headers: Record<string, string> = {}) =>
  Object.assign(new Error('no'), {
    name: 'ApiError',
    status,
    stackTrace: [{ response: { headers } }],
  })
const named = (name: string) => Object.assign(new Error('no'), { name })

test.each([
  ['unreachable', named('RetryError')],
  ['unreachable', new TypeError('x is undefined')],
  ['unreachable', undefined],
  ['garbled', new BadResponse('short')],
  ['garbled', named('DeserializationError')],
  ['unavailable', apiError(401)],
  ['unavailable', apiError(403)],
  ['unavailable', apiError(404)],
  ['unavailable', Object.assign(apiError(400), { message: '"validUntil" parameter expired' })],
  ['rejected', apiError(400)],
  ['rejected', apiError(422)],
  ['busy', apiError(429)],
] as const)('%s: %o', (kind, error) => {
  expect(classifyFailure(error).kind).toBe(kind)
})

test.each([
  [2, { 'retry-after': '2' }],
  [60, { 'retry-after': '3600' }],
  [1, { 'retry-after': '0' }],
  [30, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }],
  [30, {}],
])('after too many searches it waits %i s for %o', (wait, headers) => {
  expect(classifyFailure(apiError(429, headers))).toEqual({ kind: 'busy', code: 429, wait })
})

test.each([
  [503, { kind: 'unreachable', code: 503 }],
  [0, { kind: 'unreachable' }],
])('the client gives up after an answer with status %i', (status, failure) => {
  const stackTrace = [{ response: { status: 500 } }, { response: { status } }]
  const error = Object.assign(named('RetryError'), { stackTrace })
  expect(classifyFailure(error)).toEqual(failure)
})

test('only a browser without a network is told that it is offline', () => {
  expect(failureText({ kind: 'unreachable' }, false).title).toMatch(/offline/)
  expect(failureText({ kind: 'unreachable' }, true).title).not.toMatch(/offline/)
  expect(failureText({ kind: 'unavailable', code: 403 }, false).title).not.toMatch(/offline/)
  expect(failureReason({ kind: 'unreachable' }, false)).toMatch(/offline/)
  expect(failureReason({ kind: 'unreachable' }, true)).not.toMatch(/offline/)
  expect(failureReason({ kind: 'garbled' }, false)).not.toMatch(/offline/)
})

test('the text of a failure names its status code', () => {
  expect(failureText({ kind: 'unavailable', code: 403 }, true).advice).toContain('403')
})
