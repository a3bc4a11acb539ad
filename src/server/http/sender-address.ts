import { isIP } from 'node:net'

/** What the adaptor passes with a request: its connection, as Node describes it. */
export type Passed = {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

/**
 * The address by which the work of a sender is counted; of IPv6 its network. A proxy on this machine
 * names its client last in `X-Forwarded-For`. Any client on another machine could write that header.
 */
export function senderAddress(passed: Passed | undefined, headers: Headers): string {
  const peer = unmapped(passed?.incoming?.socket.remoteAddress ?? '')
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const isOfProxy = isLoopback(peer) && isIP(unmapped(forwarded)) !== 0
  return networkOf(isOfProxy ? unmapped(forwarded) : peer)
}

const isLoopback = (address: string): boolean => /^(127\.|::1$)/.test(address)

/** `::ffff:192.0.2.1` is an IPv4 address in a socket for both versions. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The network of one household: its devices have any number of addresses in it. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
