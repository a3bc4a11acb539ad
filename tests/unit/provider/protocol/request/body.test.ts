import { expect, test } from 'vitest'

import { readBytes } from '#provider/protocol/request/body.ts'

/** A request as in Firefox, which has no streams of requests. */
function withoutStream(text: string): Request {
  const request = new Request('http://localhost/', { method: 'POST', body: text })
  Object.defineProperty(request, 'body', { value: undefined })
  return request
}

test('the body of a request without a stream is read whole', async () => {
  const bytes = await readBytes(withoutStream('{"query":"grid"}'), 1000)
  expect(new TextDecoder().decode(bytes)).toBe('{"query":"grid"}')
})
