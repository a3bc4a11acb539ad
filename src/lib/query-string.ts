/** A query string in which the legible stays legible; pairs with an empty value are not written. */
export function formatPairs(pairs: readonly (readonly [key: string, value: string])[]): string {
  const written = pairs
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encode(value)}`)
  return written.length === 0 ? '' : `?${written.join('&')}`
}

/** Percent-encodes a value and leaves legible what a query may hold as it is. */
function encode(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(?:2C|3A|40|2F|3F|24)/g, decodeURIComponent)
}
