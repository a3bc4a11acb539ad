import { expect, test } from 'vitest'

import { senderAddress } from '#server/http/sender-address.ts'

const from = (remoteAddress: string | undefined, forwarded?: string): string =>
  senderAddress(
    { incoming: { socket: { remoteAddress } } },
    new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
  )

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1::6', '2001:db8:1:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
])('a sender at %s counts as %s', (address, counted) => {
  expect(from(address)).toBe(counted)
})

test('a sender whose connection is unknown or gone has an empty address', () => {
  expect(from(undefined)).toBe('')
  expect(senderAddress(undefined, new Headers())).toBe('')
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'a proxy at %s names its client, last in the header',
  (proxy) => {
    expect(from(proxy, '192.0.2.1')).toBe('192.0.2.1')
    expect(from(proxy, 'invented, 192.0.2.1')).toBe('192.0.2.1')
    expect(from(proxy, '192.0.2.1, not an address')).toBe(from(proxy))
  },
)

test('the header of another machine is ignored', () => {
  expect(from('198.51.100.7', '192.0.2.1')).toBe('198.51.100.7')
})
