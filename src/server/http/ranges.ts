const single = /^bytes=(?:(\d+)-(\d*)|-\d+)$/

/**
 * Removes a range that must or may be ignored (RFC 9110, 14.2): of another unit than bytes, of
 * several parts, invalid, or for a version of the file. Hono would answer these with status 206.
 */
export function dropRange(headers: Headers): void {
  const range = headers.get('range')
  if (range === null) return
  // Files have no strong validator, so that the version in "If-Range" never matches.
  if (headers.has('if-range') || !isServed(range)) headers.delete('range')
}

function isServed(range: string): boolean {
  const match = single.exec(range)
  if (match === null) return false
  const [, first = '', last = ''] = match
  return last === '' || Number(first) <= Number(last)
}
