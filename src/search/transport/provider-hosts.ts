import type { SearchClient } from './search-client.ts'

/** The hosts of a client, the nearest first, as it really uses them; empty if it hides them. */
export function providerHosts(client: SearchClient): readonly string[] {
  const transporter = 'transporter' in client ? client.transporter : undefined
  if (typeof transporter !== 'object' || transporter === null) return []
  const hosts = 'hosts' in transporter ? transporter.hosts : undefined
  return Array.isArray(hosts) ? hosts.flatMap(urlOf) : []
}

function urlOf(host: unknown): readonly string[] {
  if (typeof host !== 'object' || host === null || !('url' in host)) return []
  if ('accept' in host && host.accept === 'write') return []
  return typeof host.url === 'string' ? [host.url] : []
}
