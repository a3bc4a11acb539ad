const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address if a link to it is harmless, else undefined. Addresses in records come from other people's data:
 * a link is made only from an absolute `https:` address (`http:` on the loopback, for a provider under test)
 * written plainly. Relative and scheme-relative forms are refused, because what a browser makes of
 * "//evil" or "/\evil" leaves the site.
 */
export function safeUrl(value: string): string | undefined {
  if (!/^https?:\/\/[^/\\\s]/i.test(value) || hasControlCharacter(value)) return undefined
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'https:') return url.href
  return url.protocol === 'http:' && LOOPBACK.has(url.hostname) ? url.href : undefined
}

/** A path on a known site: "/en-US/docs/Web" → an address under `origin`, whatever the path tries. */
export function safeUrlOn(origin: string, path: string): string | undefined {
  const url = path.startsWith('/') ? safeUrl(`${origin}${path}`) : undefined
  return url !== undefined && new URL(url).origin === origin ? url : undefined
}

// The URL parser drops tabs and line breaks silently, so "java\tscript:" must be refused before it runs.
function hasControlCharacter(value: string): boolean {
  return Array.from(value).some((character) => (character.codePointAt(0) ?? 0) < 0x21)
}
