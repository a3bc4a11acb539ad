/** Formats a readable query string; omits pairs with an empty value. */
export function formatPairs(pairs: readonly (readonly [key: string, value: string])[]): string {
  const written = pairs
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encode(value)}`)
  return written.length === 0 ? '' : `?${written.join('&')}`
}

function encode(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(?:2C|3A|40|2F|3F|24)/g, decodeURIComponent)
}

/** The text of a part of a path; the part itself where a percent sign strays in it. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
