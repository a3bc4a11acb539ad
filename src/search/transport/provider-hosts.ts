import type { SearchClient } from './search-client.ts'

/**
 * The hosts that a client sends searches to, the nearest first: read from the client itself, so that what the page says
 * of it is what the page does. Empty for a client that does not tell.
 */
export function providerHosts(client: SearchClient): readonly string[] {
  const transporter = 'transporter' in client ? client.transporter : undefined
  if (typeof transporter !== 'object' || transporter === null) return []
  const hosts = 'hosts' in transporter ? transporter.hosts : undefined
  return Array.isArray(hosts) ? hosts.flatMap(urlOf) : []
}

function urlOf(host: unknown): readonly string[] {
  if (typeof host !== 'object' || host === null || !('url' in host)) return []
  // The page never writes.
  if ('accept' in host && host.accept === 'write') return []
  return typeof host.url === 'string' ? [host.url] : []
}
