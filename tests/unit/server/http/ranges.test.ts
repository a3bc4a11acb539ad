import { expect, test } from 'vitest'

import { dropRange } from '#server/http/ranges.ts'

const kept = (headers: Record<string, string>): string | null => {
  const sent = new Headers(headers)
  dropRange(sent)
  return sent.get('range')
}

test.each(['bytes=0-1', 'bytes=5-', 'bytes=-7', 'bytes=-0', 'bytes=9-9'])(
  'a single range of bytes is kept: %s',
  (range) => expect(kept({ range })).toBe(range),
)

test.each([
  'items=0-1',
  'bytes=a-b',
  'bytes=0-1,3-4',
  'bytes=-',
  'bytes=',
  'bytes=5-4',
  '0-1',
  'bytes 0-1',
  'bytes=0-1-2',
  '',
])('a range of an unknown unit, of several parts or without sense is ignored: "%s"', (range) => {
  expect(kept({ range })).toBeNull()
})

test('a range that depends on a version is ignored, because files have no strong validator', () => {
  expect(kept({ range: 'bytes=0-1', 'if-range': '"abc"' })).toBeNull()
})
