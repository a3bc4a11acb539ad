const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns the address if it is safe to link to, else undefined. Addresses in records come from
 * third parties: only absolute `https:` addresses (`http:` on the loopback, for a provider under
 * test) without credentials are accepted. Relative and scheme-relative forms are refused, because
 * browsers resolve "//evil" or "/\evil" to another site.
 */
export function safeUrl(value: string): string | undefined {
  if (!/^https?:\/\/[^/\\\s]/i.test(value) || hasControlCharacter(value)) return undefined
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'https:') return url.href
  return url.protocol === 'http:' && LOOPBACK.has(url.hostname) ? url.href : undefined
}

/** "/en-US/docs/Web" → its address under `origin`; undefined if the path leads elsewhere. */
export function safeUrlOn(origin: string, path: string): string | undefined {
  const url = path.startsWith('/') ? safeUrl(`${origin}${path}`) : undefined
  return url !== undefined && new URL(url).origin === origin ? url : undefined
}

// The URL parser drops tabs and line breaks silently, so "java\tscript:" must be refused first.
function hasControlCharacter(value: string): boolean {
  return Array.from(value).some((character) => (character.codePointAt(0) ?? 0) < 0x21)
}
