import { createHmac } from 'node:crypto'

/** A secured key, made as the clients make it: base64 of the signature and the sorted, encoded restrictions. */
export function secured(
  parent: string,
  restrictions: Readonly<Record<string, string | number>>,
): string {
  const text = Object.entries(restrictions)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return btoa(createHmac('sha256', parent).update(text).digest('hex') + text)
}
